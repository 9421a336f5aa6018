import type { ContactMethod, EnquiryProduct, Office } from '@/content';
import { AS_TYPED } from '@/lib/forms/constants';
import { Captcha } from './captcha';
import styles from './captcha.module.scss';
import { Field } from './kit/field';
import { FieldGroup, FoldedFields } from './kit/field-group';
import { Form } from './kit/form';

interface Props {
  readonly labelledBy: string;
  readonly products: readonly EnquiryProduct[];
  readonly contactMethods: readonly ContactMethod[];
  readonly fileNote: string;
  readonly captchaHint: string;
  readonly productNote: string;
  readonly messageNote: string;
  readonly details: { readonly summary: string; readonly names: string };
  readonly office: Office;
}

/** All inputs but the captcha (`lib/browser/behaviors/enquiry-form.ts`). */
const capitalized = { autoCapitalize: 'words' } as const;

export function EnquiryForm(props: Props) {
  const { labelledBy, products, contactMethods, fileNote, captchaHint } = props;
  const { productNote, messageNote, details, office } = props;
  return (
    <Form
      name="enquiry"
      office={office}
      labelledBy={labelledBy}
      submitLabel="Send enquiry"
      sendingLabel="Submitting..."
      resultAs="alert"
    >
      <FieldGroup legend="You">
        <Field name="name" label="Full name" required>
          {(control) => <input {...control} {...capitalized} {...AS_TYPED} autoComplete="name" />}
        </Field>
        <Field name="email" label="Email address" required>
          {(control) => <input {...control} type="email" inputMode="email" autoComplete="email" />}
        </Field>
        <Field name="phone" label="Phone number" required>
          {(control) => <input {...control} type="tel" inputMode="tel" autoComplete="tel" />}
        </Field>
      </FieldGroup>
      <FieldGroup legend="What you need">
        <Field name="product" label="Interested product/service" required hint={productNote}>
          {(control) => (
            <select {...control} defaultValue="">
              <option value="">Choose a product or service</option>
              {products.map((name) => (
                <option key={name} value={name}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field name="message" label="Message" hint={messageNote}>
          {(control) => <textarea {...control} enterKeyHint="enter" {...capitalized} rows={4} />}
        </Field>
      </FieldGroup>
      <FoldedFields {...details}>
        <Field name="company" label="Company" variant="half">
          {(control) => (
            <input {...control} {...capitalized} {...AS_TYPED} autoComplete="organization" />
          )}
        </Field>
        <Field name="designation" label="Designation" variant="half">
          {(control) => <input {...control} {...capitalized} autoComplete="organization-title" />}
        </Field>
        <Field name="location" label="Location" variant="half">
          {(control) => <input {...control} {...capitalized} autoComplete="address-level2" />}
        </Field>
        <Field name="subject" label="Subject" variant="half">
          {(control) => (
            <input
              {...control}
              {...capitalized}
              autoComplete="off"
              placeholder="e.g., Product Info, Demo Request, Support..."
            />
          )}
        </Field>
        <Field name="contactMethod" label="Contact method" variant="half">
          {(control) => (
            <select {...control} defaultValue="">
              <option value="">No preference</option>
              {contactMethods.map((method) => (
                <option key={method} value={method}>
                  {method}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field name="contactTime" label="Contact time" variant="half">
          {(control) => <input {...control} type="datetime-local" />}
        </Field>
        <Field name="file" label="File" hint={fileNote}>
          {(control) => <input {...control} type="file" />}
        </Field>
      </FoldedFields>
      <Field name="captcha" label="Captcha" required draft={false} hint={captchaHint}>
        {(control) => (
          <div className={styles.row}>
            <Captcha />
            <input
              {...control}
              autoComplete="off"
              autoCapitalize="none"
              {...AS_TYPED}
              enterKeyHint="send"
            />
          </div>
        )}
      </Field>
    </Form>
  );
}
