import { posts } from '@/content';
import { inPages } from '@/lib/pages';

const POSTS_PER_PAGE = 12;

/** The pages of the list of posts. */
export const listPages = inPages(posts, POSTS_PER_PAGE);

/** The address of a page of the list, counted from 1. */
export const listPath = (number: number): `/blogs${string}` =>
  number === 1 ? '/blogs' : `/blogs/page/${number}`;
