import { Suspense, lazy } from 'react';
import type { Post } from '@/content';

/** In the development server only: a build refuses every mistake. */
const Mistakes =
  process.env.NODE_ENV === 'development'
    ? lazy(async () => ({ default: (await import('./preview-mistakes')).PreviewMistakes }))
    : undefined;

export const PreviewStrip = ({ post }: { readonly post?: Post }) =>
  Mistakes ? (
    <Suspense>
      <Mistakes post={post} />
    </Suspense>
  ) : null;
