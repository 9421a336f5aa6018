'use client';
import { useEffect, useRef } from 'react';
import { type Edited, deleteDraft } from '../../../lib/drafts';
import { leaveRefusal, replaceVersion, useRefusal } from '../../../lib/saving';

/** Lets the editor decide about a version that the form does not know. */
export function ChangedFile({ edited }: { readonly edited: Edited }) {
  const refusal = useRefusal();
  const dialog = useRef<HTMLDialogElement>(null);
  const changed = refusal?.kind === 'changed' ? refusal : undefined;
  useEffect(() => {
    if (changed) dialog.current?.showModal();
  }, [changed]);
  if (!changed) return null;
  const takeTheirs = async () => {
    await deleteDraft(edited);
    window.location.reload();
  };
  return (
    <dialog ref={dialog} className="changed" aria-labelledby="changed-title" onClose={leaveRefusal}>
      <h2 id="changed-title">This file has changed since you opened it</h2>
      {changed.version === '' ? (
        <p>It has been deleted or renamed.</p>
      ) : (
        <>
          <p>Somebody has saved it in another window or program. Its lines that yours lack:</p>
          <pre>{changed.lines.join('\n').trim()}</pre>
        </>
      )}
      <form method="dialog">
        <button>Back to my text</button>
        <button
          type="button"
          onClick={() => {
            replaceVersion(changed.path, changed.version);
          }}
        >
          Keep my text: the next save replaces those lines
        </button>
        {changed.version === '' ? null : (
          <button type="button" onClick={() => void takeTheirs()}>
            Take theirs, and throw mine away
          </button>
        )}
      </form>
    </dialog>
  );
}
