'use client';

import { useEffect, useId, useRef } from 'react';
import styles from './alert-dialog.module.scss';
import { Button } from '../../ui/button';

interface Props {
  readonly heading: string;
  readonly message: string;
  readonly ok: string;
  /** Called when it has closed, by OK or Escape; the focus is then back where it was. */
  readonly onClose: () => void;
}

/**
 * An alert within the page (decision 13): opens when it is rendered, takes the focus and, once
 * closed, gives it back to the control that had it.
 */
export function AlertDialog({ heading, message, ok, onClose }: Props) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      role="alertdialog"
      aria-labelledby={`${id}-heading`}
      aria-describedby={`${id}-message`}
      onClose={onClose}
    >
      <h2 id={`${id}-heading`}>{heading}</h2>
      <p id={`${id}-message`}>{message}</p>
      <Button look="dark" autoFocus onClick={() => dialog.current?.close()}>
        {ok}
      </Button>
    </dialog>
  );
}
