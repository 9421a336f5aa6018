import type { Metadata } from 'next';
import { pageMetadata } from '../page-metadata';
import { BlogListPage } from './blog-list-page';
import { blogPage } from '@/content';

export const metadata: Metadata = pageMetadata(blogPage.meta, '/blogs');

export default function BlogsPage() {
  return <BlogListPage number={1} />;
}
