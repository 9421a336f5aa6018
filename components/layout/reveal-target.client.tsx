'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { hashOnLoad, revealTarget, revealsByItself } from '@/lib/browser/reveal-target';

/** Opens the accordion item that the address names, after navigations within the site too. */
export function RevealTarget() {
  const path = usePathname();
  const loaded = useRef(false);
  useEffect(() => {
    const reveal = () => {
      revealTarget(location.hash);
    };
    // On load the browser has done it, and the visitor may have closed the item since. Where the
    // visitor has moved on before the script ran, by Back for one, it may not have been done.
    const moved = location.hash !== hashOnLoad();
    if (loaded.current || moved || !revealsByItself()) reveal();
    loaded.current = true;
    addEventListener('hashchange', reveal);
    return () => {
      removeEventListener('hashchange', reveal);
    };
  }, [path]);
  return null;
}
