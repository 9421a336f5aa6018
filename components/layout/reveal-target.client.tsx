'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { revealTarget } from '@/lib/browser/reveal-target';

/** After a navigation; else the behavior of the accordions does it. */
export function RevealTarget() {
  const path = usePathname();
  const last = useRef(path);
  useEffect(() => {
    if (last.current !== path) revealTarget(location.hash);
    last.current = path;
  }, [path]);
  return null;
}
