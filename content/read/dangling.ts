import { courses, industries, products, services } from '../entries';
import type { PostSource } from './posts';
import { findDanglingReferences } from './references';
import type { ContentMistake } from '../schema/define';

export function danglingReferences(posts: readonly PostSource[], today: string): ContentMistake[] {
  return findDanglingReferences(
    [
      ...services.map(({ slug, related }) => ({ file: `content/services/${slug}.ts`, related })),
      ...products.map(({ slug, related }) => ({ file: `content/products/${slug}.ts`, related })),
      ...courses.map(({ slug, related }) => ({ file: `content/courses/${slug}.ts`, related })),
      ...industries.map(({ slug, related }) => ({
        file: `content/industries/${slug}.ts`,
        related,
      })),
      ...posts,
    ],
    {
      services: new Set(services.map(({ slug }) => slug)),
      products: new Set(products.map(({ slug }) => slug)),
      courses: new Set(courses.map(({ slug }) => slug)),
      industries: new Set(industries.map(({ slug }) => slug)),
      posts: new Map(posts.map((post) => [post.id, post])),
    },
    today,
  );
}
