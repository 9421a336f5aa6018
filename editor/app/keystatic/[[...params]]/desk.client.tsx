'use client';
import { makePage } from '@keystatic/next/ui/app';
import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import { deskConfig } from '../../../lib/desk-config.client';
import type { Choices } from '../../../lib/names';

/** Keystatic with the form of a post. Where it would show a list of its own, ours opens. */
export function Desk({ choices }: { readonly choices: Choices }) {
  const [Page] = useState(() => makePage(deskConfig(choices)));
  const isForm = usePathname().includes('/item/');
  useEffect(() => {
    if (!isForm) window.location.replace('/');
  }, [isForm]);
  return isForm ? <Page /> : null;
}
