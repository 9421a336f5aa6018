import { z } from 'zod';
import type { Course } from './schema/course';
import { define } from './schema/define';
import type { Industry } from './schema/industry';
import type { Job } from './schema/job';
import { day, line, pictureName, sitePath } from './schema/parts';
import type { Product, Service } from './schema/service';
import type { Post } from './read/posts';

/** The parts of the site, in the order in which machines are told of them. */
export const SITE_PARTS = [
  'Company',
  'Services',
  'Products',
  'Courses',
  'Industries',
  'Blog',
  'Career',
] as const;

const publicPage = z.strictObject({
  path: sitePath,
  part: z.enum(SITE_PARTS),
  /** What the page is called on a share card and in lists. */
  name: line(90),
  /** One sentence on what stands there. */
  summary: z.string().trim().min(20).max(400),
  /** The picture of its share card. */
  picture: pictureName,
  /** The day of publication, where there is one. */
  published: day.optional(),
  /** The day of the last change that a reader would notice, where it is known. */
  modified: day.optional(),
});

/** A page that visitors and search engines may find (section 2 of the specification). */
export type PublicPage = z.output<typeof publicPage>;

/** The pages that are there once. Pictures that a page shows anyway are passed in. */
const fixedPages = (pictures: Pictures): z.input<typeof publicPage>[] => [
  {
    path: '/',
    part: 'Company',
    name: 'ERP and IT services from Noida',
    summary: 'What the company does, for which industries, and its latest articles.',
    picture: 'hero-1',
  },
  {
    path: '/about-us',
    part: 'Company',
    name: 'About us',
    summary: 'History, people by role, vision, mission and what the name means.',
    picture: pictures.about,
  },
  {
    path: '/contact-us',
    part: 'Company',
    name: 'Contact us',
    summary: 'Address, phone and email of both offices, and a message form.',
    picture: 'contact-header',
  },
  {
    path: '/enquiry',
    part: 'Company',
    name: 'Product enquiry',
    summary: 'A form to ask about a product or service, or for a demonstration.',
    picture: 'enquiry-header',
  },
  {
    path: '/terms-and-conditions',
    part: 'Company',
    name: 'Terms & Conditions',
    summary: 'Purchases, refunds within 15 days of purchase, permitted use and governing law.',
    picture: 'integration-weave',
  },
  {
    path: '/privacy-policy',
    part: 'Company',
    name: 'Privacy Policy',
    summary: 'What this site collects and what it does not, and your rights.',
    picture: 'integration-weave',
    modified: '2025-05-06',
  },
  {
    path: '/services',
    part: 'Services',
    name: 'Services',
    summary: 'All services: ERP, reporting, cloud, applications, websites, marketing and design.',
    picture: 'service-business-central',
  },
  {
    path: '/products',
    part: 'Products',
    name: 'Our Products',
    summary: 'The company’s own products: ERP add-on modules, visitor management and HRMS.',
    picture: 'banner-rgp',
  },
  {
    path: '/ed-tech',
    part: 'Courses',
    name: 'Ed. Tech',
    summary: 'The catalogue of ten professional courses in ERP, data, cloud, web and marketing.',
    picture: pictures.edTech,
  },
];

interface Pictures {
  readonly about: string;
  readonly edTech: string;
  readonly career: string;
}

interface Entries {
  readonly services: readonly Service[];
  readonly products: readonly Product[];
  readonly courses: readonly Course[];
  readonly industries: readonly Industry[];
  readonly jobs: readonly Job[];
  readonly posts: readonly Post[];
  readonly pictures: Pictures;
}

/** The latest of some days, if any. */
const latest = (days: readonly string[]): string | undefined => [...days].sort().at(-1);

/** Every public page, once: the source of the sitemap, the share cards and llms.txt. */
export function buildPublicPages({
  services,
  products,
  courses,
  industries,
  jobs,
  posts,
  pictures,
}: Entries): readonly PublicPage[] {
  const articles = posts.map(({ id, title, excerpt, image, date, updated }) => ({
    path: `/blogs/${id}`,
    part: 'Blog' as const,
    name: title,
    summary: excerpt,
    picture: image,
    published: date,
    modified: updated ?? date,
  }));
  const posted = jobs.map((job) => job.posted);
  return define('content/public-pages.ts', z.array(publicPage), [
    ...fixedPages(pictures),
    ...services.map(({ slug, title, meta, banner }) => ({
      path: `/services/${slug}`,
      part: 'Services' as const,
      name: title,
      summary: meta.description,
      picture: banner.picture.name,
    })),
    ...products.map(({ slug, title, meta, banner }) => ({
      path: `/products/${slug}`,
      part: 'Products' as const,
      name: title,
      summary: meta.description,
      picture: banner.picture.name,
    })),
    ...courses.map(({ slug, title, meta, banner }) => ({
      path: `/courses/${slug}`,
      part: 'Courses' as const,
      name: title,
      summary: meta.description,
      picture: banner.picture.name,
    })),
    ...industries.map(({ slug, title, meta, banner }) => ({
      path: `/${slug}`,
      part: 'Industries' as const,
      name: title,
      summary: meta.description,
      picture: banner.picture.name,
    })),
    {
      path: '/blogs',
      part: 'Blog',
      name: 'Blog',
      summary: 'Articles on ERP projects, plants, websites and marketing, newest first.',
      picture: posts[0]?.image ?? 'integration-weave',
      modified: latest(articles.map(({ modified }) => modified)),
    },
    ...articles,
    {
      path: '/career',
      part: 'Career',
      name: 'Careers',
      summary: 'How the company hires, and the open jobs.',
      picture: pictures.career,
      modified: latest(posted),
    },
    ...jobs.map(({ title, seo, picture: own, posted: published }) => ({
      path: `/career/apply/${encodeURIComponent(title)}`,
      part: 'Career' as const,
      name: title,
      summary: seo.description,
      picture: own?.name ?? pictures.career,
      published,
      modified: published,
    })),
  ]);
}
