'use client';
import { makePage } from '@keystatic/next/ui/app';
import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import { editorConfig } from '../../../lib/editor-config.client';
import { editedAt } from '../../../lib/drafts';
import type { Choice, Choices } from '../../../lib/names';
import { openFile, useRefusal, watchSaves } from '../../../lib/saving';
import { PAGES, helpWriting } from '../../../lib/writing';
import { ChangedFile } from './changed-file.client';

/** It may be out of sight. */
function showFirstProblem(): void {
  // After the fields have rendered their messages.
  setTimeout(() => {
    document.querySelector<HTMLElement>('[data-problem], [aria-invalid="true"]')?.focus();
  });
}

/** Keystatic listens to these keys itself. */
function showProblemOfKeys(event: KeyboardEvent): void {
  if (!(event.ctrlKey || event.metaKey) || event.key !== 's') return;
  const form = document.getElementById('singleton-form');
  if (form instanceof HTMLFormElement) {
    // Keystatic has them for posts only.
    event.preventDefault();
    form.requestSubmit();
  }
  showFirstProblem();
}

const PRESSES = ['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'keydown', 'keyup', 'click'];

/** The words may stand in another element. */
function nameOf(button: Element): string {
  const ids = button.getAttribute('aria-labelledby')?.split(' ') ?? [];
  const words = ids.map((id) => document.getElementById(id)?.textContent ?? '');
  return words.join(' ').trim() || button.textContent.trim();
}

/** Keystatic does not. */
function askBeforeReset(event: Event): void {
  const target = event.target instanceof Element ? event.target : undefined;
  // On a small screen the buttons are in a menu.
  const button = target?.closest<HTMLElement>('button, [role="menuitem"]');
  // Our own click is no event of a person.
  if (!button || !event.isTrusted || !/^Reset( changes)?$/.test(nameOf(button))) return;
  event.stopImmediatePropagation();
  if (event.type !== 'click') return;
  if (window.confirm('Throw away all changes since the last save? You cannot get them back.')) {
    // A click of the Enter key ignores another one before its end.
    setTimeout(() => {
      button.click();
    });
  }
}

// Before Keystatic's first request, which tells all versions.
if (typeof window !== 'undefined') {
  watchSaves();
  helpWriting();
  document.addEventListener('keydown', showProblemOfKeys);
  for (const press of PRESSES) window.addEventListener(press, askBeforeReset, { capture: true });
}

const linksIn = ({ pages, posts }: Choices): Choice[] => [
  ...pages,
  ...posts.map(({ value, label }) => ({ value: `/blogs/${value}`, label })),
];

export function Editor({ choices }: { readonly choices: Choices }) {
  const [Page] = useState(() => makePage(editorConfig(choices)));
  const pathname = usePathname();
  const edited = editedAt(pathname);
  const isForm = edited !== undefined;
  const refusal = useRefusal();
  useEffect(() => {
    if (!isForm) window.location.replace('/');
  }, [isForm]);
  useEffect(() => {
    const opened = editedAt(pathname);
    if (opened) void openFile(opened);
  }, [pathname]);
  useEffect(() => {
    if (refusal?.kind === 'mistakes') showFirstProblem();
  }, [refusal]);
  return isForm ? (
    <div className="editor" onSubmit={showFirstProblem}>
      <Page />
      <ChangedFile edited={edited} />
      <datalist id={PAGES}>
        {linksIn(choices).map(({ value, label }) => (
          <option key={value} value={value} label={label} />
        ))}
      </datalist>
    </div>
  ) : null;
}
