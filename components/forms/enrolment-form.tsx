import type { EnrolmentCourse, Office } from '@/content';
import { AS_TYPED } from '@/lib/forms/constants';
import { ENROLMENT_WORDS as WORDS } from '@/lib/forms/messages';
import { legalPath } from '@/lib/routes';
import { SiteLink } from '../ui/site-link';
import styles from './form-kit.module.scss';
import { Field } from './kit/field';
import { Form } from './kit/form';

interface Props {
  readonly labelledBy: string;
  readonly course: EnrolmentCourse;
  readonly courses: readonly EnrolmentCourse[];
  readonly courseHint: string | undefined;
  readonly office: Office;
}

export function EnrolmentForm(props: Props) {
  const { labelledBy, course, courses, courseHint, office } = props;
  return (
    <Form
      name="enrolment"
      office={office}
      labelledBy={labelledBy}
      submitLabel="Submit"
      sendingLabel="Submitting..."
      resultAs="banner"
    >
      <Field name="name" label="Name" required variant="half">
        {(control) => (
          <input {...control} {...AS_TYPED} autoComplete="name" autoCapitalize="words" />
        )}
      </Field>
      <Field name="email" label="Email" required variant="half">
        {(control) => <input {...control} type="email" autoComplete="email" inputMode="email" />}
      </Field>
      <Field name="phone" label="Phone" required variant="half">
        {(control) => <input {...control} type="tel" autoComplete="tel" inputMode="tel" />}
      </Field>
      <Field name="course" label="Course" hint={courseHint} required variant="half" draft={false}>
        {(control) => (
          <select {...control} defaultValue={course}>
            <option value="">Choose Course</option>
            {courses.map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field name="degree" label="Current Degree" required variant="half">
        {(control) => <input {...control} autoComplete="off" />}
      </Field>
      <Field name="institute" label="Institute Name" required variant="half">
        {(control) => <input {...control} {...AS_TYPED} autoComplete="organization" />}
      </Field>
      <Field name="address" label="Address" required>
        {(control) => <input {...control} autoComplete="street-address" enterKeyHint="send" />}
      </Field>
      <p className={styles.purpose}>
        {WORDS.purpose} <SiteLink href={legalPath('privacy-policy')}>{WORDS.policy}</SiteLink>.{' '}
        {WORDS.adult} {WORDS.request}
      </p>
    </Form>
  );
}
