import type { MDXComponents } from 'mdx/types';
import { proseParts } from './components/ui/prose/prose-parts';

/** Next.js requires this function at the top level. */
export function useMDXComponents(): MDXComponents {
  return proseParts;
}
