/** The path of a page from the root, encoded as in its address. */
export type SitePath = `/${string}`;

export interface Crumb {
  readonly name: string;
  /** The last crumb's is the page itself. */
  readonly path: SitePath;
}

export const PATHS = {
  home: '/',
  about: '/about-us',
  contact: '/contact-us',
  enquiry: '/enquiry',
  services: '/services',
  products: '/products',
  edTech: '/ed-tech',
  blog: '/blogs',
  career: '/career',
} as const satisfies Record<string, SitePath>;

/** The anchors that other pages link to. */
export const ANCHORS = {
  industries: '/#industries',
  courses: '/ed-tech#courses-we-offer',
  jobs: '/career#jobs',
  applicants: '/career#for-all',
  learners: '/ed-tech#for-all',
  project: '/services#project-start',
} as const satisfies Record<string, SitePath>;

export const servicePath = (slug: string): SitePath => `${PATHS.services}/${slug}`;

export const productPath = (slug: string): SitePath => `${PATHS.products}/${slug}`;

export const coursePath = (slug: string): SitePath => `/courses/${slug}`;

export const industryPath = (slug: string): SitePath => `/${slug}`;

/** The terms and the privacy policy. */
export const legalPath = (slug: string): SitePath => `/${slug}`;

export const postPath = (id: number | string): SitePath => `${PATHS.blog}/${id}`;

/** A page of the list of posts, counted from 1. */
export const postListPath = (page: number): SitePath =>
  page === 1 ? PATHS.blog : `${PATHS.blog}/page/${page}`;

/** The application page of a job; its title is part of the address. */
export const jobPath = (title: string): SitePath =>
  `${PATHS.career}/apply/${encodeURIComponent(title)}`;

/**
 * The absolute address of a page or file.
 *
 * @param home absolute address of the site without a slash at its end
 * @param path from the root
 */
export const absoluteUrl = (home: string, path: string): string =>
  `${home}${path === '/' ? '' : path}`;
