'use client';

import {
  type ReactNode,
  type SubmitEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { HONEYPOT } from '@/lib/forms/constants';
import type { Behavior } from '@/lib/browser/behavior';
import { attachDraft } from '@/lib/browser/behaviors/draft';
import { controlOf, controlsOf, reveal } from '@/lib/browser/form-controls';
import { FORM_WORDS } from '@/lib/forms/messages';
import type { FormResult } from '@/lib/forms/send';
import { type FieldErrors, errorsOf, withoutSolved } from '@/lib/browser/form-validation';
import { AlertDialog } from './alert-dialog.client';
import { Button } from '../../ui/controls/button';
import { ErrorSummary } from './error-summary.client';
import { FormContext } from './field.client';
import styles from '../form-kit.module.scss';

type State =
  | { readonly status: 'editing' | 'cleared' | 'sending' }
  | { readonly status: 'invalid'; readonly found: FieldErrors }
  | { readonly status: 'answered'; readonly result: FormResult };

interface Props {
  readonly name: string;
  readonly labelledBy: string;
  readonly submitLabel: string;
  readonly sendingLabel: string;
  readonly resultAs: 'banner' | 'alert';
  /** `sent` resets the form; anything else keeps the entries. */
  readonly onSend: (data: FormData) => Promise<FormResult | undefined>;
  /** Shown while the script has not arrived (form-help.tsx). */
  readonly help: ReactNode;
  readonly behavior?: readonly [name: string, attach: Behavior];
  readonly children: ReactNode;
}

async function resultOf(onSend: Props['onSend'], data: FormData): Promise<FormResult | undefined> {
  try {
    return await onSend(data);
  } catch (error) {
    console.error('The form was not sent:', error);
    return { status: 'failed', text: FORM_WORDS.failed };
  }
}

const DRAFT = ['draft', attachDraft] as const;

/** One submission at a time. A form sent before hydration (`data-kept`) is sent once it is hydrated. */
export function Form(props: Props) {
  const { name, labelledBy, submitLabel, sendingLabel, resultAs, onSend, children } = props;
  const { help, behavior: [behavior, attach] = DRAFT } = props;
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const busy = useRef(false);
  const [state, setState] = useState<State>({ status: 'editing' });
  const [errors, setErrors] = useState<FieldErrors>({});
  const sending = state.status === 'sending';
  const result = state.status === 'answered' ? state.result : undefined;
  const banner = resultAs === 'banner' ? result : undefined;

  useEffect(() => {
    const form = button.current?.form;
    if (form?.dataset.kept !== undefined) form.requestSubmit();
  }, []);

  // The disabled controls lost the focus; a dialog returns it to this element.
  useLayoutEffect(() => {
    const form = button.current?.form;
    if (!result || !form) return;
    const refused = result.status === 'refused' && controlOf(form, result.field);
    if (refused) reveal(refused);
    (refused || button.current)?.focus();
  }, [result]);

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const target = event.currentTarget;
    delete target.dataset.kept;
    if (busy.current) return;
    const found = errorsOf(target);
    setErrors(found);
    if (Object.keys(found).length > 0) {
      for (const control of controlsOf(target)) if (control.name in found) reveal(control);
      setState({ status: 'invalid', found });
      return;
    }
    busy.current = true;
    setState({ status: 'sending' });
    const answer = await resultOf(onSend, new FormData(target));
    busy.current = false;
    if (answer?.status === 'sent') target.reset();
    if (answer?.status === 'refused') setErrors({ [answer.field]: answer.text });
    setState(answer ? { status: 'answered', result: answer } : { status: 'editing' });
  }

  return (
    <FormContext value={{ id, errors }}>
      <form
        ref={attach}
        className={styles.form}
        data-scripts="only"
        aria-labelledby={labelledBy}
        data-behavior={behavior}
        data-draft={name}
        data-hydrate=""
        noValidate
        onSubmit={send}
        onInput={({ target }) => {
          setErrors(withoutSolved(errors, target));
        }}
        onReset={() => {
          setErrors({});
          setState({ status: 'cleared' });
        }}
      >
        {state.status === 'invalid' ? <ErrorSummary form={id} errors={state.found} /> : null}
        <p className={styles.legend}>{FORM_WORDS.required}</p>
        <fieldset className={styles.fields} disabled={sending}>
          {children}
          <label className="visuallyHidden" aria-hidden="true">
            {FORM_WORDS.honeypot}
            <input name={HONEYPOT} tabIndex={-1} autoComplete="off" data-draft="no" />
          </label>
          <div className={styles.end}>
            <div role="status">
              <p className={styles.offline}>{FORM_WORDS.offline}</p>
              <p className={styles.kept}>{FORM_WORDS.kept}</p>
              {sending ? <p className="visuallyHidden">{FORM_WORDS.sending}</p> : null}
              {state.status === 'cleared' ? (
                <p className={styles.cleared}>{FORM_WORDS.cleared}</p>
              ) : null}
              {banner?.status === 'sent' ? <p className={styles.sent}>{banner.text}</p> : null}
            </div>
            {help ? (
              <div role="alert" className={styles.stopped}>
                {help}
              </div>
            ) : null}
            <div role="alert">
              {banner && banner.status !== 'sent' ? (
                <p className={styles.failed}>{banner.text}</p>
              ) : null}
            </div>
            <div className={styles.actions}>
              <Button ref={button} type="submit" variant="secondary">
                {sending ? sendingLabel : submitLabel}
              </Button>
              <button type="reset" className="asLink">
                {FORM_WORDS.clear}
              </button>
            </div>
          </div>
        </fieldset>
      </form>
      {result && resultAs === 'alert' ? (
        <AlertDialog
          heading={FORM_WORDS.alert[result.status]}
          message={result.text}
          ok={FORM_WORDS.ok}
          onClose={() => {
            setState({ status: 'editing' });
          }}
        />
      ) : null}
    </FormContext>
  );
}
