'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { revealTarget } from '@/lib/browser/reveal-target';

/**
 * Opens the accordion item that the hash refers to after a navigation within the site; on load and
 * after a change of the hash alone, the behavior of the accordions does.
 */
export function RevealTarget() {
  const path = usePathname();
  const last = useRef(path);
  useEffect(() => {
    if (last.current !== path) revealTarget(location.hash);
    last.current = path;
  }, [path]);
  return null;
}
