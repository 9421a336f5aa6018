'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { fadeInLazyImages } from '@/lib/lazy-images';

/** Fades pictures in near the viewport, on every page anew. Without it they are simply there. */
export function LazyImages() {
  const path = usePathname();
  useEffect(() => fadeInLazyImages(), [path]);
  return null;
}
