'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { EnrolmentCourse } from '@/content';
import { attachDialog } from '@/lib/browser/behaviors/dialog';
import { ENROLMENT_CLOSE_MS, ENROLMENT_DIALOG } from '@/lib/forms/constants';
import { ENROLMENT_WORDS } from '@/lib/forms/messages';
import styles from './enrolment-dialog.module.scss';
import { EnrolmentForm } from './enrolment-form.client';

interface Props {
  readonly course: EnrolmentCourse;
  readonly courses: readonly EnrolmentCourse[];
  /** Below the label of the list. */
  readonly courseHint: string | undefined;
  readonly help: ReactNode;
}

/** Closing keeps the text. */
export function EnrolmentDialog({ course, courses, courseHint, help }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [sent, setSent] = useState(false);
  // A new key remounts the form.
  const [round, setRound] = useState(0);
  const dialog = () => heading.current?.closest('dialog');

  useEffect(() => {
    if (!sent) return;
    const timer = setTimeout(() => dialog()?.close(), ENROLMENT_CLOSE_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [sent]);

  return (
    <dialog
      ref={attachDialog}
      id={ENROLMENT_DIALOG}
      className={styles.dialog}
      aria-labelledby="enrolment-heading"
      data-behavior="dialog"
      data-hydrate=""
      onClose={() => {
        if (!sent) return;
        setSent(false);
        setRound(round + 1);
      }}
    >
      <div className={styles.head}>
        <h2 ref={heading} id="enrolment-heading">
          {ENROLMENT_WORDS.heading}
        </h2>
        <button
          type="button"
          className={styles.close}
          aria-label={ENROLMENT_WORDS.close}
          command="close"
          commandfor={ENROLMENT_DIALOG}
        >
          ×
        </button>
      </div>
      <EnrolmentForm
        key={round}
        labelledBy="enrolment-heading"
        course={course}
        courses={courses}
        courseHint={courseHint}
        help={help}
        onAnswer={({ status }) => {
          // The dialog may have been closed meanwhile.
          if (!dialog()?.open) dialog()?.showModal();
          setSent(status === 'sent');
        }}
      />
    </dialog>
  );
}
