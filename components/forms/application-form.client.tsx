'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import {
  APPLICATION_FIELDS,
  type ApplicationMail,
  applicationMail,
  fitsLink,
  mailAsText,
  mailtoLink,
} from '@/lib/forms/application';
import { cx } from '@/lib/cx';
import { AS_TYPED, RESUME_HINT, RESUME_TYPES } from '@/lib/forms/constants';
import { APPLICATION_WORDS as WORDS } from '@/lib/forms/messages';
import { readValues } from '@/lib/forms/values';
import { Button } from '../ui/controls/button';
import { Field } from './kit/field.client';
import buttonStyles from '../ui/controls/button.module.scss';
import styles from './application-form.module.scss';
import kit from './form-kit.module.scss';
import panelStyles from './form-panel.module.scss';
import { Form } from './kit/form-kit.client';

interface Props {
  readonly to: string;
  /** Undefined for an application without a job. */
  readonly job?: string | undefined;
  readonly company: string;
  readonly note?: string | undefined;
  readonly help: ReactNode;
}

interface Prepared {
  readonly mail: ApplicationMail;
  readonly resume: string;
  readonly outdated: boolean;
}

function NextStep({ mail, resume, outdated }: Prepared) {
  const heading = useRef<HTMLHeadingElement>(null);
  const text = useRef<HTMLTextAreaElement>(null);
  const nextStep = fitsLink(mail) ? WORDS.nextStep : WORDS.nextStepByCopy;
  const [copied, setCopied] = useState<'no' | 'yes' | 'by hand'>('no');

  useEffect(() => {
    heading.current?.focus();
  }, [mail]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(mailAsText(mail));
      setCopied('yes');
    } catch {
      // Without the permission the visitor copies from the field.
      text.current?.select();
      setCopied('by hand');
    }
  };

  return (
    <div className={cx(outdated ? kit.failed : kit.sent, styles.next)}>
      <h3 ref={heading} tabIndex={-1}>
        {outdated ? WORDS.outdated : WORDS.written}
      </h3>
      <p>
        <b>{WORDS.nothingSent}</b> {nextStep(mail.to, resume)}
      </p>
      <div className={kit.actions}>
        <a className={buttonStyles.button} href={mailtoLink(mail)}>
          {WORDS.open}
        </a>
        <Button variant="onDark" onClick={() => void copy()}>
          {WORDS.copy}
        </Button>
      </div>
      <p role="status">
        {outdated
          ? WORDS.prepareAgain
          : copied === 'yes'
            ? WORDS.copied
            : copied === 'by hand'
              ? WORDS.notCopied
              : null}
      </p>
      <label className={styles.text}>
        {WORDS.message}
        <textarea ref={text} readOnly rows={9} value={mailAsText(mail)} />
      </label>
    </div>
  );
}

/** Sends no request: the visitor's mail program gets the message. */
export function ApplicationForm({ to, job, company, note, help }: Props) {
  const [ready, setReady] = useState<Prepared>();
  const markOutdated = () => {
    setReady((now) => now && { ...now, outdated: true });
  };
  const takeAway = () => {
    setReady(undefined);
  };
  return (
    <section
      className={panelStyles.panel}
      data-scripts="only"
      aria-labelledby="application-heading"
    >
      <h2 id="application-heading">{WORDS.heading}</h2>
      {note ? <p className={panelStyles.lead}>{note}</p> : null}
      <div onInput={markOutdated} onReset={takeAway}>
        <Form
          help={help}
          name={`application-${job ?? ''}`}
          labelledBy="application-heading"
          submitLabel={WORDS.prepare}
          sendingLabel={WORDS.preparing}
          resultAs="banner"
          onSend={(data) => {
            const resume = data.get('resume');
            setReady({
              mail: applicationMail(to, job, readValues(data, APPLICATION_FIELDS)),
              resume: resume instanceof File ? resume.name : 'your file',
              outdated: false,
            });
            return Promise.resolve(undefined);
          }}
        >
          <Field name="fullName" label="Full Name" required>
            {(control) => (
              <input {...control} {...AS_TYPED} autoComplete="name" autoCapitalize="words" />
            )}
          </Field>
          <Field name="email" label="Email" required variant="half">
            {(control) => (
              <input {...control} type="email" inputMode="email" autoComplete="email" />
            )}
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
      </div>
      {ready ? <NextStep key={mailAsText(ready.mail)} {...ready} /> : null}
    </section>
  );
}
