'use client';

import type { ReactNode } from 'react';
import type { EnrolmentCourse } from '@/content';
import { AS_TYPED } from '@/lib/forms/constants';
import { ENROLMENT_WORDS as WORDS } from '@/lib/forms/messages';
import { type FormResult, sendForm } from '@/lib/forms/send';
import { legalPath } from '@/lib/routes';
import { SiteLink } from '../ui/site-link';
import styles from './form-kit.module.scss';
import { Field } from './kit/field.client';
import { Form } from './kit/form-kit.client';

interface Props {
  readonly labelledBy: string;
  readonly course: EnrolmentCourse;
  readonly courses: readonly EnrolmentCourse[];
  readonly courseHint: string | undefined;
  readonly onAnswer: (result: FormResult) => void;
  readonly help: ReactNode;
}

export function EnrolmentForm(props: Props) {
  const { labelledBy, course, courses, courseHint, onAnswer, help } = props;
  return (
    <Form
      help={help}
      name="enrolment"
      labelledBy={labelledBy}
      submitLabel="Submit"
      sendingLabel="Submitting..."
      resultAs="banner"
      onSend={async (data) => {
        const result = await sendForm('enrolment', data);
        onAnswer(result);
        return result;
      }}
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
              <option key={name}>{name}</option>
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
