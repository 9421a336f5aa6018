'use client';

import { type ReactNode, type SubmitEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { HONEYPOT } from '@/lib/forms/constants';
import { controlOf, controlsOf, reveal } from '@/lib/browser/form-controls';
import { clearDraft, restoreDraft, saveDraft } from '@/lib/browser/form-draft';
import { FORM_WORDS } from '@/lib/forms/messages';
import type { FormResult } from '@/lib/forms/send';
import { type FieldErrors, errorsOf, withoutSolved } from '@/lib/browser/form-validation';
import { AlertDialog } from './alert-dialog.client';
import { useHydrated, useOnline } from './browser-state.client';
import { Button } from '../../ui/controls/button';
import { ErrorSummary } from './error-summary.client';
import { FormContext } from './field.client';
import styles from '../form-kit.module.scss';

type State =
  | { readonly status: 'editing' | 'cleared' | 'sending' }
  | { readonly status: 'invalid'; readonly found: FieldErrors }
  | { readonly status: 'answered'; readonly result: FormResult };

interface Props {
  /** The key of the form's draft. */
  readonly name: string;
  /** The id of the form's heading. */
  readonly labelledBy: string;
  readonly submitLabel: string;
  /** The label of the button while the form is being sent. */
  readonly sendingLabel: string;
  /** Whether the result appears as a banner above the button or as an alert dialog. */
  readonly resultAs: 'banner' | 'alert';
  /**
   * Called with data that passed the browser's checks. `sent` resets the form; any other result, no
   * result and an error keep the entries.
   */
  readonly onSend: (data: FormData) => Promise<FormResult | undefined>;
  readonly children: ReactNode;
}

/** The result of the form's handler; an exception counts as a failure. */
async function resultOf(onSend: Props['onSend'], data: FormData): Promise<FormResult | undefined> {
  try {
    return await onSend(data);
  } catch (error) {
    console.error('The form was not sent:', error);
    return { status: 'failed', text: FORM_WORDS.failed };
  }
}

/**
 * The shell of every form (decisions 17, 18, 28): our own messages for the browser's checks, one
 * submission at a time with everything disabled, results in live regions, a draft, a honeypot.
 */
export function Form(props: Props) {
  const { name, labelledBy, submitLabel, sendingLabel, resultAs, onSend, children } = props;
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const busy = useRef(false);
  const [state, setState] = useState<State>({ status: 'editing' });
  const [errors, setErrors] = useState<FieldErrors>({});
  // A native submission before hydration would put the typed text into the page's address.
  const ready = useHydrated();
  const online = useOnline();
  const sending = state.status === 'sending';
  const result = state.status === 'answered' ? state.result : undefined;
  const banner = resultAs === 'banner' ? result : undefined;

  useLayoutEffect(() => {
    if (form.current) restoreDraft(name, form.current);
  }, [name]);

  // The disabled controls lost the focus. A dialog opens later and returns the focus to this
  // element.
  useLayoutEffect(() => {
    if (!result || !form.current) return;
    const refused = result.status === 'refused' && controlOf(form.current, result.field);
    if (refused) reveal(refused);
    (refused || button.current)?.focus();
  }, [result]);

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const target = event.currentTarget;
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
    if (answer?.status === 'sent') {
      target.reset();
      clearDraft(name);
    }
    if (answer?.status === 'refused') setErrors({ [answer.field]: answer.text });
    setState(answer ? { status: 'answered', result: answer } : { status: 'editing' });
  }

  function keep(target: EventTarget) {
    if (!form.current) return;
    saveDraft(name, form.current);
    setErrors(withoutSolved(errors, target));
  }

  function clear() {
    form.current?.reset();
    clearDraft(name);
    setErrors({});
    setState({ status: 'cleared' });
  }

  return (
    <FormContext value={{ id, errors }}>
      <form
        ref={form}
        className={styles.form}
        aria-labelledby={labelledBy}
        data-start-when="used"
        noValidate
        onSubmit={send}
        onInput={(event) => {
          keep(event.target);
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
              {online ? null : <p className={styles.offline}>{FORM_WORDS.offline}</p>}
              {sending ? <p className="visuallyHidden">{FORM_WORDS.sending}</p> : null}
              {state.status === 'cleared' ? (
                <p className={styles.cleared}>{FORM_WORDS.cleared}</p>
              ) : null}
              {banner?.status === 'sent' ? <p className={styles.sent}>{banner.text}</p> : null}
            </div>
            <div role="alert">
              {banner && banner.status !== 'sent' ? (
                <p className={styles.failed}>{banner.text}</p>
              ) : null}
            </div>
            <div className={styles.actions}>
              <Button ref={button} type="submit" variant="dark" disabled={!ready}>
                {sending ? sendingLabel : submitLabel}
              </Button>
              <button type="button" className={styles.clear} disabled={!ready} onClick={clear}>
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
