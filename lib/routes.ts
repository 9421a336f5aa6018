export type SitePath = `/${string}`;

export interface Crumb {
  readonly name: string;
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

export const ANCHORS = {
  industries: '/#industries',
  courses: '/ed-tech#courses-we-offer',
  jobs: '/career#jobs',
  hiring: '/career#how-we-hire',
  applicants: '/career#for-all',
  applicantData: '/career#apply-data',
  learners: '/ed-tech#for-all',
  careerResources: '/ed-tech#career-resources',
  exampleWeek: '/ed-tech#example-week',
  project: '/services#project-start',
  quotation: '/services#sample-quotation',
  plans: '/services#project-plans',
  support: '/services#support-sheet',
  exit: '/services#exit-sheet',
} as const satisfies Record<string, SitePath>;

export const servicePath = (slug: string): SitePath => `${PATHS.services}/${slug}`;

export const productPath = (slug: string): SitePath => `${PATHS.products}/${slug}`;

export const coursePath = (slug: string): SitePath => `/courses/${slug}`;

export const industryPath = (slug: string): SitePath => `/${slug}`;

export const legalPath = (slug: string): SitePath => `/${slug}`;

export const postPath = (id: number | string): SitePath => `${PATHS.blog}/${id}`;

export const postListPath = (page: number): SitePath =>
  page === 1 ? PATHS.blog : `${PATHS.blog}/page/${page}`;

export const jobPath = (title: string): SitePath =>
  `${PATHS.career}/apply/${encodeURIComponent(title)}`;

export const absoluteUrl = (home: string, path: string): string =>
  `${home}${path === '/' ? '' : path}`;
