'use client';
import { makePage } from '@keystatic/next/ui/app';
import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import { deskConfig } from '../../../lib/desk-config.client';
import type { Choices } from '../../../lib/names';

/** Moves the focus to the first invalid field: it may be out of sight. */
function showFirstProblem(): void {
  // After the fields have rendered their messages.
  setTimeout(() => {
    document.querySelector<HTMLElement>('[data-problem], [aria-invalid="true"]')?.focus();
  });
}

/** Keystatic with the form of a post. Our list replaces its own. */
export function Desk({ choices }: { readonly choices: Choices }) {
  const [Page] = useState(() => makePage(deskConfig(choices)));
  const isForm = usePathname().includes('/item/');
  useEffect(() => {
    if (!isForm) window.location.replace('/');
  }, [isForm]);
  return isForm ? (
    <div className="desk" onSubmit={showFirstProblem}>
      <Page />
    </div>
  ) : null;
}
