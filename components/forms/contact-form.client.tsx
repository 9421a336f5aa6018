'use client';

import { CONTACT_FIELDS, contactPayload, readValues } from '@/lib/forms/payloads';
import { sendForm } from '@/lib/forms/send';
import { publicSettings } from '@/lib/public-settings';
import { Field } from './kit/field.client';
import { Form } from './kit/form-kit.client';

const send = (data: FormData) =>
  sendForm(
    'contact',
    contactPayload(publicSettings.formAccessKey, readValues(data, CONTACT_FIELDS)),
    data,
  );

/** The 'Keep in touch' form (sections 4, 5, 7 and 8). */
export function ContactForm({ labelledBy }: { readonly labelledBy: string }) {
  return (
    <Form
      name="contact"
      labelledBy={labelledBy}
      submitLabel="Send message"
      sendingLabel="SENDING..."
      replies="banner"
      onSend={send}
    >
      <Field name="name" label="Name" required>
        {(control) => <input {...control} autoComplete="name" />}
      </Field>
      <Field name="email" label="Email" required look="half">
        {(control) => <input {...control} type="email" inputMode="email" autoComplete="email" />}
      </Field>
      <Field name="mobile" label="Mobile" required look="half">
        {(control) => <input {...control} type="tel" inputMode="tel" autoComplete="tel" />}
      </Field>
      <Field name="subject" label="Subject" required>
        {(control) => <input {...control} autoComplete="off" />}
      </Field>
      <Field name="message" label="Message" required>
        {(control) => <textarea {...control} rows={8} />}
      </Field>
    </Form>
  );
}
