import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { pageMetadata } from '../../page-metadata';
import { BlogListPage } from '../blog-list-page';
import { BlogPostPage } from '../blog-post-page';
import { blogPage, findPost, postPages, posts } from '@/content';
import { postListPath } from '@/lib/routes';

/**
 * One route, because an export requires at least one page of each, and the list may have only one
 * page.
 */
type Route = '/blogs/[...path]';

async function resolve(params: PageProps<Route>['params']) {
  const [first, second] = (await params).path;
  if (first === 'page') return { page: Number(second) };
  return { post: findPost(Number(first)) };
}

export const dynamicParams = false;

export const generateStaticParams = () => [
  ...posts().map(({ id }) => ({ path: [String(id)] })),
  ...postPages()
    .slice(1)
    .map(({ number }) => ({ path: ['page', String(number)] })),
];

export async function generateMetadata({ params }: PageProps<Route>): Promise<Metadata> {
  const { page, post } = await resolve(params);
  if (page) {
    const title = `${blogPage.meta.title}, page ${page}`;
    return pageMetadata({ ...blogPage.meta, title }, postListPath(page));
  }
  if (!post) notFound();
  return pageMetadata({ title: post.title, description: post.excerpt }, post.path);
}

export default async function BlogRoute({ params }: PageProps<Route>) {
  const { page, post } = await resolve(params);
  if (page) return <BlogListPage number={page} />;
  if (!post) notFound();
  return <BlogPostPage post={post} />;
}
