'use client';

import { useEffect } from 'react';
import { attachBehaviors } from '@/lib/browser/attach-behaviors';
import { formBehaviors } from '@/lib/browser/form-behaviors';
import { pageBehaviors } from '@/lib/browser/page-behaviors';

/** Only in development, also after a refresh: the pages of an export have the page script instead. */
export function Behaviors() {
  useEffect(() => {
    attachBehaviors({ ...pageBehaviors, ...formBehaviors });
  });
  return null;
}
