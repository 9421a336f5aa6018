import type { MDXComponents } from 'mdx/types';
import { proseParts } from '@/components/ui/prose/prose-parts';

export const useMDXComponents = (): MDXComponents => proseParts;
