'use client';

import type { ReactNode } from 'react';
import { AS_TYPED } from '@/lib/forms/constants';
import { sendForm } from '@/lib/forms/send';
import { Field } from './kit/field.client';
import { Form } from './kit/form-kit.client';

interface Props {
  readonly labelledBy: string;
  readonly help: ReactNode;
}

export function ContactForm({ labelledBy, help }: Props) {
  return (
    <Form
      help={help}
      name="contact"
      labelledBy={labelledBy}
      submitLabel="Send message"
      sendingLabel="SENDING..."
      resultAs="banner"
      onSend={(data) => sendForm('contact', data)}
    >
      <Field name="name" label="Name" required>
        {(control) => <input {...control} {...AS_TYPED} autoComplete="name" />}
      </Field>
      <Field name="email" label="Email" required variant="half">
        {(control) => <input {...control} type="email" inputMode="email" autoComplete="email" />}
      </Field>
      <Field name="mobile" label="Mobile" required variant="half">
        {(control) => <input {...control} type="tel" inputMode="tel" autoComplete="tel" />}
      </Field>
      <Field name="subject" label="Subject" required>
        {(control) => <input {...control} autoComplete="off" />}
      </Field>
      <Field name="message" label="Message" required>
        {(control) => <textarea {...control} enterKeyHint="enter" rows={8} />}
      </Field>
    </Form>
  );
}
