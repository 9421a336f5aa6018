import type { Course } from './schema/course';
import type { Industry } from './schema/industry';
import type { Job } from './schema/job';
import type { Product, Service } from './schema/service';

interface Entries {
  readonly services: readonly Service[];
  readonly products: readonly Product[];
  readonly courses: readonly Course[];
  readonly industries: readonly Industry[];
  readonly jobs: readonly Job[];
}

const FIXED = [
  '/',
  '/about-us',
  '/services',
  '/products',
  '/ed-tech',
  '/blogs',
  '/career',
  '/contact-us',
  '/enquiry',
  '/terms-and-conditions',
  '/privacy-policy',
] as const;

/** The addresses of all pages but the blog's posts (section 2 of the specification). */
export function addressesOf({ services, products, courses, industries, jobs }: Entries): string[] {
  return [
    ...FIXED,
    ...services.map(({ slug }) => `/services/${slug}`),
    ...products.map(({ slug }) => `/products/${slug}`),
    ...courses.map(({ slug }) => `/courses/${slug}`),
    ...industries.map(({ slug }) => `/${slug}`),
    ...jobs.map(({ title }) => `/career/apply/${encodeURIComponent(title)}`),
  ];
}
