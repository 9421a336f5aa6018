'use client';

import { type FocusEvent, type InputEvent, useEffect, useRef, useState } from 'react';
import type { ContactMethod, EnquiryProduct } from '@/content';
import { createCaptcha, matchesCaptcha } from '@/lib/captcha';
import { wishOf } from '@/lib/enquiry';
import { drawnCaptcha } from '@/lib/browser/first-step-state';
import { isFirstVisit } from '@/lib/browser/first-visit';
import { capitalize, mayCapitalize } from '@/lib/browser/form-capitalize';
import { isAsGiven, prefill } from '@/lib/browser/form-draft';
import { CAPTCHA_MISMATCH } from '@/lib/forms/messages';
import { type FormResult, sendForm } from '@/lib/forms/send';
import { Field } from './kit/field.client';
import { FieldGroup, FieldGroups, FoldedFields } from './kit/field-group';
import { Captcha } from './captcha.client';
import styles from './captcha.module.scss';
import { Form } from './kit/form-kit.client';

interface Props {
  readonly labelledBy: string;
  readonly products: readonly EnquiryProduct[];
  readonly contactMethods: readonly ContactMethod[];
  /** The note that the file is not sent (decision 13). */
  readonly fileNote: string;
  readonly captchaHint: string;
  /** The hint for services that are not in the product list. */
  readonly productNote: string;
  readonly messageNote: string;
  /** The label of the collapsed group of optional fields, and the names of its fields. */
  readonly details: { readonly summary: string; readonly names: string };
}

const NAME = 'enquiry';

type Text = HTMLInputElement | HTMLTextAreaElement;

/** Every text and textarea input but the captcha (section 5). */
const capitalized = {
  autoCapitalize: 'words',
  onInput: (event: InputEvent<Text>) => {
    if (mayCapitalize(event.nativeEvent)) capitalize(event.currentTarget);
  },
  onBlur: (event: FocusEvent<Text>) => {
    // A prefilled name such as SharePoint keeps its capital letters.
    if (!isAsGiven(event.currentTarget)) capitalize(event.currentTarget);
  },
};

/**
 * The Enquiry Form (sections 4, 5, 7 and 8), in two groups and a collapsed one. `?product=` and
 * `?subject=` in the address prefill a field that the visitor has not changed, once for each visit
 * through such a link (decision 38).
 */
export function EnquiryForm(props: Props) {
  const { labelledBy, products, contactMethods, fileNote, captchaHint } = props;
  const { productNote, messageNote, details } = props;
  const [code, setCode] = useState('');
  const entry = useRef<HTMLInputElement>(null);
  const product = useRef<HTMLSelectElement>(null);
  const subject = useRef<HTMLInputElement>(null);

  function renewCode() {
    setCode(createCaptcha());
    if (entry.current) entry.current.value = '';
  }

  useEffect(() => {
    const showFirst = () => {
      setCode(drawnCaptcha(entry.current) ?? createCaptcha());
    };
    showFirst();
  }, []);

  useEffect(() => {
    if (!isFirstVisit()) return;
    const wish = wishOf(window.location.search, products);
    if (wish.product && product.current) prefill(NAME, product.current, wish.product);
    if (wish.subject && subject.current) prefill(NAME, subject.current, wish.subject);
  }, [products]);

  async function send(data: FormData): Promise<FormResult> {
    const entered = data.get('captcha');
    if (typeof entered !== 'string' || !matchesCaptcha(entered, code)) {
      renewCode();
      return { status: 'refused', field: 'captcha', text: CAPTCHA_MISMATCH };
    }
    const result = await sendForm('enquiry', data);
    if (result.status === 'sent') renewCode();
    return result;
  }

  return (
    <Form
      name={NAME}
      labelledBy={labelledBy}
      submitLabel="Send enquiry"
      sendingLabel="Submitting..."
      resultAs="alert"
      onSend={send}
    >
      <FieldGroups>
        <FieldGroup legend="You">
          <Field name="name" label="Full name" required>
            {(control) => <input {...control} {...capitalized} autoComplete="name" />}
          </Field>
          <Field name="email" label="Email address" required>
            {(control) => (
              <input {...control} type="email" inputMode="email" autoComplete="email" />
            )}
          </Field>
          <Field name="phone" label="Phone number" required>
            {(control) => <input {...control} type="tel" inputMode="tel" autoComplete="tel" />}
          </Field>
        </FieldGroup>
        <FieldGroup legend="What you need">
          <Field name="product" label="Interested product/service" required hint={productNote}>
            {(control) => (
              <select {...control} ref={product} defaultValue="">
                <option value="">Choose a product or service</option>
                {products.map((name) => (
                  <option key={name}>{name}</option>
                ))}
              </select>
            )}
          </Field>
          <Field name="message" label="Message" hint={messageNote}>
            {(control) => <textarea {...control} {...capitalized} rows={4} />}
          </Field>
        </FieldGroup>
      </FieldGroups>
      <FoldedFields {...details}>
        <Field name="company" label="Company" variant="half">
          {(control) => <input {...control} {...capitalized} autoComplete="organization" />}
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
              ref={subject}
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
                <option key={method}>{method}</option>
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
          <>
            <Captcha code={code} onRefresh={renewCode} />
            <input
              {...control}
              ref={entry}
              className={styles.entry}
              autoComplete="off"
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
            />
          </>
        )}
      </Field>
    </Form>
  );
}
