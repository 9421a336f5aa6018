import type { Course } from '../course-batches';
import { courses, industries, jobs, products, services } from '../entries';
import type { Job } from '../job-openings';
import type { Post } from '../read/posts';
import type { Section } from '../schema/blocks';
import type { Industry } from '../schema/industry';
import type { Picture, Question, Related } from '../schema/parts';
import type { Product, Service } from '../schema/service';
import { ofPosts, posts } from './posts';

const bySlug = <T extends { readonly slug: string }>(entries: readonly T[], slug: string): T => {
  const entry = entries.find((candidate) => candidate.slug === slug);
  if (!entry) throw new Error(`There is no content entry '${slug}'`);
  return entry;
};

/** An entry by its slug. Throws for an unknown slug; routes use only existing ones. */
export const getService = (slug: string): Service => bySlug(services, slug);
export const getProduct = (slug: string): Product => bySlug(products, slug);
export const getCourse = (slug: string): Course => bySlug(courses, slug);
export const getIndustry = (slug: string): Industry => bySlug(industries, slug);

/** A job by its title, or undefined: the apply route then shows no job block. */
export const findJob = (title: string): Job | undefined => jobs.find((job) => job.title === title);

const postById = ofPosts(() => new Map(posts().map((post) => [post.id, post])));

/** A post by its number, or undefined. */
export const findPost = (id: number): Post | undefined => postById().get(id);

/** The previous and the next industry on the thread; the last is followed by the first. */
export function neighborsOf(slug: string): { previous: Industry; next: Industry } {
  const self = getIndustry(slug);
  const at = industries.indexOf(self);
  const along = (step: number) => industries.at((at + step) % industries.length) ?? self;
  return { previous: along(-1), next: along(1) };
}

/** The posts published just before and just after one. */
export function postsAround(post: Post): {
  readonly previous: Post | undefined;
  readonly next: Post | undefined;
} {
  const all = posts();
  const at = all.indexOf(post);
  return { previous: all[at + 1], next: all[at - 1] };
}

/** The entries that an entry names in `related`, in that order. */
export interface RelatedEntries {
  readonly services: readonly Service[];
  readonly products: readonly Product[];
  readonly courses: readonly Course[];
  readonly industries: readonly Industry[];
  readonly posts: readonly Post[];
}

const named = <T extends { readonly slug: string }>(
  entries: readonly T[],
  slugs: readonly string[],
) => slugs.flatMap((slug) => entries.find((entry) => entry.slug === slug) ?? []);

/** Resolves references. A build has checked that every one has an entry; a preview has not. */
export const relatedEntries = (related: Related): RelatedEntries => ({
  services: named(services, related.services),
  products: named(products, related.products),
  courses: named(courses, related.courses),
  industries: named(industries, related.industries),
  posts: related.posts.flatMap((id) => findPost(id) ?? []),
});

/** The picture between two sections of a page: that of the first industry which the page names. */
export interface PageScene {
  /** The id of the section before the picture. */
  readonly after: string;
  /** Drawn for 1600 x 420 with a version for small screens. */
  readonly picture: Picture;
  readonly text: string;
  /** The page of the industry. */
  readonly href: string;
  readonly name: string;
}

/** The picture within a service or product page. Throws when it names no industry. */
export function sceneOf(scene: Service['scene'], { industries: [slug = ''] }: Related): PageScene {
  const { banner, path: href, title: name } = getIndustry(slug);
  return { ...scene, picture: banner.picture, href, name };
}

/** The questions of a service or product page, with their answers. */
export const questionsOf = (sections: readonly Section[]): Question[] =>
  sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.type === 'questions' ? block.items : [])),
  );
