import type { Office } from '@/content';
import { AS_TYPED } from '@/lib/forms/constants';
import { Field } from './kit/field';
import { Form } from './kit/form';

interface Props {
  readonly labelledBy: string;
  readonly office: Office;
}

export function ContactForm(props: Props) {
  return (
    <Form
      name="contact"
      submitLabel="Send message"
      sendingLabel="SENDING..."
      resultAs="banner"
      {...props}
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
