// The only door to the content: data for the routes, types for everyone.
import { about } from './about';
import { blogPage } from './blog-page';
import { buildDay } from './read/build-day';
import { career } from './career';
import { company } from './company';
import { contact } from './contact';
import { danglingReferences } from './read/dangling';
import { edTech } from './ed-tech';
import { enquiry } from './enquiry';
import { evidence } from './evidence';
import { courses, industries, jobs, listedServices, products, services } from './entries';
import { home } from './home';
import { industryPage } from './industry-page';
import { readLegal } from './read/legal';
import { missingPage } from './missing-page';
import { buildFooter, buildNavigation } from './navigation';
import { type Post, readBlog, readPostText } from './read/posts';
import { productCards } from './product-cards';
import { buildProductsPage } from './products-page';
import { type PublicPage, buildPublicPages } from './public-pages';
import { isPublished } from './read/publication';
import type { Course } from './schema/course';
import { ContentError } from './schema/define';
import type { Industry } from './schema/industry';
import type { Job } from './schema/job';
import type { Section } from './schema/blocks';
import type { Question, Related } from './schema/parts';
import type { Product, Service } from './schema/service';
import { buildServicesPage } from './services-page';

const blog = readBlog();

/** All posts, newest first; in development with drafts and those of coming days (decision 44). */
export const posts: readonly Post[] = blog.posts.filter(
  (post) => process.env.NODE_ENV === 'development' || isPublished(post, buildDay()),
);

const postById = new Map(posts.map((post) => [post.id, post]));

/** A post by its number, or undefined. */
export const findPost = (id: number): Post | undefined => postById.get(id);

const bySlug = <T extends { readonly slug: string }>(entries: readonly T[], slug: string): T => {
  const entry = entries.find((candidate) => candidate.slug === slug);
  if (!entry) throw new Error(`There is no content entry '${slug}'`);
  return entry;
};

/** One entry by its slug. Throws when there is none: routes ask only for slugs that exist. */
export const getService = (slug: string): Service => bySlug(services, slug);
export const getProduct = (slug: string): Product => bySlug(products, slug);
export const getCourse = (slug: string): Course => bySlug(courses, slug);
export const getIndustry = (slug: string): Industry => bySlug(industries, slug);

/** A job by its title, or undefined: the apply route shows no job block then. */
export const findJob = (title: string): Job | undefined => jobs.find((job) => job.title === title);

/** The two legal pages; their bodies are imported by the route. */
export const legal = {
  'terms-and-conditions': readLegal('terms-and-conditions'),
  'privacy-policy': readLegal('privacy-policy'),
} as const;

/** The industries before and after one along the thread; the last is followed by the first. */
export function neighborsOf(slug: string): { previous: Industry; next: Industry } {
  const self = getIndustry(slug);
  const at = industries.indexOf(self);
  const along = (step: number) => industries.at((at + step) % industries.length) ?? self;
  return { previous: along(-1), next: along(1) };
}

/** The posts that were published just before and just after one. */
export function postsAround(post: Post): {
  readonly previous: Post | undefined;
  readonly next: Post | undefined;
} {
  const at = posts.indexOf(post);
  return { previous: posts[at + 1], next: posts[at - 1] };
}

/** What an entry names in `related`, as entries, in the order in which it names them. */
export interface RelatedEntries {
  readonly services: readonly Service[];
  readonly products: readonly Product[];
  readonly courses: readonly Course[];
  readonly industries: readonly Industry[];
  readonly posts: readonly Post[];
}

/** Resolves references, which have been checked: each leads to an entry. */
export const relatedEntries = (related: Related): RelatedEntries => ({
  services: related.services.map(getService),
  products: related.products.map(getProduct),
  courses: related.courses.map(getCourse),
  industries: related.industries.map(getIndustry),
  posts: related.posts.flatMap((id) => findPost(id) ?? []),
});

/** The questions of a service or product page, with their answers. */
export const questionsOf = (sections: readonly Section[]): Question[] =>
  sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.type === 'questions' ? block.items : [])),
  );

const sources = { services: listedServices, productCards, courses, industries };

export const navigation = buildNavigation(sources);
export const footer = buildFooter(sources);
export const servicesPage = buildServicesPage(listedServices);
export const productsPage = buildProductsPage({ productCards, services, products });

/** Every page that visitors and search engines may find. */
export const publicPages: readonly PublicPage[] = buildPublicPages({
  ...{ services, products, courses, industries, jobs, posts },
  pictures: {
    about: about.banner.picture.name,
    edTech: edTech.picture.name,
    career: career.picture.name,
  },
});

const pageByPath = new Map(publicPages.map((page) => [page.path, page]));

/** The public page of an address. Throws where there is none, as for a mistyped one. */
export function publicPageAt(path: string): PublicPage {
  const page = pageByPath.get(path);
  if (page) return page;
  throw new Error(
    `There is no public page at ${path}; write the path of a page of this site, such as ${nearestPublicPage(path).path}`,
  );
}

/**
 * The public page of an address or, for an address that is none, such as the second page of a
 * list, the nearest one above it.
 */
export function nearestPublicPage(path: string): PublicPage {
  const page = pageByPath.get(path);
  if (page) return page;
  if (path === '/') throw new Error('The home page is not among the public pages');
  return nearestPublicPage(path.slice(0, path.lastIndexOf('/')) || '/');
}

// The texts of the posts are checked before a build (scripts/content).
const mistakes = [...blog.mistakes, ...danglingReferences(blog.sources, buildDay())];
if (mistakes.length > 0) throw new ContentError(mistakes);

export {
  about,
  blogPage,
  buildDay,
  career,
  company,
  contact,
  courses,
  edTech,
  enquiry,
  evidence,
  home,
  industries,
  industryPage,
  jobs,
  listedServices,
  missingPage,
  productCards,
  products,
  readPostText,
  services,
};

export type { BlogPage } from './blog-page';
export type { Home, Slide } from './home';
export type { IndustryPage } from './industry-page';
export type { LegalPage } from './read/legal';
export type { NavigationGroup, NavigationItem, NavigationLink } from './navigation';
export type { Post } from './read/posts';
export type { ProductCard } from './product-cards';
export type { ProductsPage } from './products-page';
export { type PublicPage, SITE_PARTS } from './public-pages';
export type { AccordionItem, Block, BlockOf, BlockType, Section } from './schema/blocks';
export type { Company, CompanyField, Office } from './schema/company';
export type { Course, CourseModule } from './schema/course';
export type { CaseStudy, Industry } from './schema/industry';
export type { Job } from './schema/job';
export * from './schema/options';
export type { About, Enquiry } from './schema/pages';
export type { Evidence } from './schema/evidence';
export type { Fact } from './schema/fact';
export type { Meta, Origin, Picture, Question, Related } from './schema/parts';
export type { Banner, BannerTone, Call, Product, Service } from './schema/service';
export type { ServicesPage } from './services-page';
