'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { hashOnLoad, revealTarget, revealsByItself } from '@/lib/browser/reveal-target';

/** Opens the accordion item that the hash refers to, also after navigations within the site. */
export function RevealTarget() {
  const path = usePathname();
  const loaded = useRef(false);
  useEffect(() => {
    const reveal = () => {
      revealTarget(location.hash);
    };
    // On load the browser opens the item, and the visitor may have closed it since. It may not have
    // done so if the hash changed before hydration, for example by Back.
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
