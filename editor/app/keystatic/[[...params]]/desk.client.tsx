'use client';
import { makePage } from '@keystatic/next/ui/app';
import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import { deskConfig } from '../../../lib/desk-config.client';
import type { Choices } from '../../../lib/names';

/** Leads to the first field for which saving was refused: it may be out of sight. */
function showFirstProblem(): void {
  // Only after the fields have been drawn with what is wrong about them.
  setTimeout(() => {
    document.querySelector<HTMLElement>('[data-problem], [aria-invalid="true"]')?.focus();
  });
}

/** Keystatic with the form of a post. Where it would show a list of its own, ours opens. */
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
