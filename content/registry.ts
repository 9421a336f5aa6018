import { z } from 'zod';
import { inPages } from '../lib/pagination';
import { ANCHORS, PATHS, type SitePath, legalPath, postListPath } from '../lib/routes';
import { about } from './about';
import { career } from './career';
import { contact } from './contact';
import { enquiry } from './enquiry';
import { courses, industries, jobs, products, services } from './entries';
import type { Job } from './job-openings';
import { readLegalSource } from './read/legal';
import type { Post } from './read/posts';
import { define } from './schema/define';
import { day, line, pictureName, sitePath } from './schema/parts';
import { COUNTS } from './site/counts';

export const SITE_PARTS = [
  'Company',
  'Services',
  'Products',
  'Courses',
  'Industries',
  'Blog',
  'Career',
] as const;

const path = sitePath.transform((text): SitePath => `/${text.slice(1)}`);

const page = z
  .strictObject({
    path,
    parent: path.optional(),
    part: z.enum(SITE_PARTS),
    name: line(90),
    crumb: line(90).optional(),
    menu: line(40).optional(),
    summary: z.string().trim().min(20).max(400),
    picture: pictureName,
    /** The other pages of a list are found through the first. */
    isPublic: z.boolean().default(true),
    published: day.optional(),
    modified: day.optional(),
  })
  .transform(({ crumb, menu, ...rest }) => ({
    ...rest,
    crumb: crumb ?? rest.name,
    menu: menu ?? crumb ?? rest.name,
  }));

type PageInput = z.input<typeof page>;

export type Page = z.output<typeof page>;

/** A page, or a part of one that represents several pages. */
export type Place = Pick<Page, 'path' | 'parent' | 'crumb' | 'menu'>;

export const SECTIONS: readonly Place[] = [
  { path: ANCHORS.industries, parent: PATHS.home, crumb: 'Industries', menu: 'Industries' },
];

const POSTS_PER_PAGE = 12;

export const inPostPages = (posts: readonly Post[]) => inPages(posts, POSTS_PER_PAGE);

const latest = (days: readonly string[]): string | undefined => [...days].sort().at(-1);

const companyPages: readonly PageInput[] = [
  {
    path: PATHS.home,
    part: 'Company',
    name: 'ERP and IT services from Noida',
    crumb: 'Home',
    summary: 'What the company does, for which industries, and its latest articles.',
    picture: 'hero-1',
  },
  {
    path: PATHS.about,
    parent: PATHS.home,
    part: 'Company',
    name: 'About us',
    menu: 'About',
    summary: 'What the company does, people by role, vision and mission.',
    picture: about.banner.picture.name,
  },
  {
    path: PATHS.contact,
    parent: PATHS.home,
    part: 'Company',
    name: 'Contact us',
    menu: 'Contact',
    summary: 'Address, phone and email of both offices, and a message form.',
    picture: contact.picture.name,
  },
  {
    path: PATHS.enquiry,
    parent: PATHS.home,
    part: 'Company',
    name: 'Product enquiry',
    crumb: 'Enquiry',
    summary: 'A form to ask about a product or service, or for a demonstration.',
    picture: enquiry.picture.name,
  },
  {
    path: legalPath('terms-and-conditions'),
    parent: PATHS.home,
    part: 'Company',
    name: 'Terms & Conditions',
    crumb: 'Terms and conditions',
    menu: 'Terms & Conditions',
    summary: 'Purchases, refunds within 15 days of purchase, permitted use and governing law.',
    picture: 'integration-weave',
    modified: readLegalSource('terms-and-conditions').page?.revised,
  },
  {
    path: legalPath('privacy-policy'),
    parent: PATHS.home,
    part: 'Company',
    name: 'Privacy Policy',
    crumb: 'Privacy policy',
    menu: 'Privacy Policy',
    summary: 'What this site collects and what it does not, and your rights.',
    picture: 'integration-weave',
    modified: readLegalSource('privacy-policy').page?.revised,
  },
];

const catalogPages: readonly PageInput[] = [
  {
    path: PATHS.services,
    parent: PATHS.home,
    part: 'Services',
    name: 'Services',
    summary: 'All services: ERP, reporting, cloud, applications, websites, marketing and design.',
    picture: 'service-business-central',
  },
  {
    path: PATHS.products,
    parent: PATHS.home,
    part: 'Products',
    name: 'Our Products',
    crumb: 'Products',
    summary: 'The company’s own products: ERP add-on modules, visitor management and HRMS.',
    picture: 'banner-rgp',
  },
  {
    path: PATHS.edTech,
    parent: PATHS.home,
    part: 'Courses',
    name: 'Ed. Tech',
    summary: `The catalogue of ${COUNTS.courses} professional courses in ERP, data, cloud, web and marketing.`,
    picture: 'hero-8',
  },
  ...services.map(({ listing, ...service }) => ({
    ...entryPage(service, 'Services'),
    parent: listing.page === 'services' ? PATHS.services : PATHS.products,
    menu: listing.page === 'services' ? undefined : listing.short,
  })),
  ...products.map(({ listing, ...product }) => ({
    ...entryPage(product, 'Products'),
    parent: PATHS.products,
    menu: listing.short,
  })),
  ...courses.map((course) => ({ ...entryPage(course, 'Courses'), parent: PATHS.edTech })),
  ...industries.map((industry) => ({
    ...entryPage(industry, 'Industries'),
    parent: ANCHORS.industries,
  })),
];

interface Entry {
  readonly path: SitePath;
  readonly title: string;
  readonly meta: { readonly description: string };
  readonly banner: { readonly picture: { readonly name: string } };
}

function entryPage<P extends PageInput['part']>(
  { path: own, title, meta, banner }: Entry,
  part: P,
) {
  const { name: picture } = banner.picture;
  return { path: own, part, name: title, summary: meta.description, picture };
}

function blogPages(posts: readonly Post[]): PageInput[] {
  const list = {
    path: PATHS.blog,
    parent: PATHS.home,
    part: 'Blog' as const,
    name: 'Blog',
    crumb: 'Blogs',
    summary: 'Articles on ERP projects, plants, websites and marketing, newest first.',
    picture: posts[0]?.image ?? 'integration-weave',
    modified: latest(
      posts.flatMap(({ byline, date, updated }) => (byline === 'real' ? [updated ?? date] : [])),
    ),
  };
  const [, ...more] = inPostPages(posts);
  return [
    list,
    ...more.map(({ number }) => ({
      ...list,
      path: postListPath(number),
      parent: PATHS.blog,
      crumb: `Page ${number}`,
      isPublic: false,
    })),
    ...posts.map((post) => ({
      path: post.path,
      parent: PATHS.blog,
      part: 'Blog' as const,
      name: post.title,
      summary: post.excerpt,
      picture: post.image,
      ...(post.byline === 'real'
        ? { published: post.date, modified: post.updated ?? post.date }
        : {}),
    })),
  ];
}

/** A job that is not advertised has no day. */
const postedOf = (opening: Job['opening']): string | undefined =>
  opening.status === 'open' ? opening.posted : undefined;

const careerPages: readonly PageInput[] = [
  {
    path: PATHS.career,
    parent: PATHS.home,
    part: 'Career',
    name: 'Careers',
    crumb: 'Career',
    summary: 'The jobs of the company, and how it hires.',
    picture: career.picture.name,
    modified: latest(jobs.flatMap(({ opening }) => postedOf(opening) ?? [])),
  },
  ...jobs.map((job) => ({
    path: job.path,
    parent: PATHS.career,
    part: 'Career' as const,
    name: job.title,
    summary: job.seo.description,
    picture: job.picture?.name ?? career.picture.name,
    published: postedOf(job.opening),
    modified: postedOf(job.opening),
  })),
];

/** Every page of the site, once. @param posts the published ones, newest first */
export const buildPages = (posts: readonly Post[]): readonly Page[] =>
  define('content/registry.ts', z.array(page), [
    ...companyPages,
    ...catalogPages,
    ...blogPages(posts),
    ...careerPages,
  ]);
