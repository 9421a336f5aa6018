import type { Office } from '@/content';
import { AS_TYPED, RESUME_HINT, RESUME_TYPES } from '@/lib/forms/constants';
import { APPLICATION_WORDS as WORDS } from '@/lib/forms/messages';
import { ApplicationOutcome } from './application-outcome';
import styles from './form-panel.module.scss';
import { Field } from './kit/field';
import { Form } from './kit/form';

interface Props {
  /** Its mail address gets the application. */
  readonly office: Pick<Office, 'email' | 'phone'>;
  /** Undefined for an application without a job. */
  readonly job?: string | undefined;
  readonly company: string;
  readonly note?: string | undefined;
}

/** Sends no request: the visitor's mail program gets the message. */
export function ApplicationForm({ office, job, company, note }: Props) {
  return (
    <section className={styles.panel} data-scripts="only" aria-labelledby="application-heading">
      <h2 id="application-heading" className="tFeature">
        {WORDS.heading}
      </h2>
      {note ? <p className={styles.lead}>{note}</p> : null}
      <Form
        name="application"
        office={office}
        labelledBy="application-heading"
        submitLabel={WORDS.prepare}
        sendingLabel={WORDS.preparing}
        resultAs="banner"
        application={{ to: office.email, job }}
      >
        <Field name="fullName" label="Full Name" required>
          {(control) => (
            <input {...control} {...AS_TYPED} autoComplete="name" autoCapitalize="words" />
          )}
        </Field>
        <Field name="email" label="Email" required variant="half">
          {(control) => <input {...control} type="email" inputMode="email" autoComplete="email" />}
        </Field>
        <Field name="phone" label="Phone" required variant="half">
          {(control) => <input {...control} type="tel" inputMode="tel" autoComplete="tel" />}
        </Field>
        <Field name="coverLetter" label="Cover Letter" required>
          {(control) => <textarea {...control} enterKeyHint="enter" rows={7} />}
        </Field>
        <Field name="resume" label="CV or resume" required hint={RESUME_HINT}>
          {(control) => <input {...control} type="file" accept={RESUME_TYPES} />}
        </Field>
        <Field
          name="consent"
          label={WORDS.consent(company)}
          hint={WORDS.consentNote}
          required
          variant="tick"
        >
          {(control) => <input {...control} type="checkbox" />}
        </Field>
      </Form>
      <ApplicationOutcome to={office.email} />
    </section>
  );
}
