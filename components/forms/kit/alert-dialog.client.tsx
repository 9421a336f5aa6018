'use client';

import { useEffect, useId, useRef } from 'react';
import styles from './alert-dialog.module.scss';
import { Button } from '../../ui/controls/button';

interface Props {
  readonly heading: string;
  readonly message: string;
  readonly ok: string;
  readonly onClose: () => void;
}

/** Opens on mount, takes the focus, and returns it on close. */
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
      <p id={`${id}-message`} className="lead">
        {message}
      </p>
      <Button variant="secondary" autoFocus onClick={() => dialog.current?.close()}>
        {ok}
      </Button>
    </dialog>
  );
}
