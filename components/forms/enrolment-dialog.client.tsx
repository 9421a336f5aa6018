'use client';

import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import type { EnrolmentCourse } from '@/content';
import { ENROLMENT_CLOSE_MS, ENROLMENT_DIALOG, ENROLMENT_FETCH_MS } from '@/lib/forms/constants';
import { ENROLMENT_WORDS } from '@/lib/forms/messages';
import { Button } from '../ui/controls/button';
import styles from './enrolment-dialog.module.scss';
import type { EnrolmentFormProps } from './enrolment-form.client';

interface Props {
  /** The preselected entry (decision 11). */
  readonly course: EnrolmentCourse;
  /** The list of section 9. */
  readonly courses: readonly EnrolmentCourse[];
  /** Mail and telephone, the fallback for a form that cannot be fetched. */
  readonly children: ReactNode;
}

/** The code of the form, fetched when the dialog is first opened. */
type Code =
  | { readonly status: 'waiting' | 'failed' }
  | { readonly status: 'here'; readonly EnrolmentForm: ComponentType<EnrolmentFormProps> };

const OPENS = `button[commandfor="${ENROLMENT_DIALOG}"][command="show-modal"]`;

/**
 * The enrolment dialog of a course page (sections 4 and 5). Its buttons (enrol-button.tsx) are
 * invoker commands, so they also open it before hydration. Closing keeps the typed text. A success
 * is shown for two seconds; then the dialog closes and the form is reset.
 */
export function EnrolmentDialog({ course, courses, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const opener = useRef<HTMLElement>(null);
  const close = useRef<HTMLButtonElement>(null);
  const [code, setCode] = useState<Code>({ status: 'waiting' });
  const [sent, setSent] = useState(false);
  // The key of the form: a new round remounts it.
  const [round, setRound] = useState(0);

  const fetchForm = () => {
    const fail = () => {
      setCode((now) => (now.status === 'here' ? now : { status: 'failed' }));
    };
    // A slow connection may answer late or never; a form that arrives late still replaces the
    // fallback.
    const timer = setTimeout(fail, ENROLMENT_FETCH_MS);
    // Imported anew each time: after a failure the bundler's runtime makes a new request.
    import('./enrolment-form.client').then(
      ({ EnrolmentForm }) => {
        clearTimeout(timer);
        setCode({ status: 'here', EnrolmentForm });
      },
      () => {
        clearTimeout(timer);
        fail();
      },
    );
  };

  const tryAgain = () => {
    setCode({ status: 'waiting' });
    // The focused button is about to disappear.
    close.current?.focus();
    fetchForm();
  };

  useEffect(() => {
    const onClick = ({ target }: Event) => {
      const button = target instanceof Element && target.closest<HTMLElement>(OPENS);
      if (!button) return;
      opener.current = button;
      // For browsers without invoker commands.
      if (!dialog.current?.open) dialog.current?.showModal();
      fetchForm();
    };
    if (dialog.current?.open) fetchForm();
    document.addEventListener('click', onClick);
    return () => {
      document.removeEventListener('click', onClick);
    };
  }, []);

  useEffect(() => {
    if (!sent) return;
    const timer = setTimeout(() => dialog.current?.close(), ENROLMENT_CLOSE_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [sent]);

  return (
    <dialog
      ref={dialog}
      id={ENROLMENT_DIALOG}
      className={styles.dialog}
      aria-labelledby="enrolment-heading"
      data-start-when="used"
      data-first-step=""
      onClose={() => {
        // Not every browser returns the focus to a clicked button.
        opener.current?.focus();
        if (!sent) return;
        setSent(false);
        setRound(round + 1);
      }}
    >
      <div className={styles.head}>
        <h2 id="enrolment-heading">{ENROLMENT_WORDS.heading}</h2>
        <button
          ref={close}
          type="button"
          className={styles.close}
          aria-label={ENROLMENT_WORDS.close}
          command="close"
          commandfor={ENROLMENT_DIALOG}
          onClick={() => dialog.current?.close()}
        >
          ×
        </button>
      </div>
      {code.status === 'here' ? (
        <code.EnrolmentForm
          key={round}
          labelledBy="enrolment-heading"
          course={course}
          courses={courses}
          onAnswer={({ status }) => {
            // The dialog may have been closed during the request; it opens again to show the
            // answer.
            if (!dialog.current?.open) dialog.current?.showModal();
            setSent(status === 'sent');
          }}
        />
      ) : (
        <div role="status" className={styles.waiting}>
          {code.status === 'failed' ? (
            <>
              {children}
              <Button variant="dark" onClick={tryAgain}>
                {ENROLMENT_WORDS.tryAgain}
              </Button>
            </>
          ) : (
            <>
              <p className={styles.moment}>{ENROLMENT_WORDS.waiting}</p>
              <div className={styles.unscripted}>
                {children}
                <a href="">{ENROLMENT_WORDS.loadAgain}</a>
              </div>
            </>
          )}
        </div>
      )}
    </dialog>
  );
}
