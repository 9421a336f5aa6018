import type { Metadata } from 'next';
import { pageMetadata } from '../page-metadata';
import { BlogListPage } from './blog-list-page';
import { blogPage } from '@/content';
import { PATHS } from '@/lib/routes';

export const metadata: Metadata = pageMetadata(blogPage.meta, PATHS.blog);

export default function BlogsPage() {
  return <BlogListPage number={1} />;
}
