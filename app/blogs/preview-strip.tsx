import { Suspense, lazy } from 'react';
import type { Post } from '@/content';

/** Only the development server has it: a build refuses every mistake before it begins. */
const Mistakes =
  process.env.NODE_ENV === 'development'
    ? lazy(async () => ({ default: (await import('./preview-mistakes')).PreviewMistakes }))
    : undefined;

/** The mistakes of a post or, without one, of the posts, while they are written. */
export const PreviewStrip = ({ post }: { readonly post?: Post }) =>
  Mistakes ? (
    <Suspense>
      <Mistakes post={post} />
    </Suspense>
  ) : null;
