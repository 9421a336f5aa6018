import type { Course } from '../course-batches';
import { courses, industries, jobs, products, services } from '../entries';
import type { Job } from '../job-openings';
import type { Post } from '../read/posts';
import type { Section } from '../schema/blocks';
import type { Industry } from '../schema/industry';
import type { Question, Related } from '../schema/parts';
import type { Product, Service } from '../schema/service';
import { ofPosts, posts } from './posts';

const bySlug = <T extends { readonly slug: string }>(entries: readonly T[], slug: string): T => {
  const entry = entries.find((candidate) => candidate.slug === slug);
  if (!entry) throw new Error(`There is no content entry '${slug}'`);
  return entry;
};

/** Throws for an unknown slug. */
export const getService = (slug: string): Service => bySlug(services, slug);
export const getProduct = (slug: string): Product => bySlug(products, slug);
export const getCourse = (slug: string): Course => bySlug(courses, slug);
export const getIndustry = (slug: string): Industry => bySlug(industries, slug);

/** Undefined for a closed one. */
export const findJob = (title: string): Job | undefined => jobs.find((job) => job.title === title);

const postById = ofPosts(() => new Map(posts().map((post) => [post.id, post])));

export const findPost = (id: number): Post | undefined => postById().get(id);

/** The last is followed by the first. */
export function neighborsOf(slug: string): { previous: Industry; next: Industry } {
  const self = getIndustry(slug);
  const at = industries.indexOf(self);
  const along = (step: number) => industries.at((at + step) % industries.length) ?? self;
  return { previous: along(-1), next: along(1) };
}

export function postsAround(post: Post): {
  readonly previous: Post | undefined;
  readonly next: Post | undefined;
} {
  const all = posts();
  const at = all.indexOf(post);
  return { previous: all[at + 1], next: all[at - 1] };
}

export interface RelatedEntries {
  readonly services: readonly Service[];
  readonly products: readonly (Service | Product)[];
  readonly courses: readonly Course[];
  readonly industries: readonly Industry[];
  readonly posts: readonly Post[];
}

const named = <T extends { readonly slug: string }>(
  entries: readonly T[],
  slugs: readonly string[],
) => slugs.flatMap((slug) => entries.find((entry) => entry.slug === slug) ?? []);

/** A preview may lack entries. */
export function relatedEntries(related: Related): RelatedEntries {
  const offers = named(services, related.services);
  return {
    services: offers.filter(({ listing }) => listing.page === 'services'),
    products: [
      ...offers.filter(({ listing }) => listing.page === 'products'),
      ...named(products, related.products),
    ],
    courses: named(courses, related.courses),
    industries: named(industries, related.industries),
    posts: related.posts.flatMap((id) => findPost(id) ?? []),
  };
}

export const questionsOf = (sections: readonly Section[]): Question[] =>
  sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.type === 'questions' ? block.items : [])),
  );
