import { z } from 'zod';
import { productPath, servicePath } from '../../lib/routes';
import { section } from './blocks';
import { define } from './define';
import { ENQUIRY_PRODUCTS } from './options';
import {
  type Addressed,
  glyph,
  httpsUrl,
  line,
  meta,
  paragraph,
  picture,
  related,
  slug,
  texts,
  wordCount,
} from './parts';

/** The ground of a banner; neighbours in the menu have different ones. */
export const bannerTone = z.enum(['indigo', 'marigold', 'sand', 'tint', 'madder']);

const banner = z.strictObject({
  /** The page's h1. Its first words are the name of the service. */
  heading: line(80),
  lead: paragraph,
  tone: bannerTone,
  picture,
});

/** A paper of the plant on which the product answers what its lead says. */
const paper = z.strictObject({
  /** Says all that the paper shows. */
  alt: line(280, 60),
  number: line(14),
  to: line(40),
  rows: z
    .array(
      z.strictObject({ what: line(30), value: line(24), state: z.enum(['done', 'late', 'open']) }),
    )
    .length(3),
  answers: z
    .array(
      z.strictObject({
        question: line(28),
        answer: line(34),
        isSigned: z.boolean().default(false),
      }),
    )
    .length(4),
});

/**
 * What an industry does with the service or product: the words below the picture from edge to edge,
 * which is that of the first related industry.
 */
const scene = z.strictObject({
  /** The id of the section before the picture. */
  after: slug,
  text: paragraph,
});

/**
 * What differs here from the section "How a project runs" of /services, to which the page leads after
 * its questions: the weeks, the client's own people, what fails and what goes on.
 */
const project = wordCount(20, 60);

/** The closing call; the product preselects the enquiry form. */
const call = z.strictObject({
  heading: line(90),
  product: z.enum(ENQUIRY_PRODUCTS).optional(),
});

/** The groups of the services page, in order. */
export const SERVICE_GROUPS = ['ledger', 'around-the-ledger', 'built-for-you'] as const;

/** The appearance of a product in lists: menus, cards and the carousel. */
const productListing = z.strictObject({
  /** The name in menus. */
  short: line(40),
  /** The text of the card. */
  description: line(160, 40),
  image: picture.optional(),
  /** What it does, in one line: beside its stop in the banner of the products page. */
  slide: line(36),
  /** First questions of a plant: where it runs, who uses it, what it replaces. */
  runs: line(60),
  users: line(80),
  replaces: line(80),
});

/** The list of a service: two of them are the company's products. */
const serviceListing = z.discriminatedUnion('page', [
  z.strictObject({
    page: z.literal('services'),
    group: z.enum(SERVICE_GROUPS),
    /** The problem of a reader before the service. */
    when: line(120, 40),
  }),
  productListing.extend({ page: z.literal('products') }),
]);

interface Body {
  readonly sections: readonly z.output<typeof section>[];
  readonly scene: z.output<typeof scene>;
}

/** The picture stands between two sections, and one section has the call. */
function checkPlaces({ value: { sections, scene: picture }, issues }: z.core.ParsePayload<Body>) {
  const places = sections.slice(0, -1).filter(({ beside }) => !beside);
  if (!places.some(({ id }) => id === picture.after)) {
    issues.push({
      code: 'custom',
      input: picture.after,
      path: ['scene', 'after'],
      message: `is no section that the picture can follow: ${places.map(({ id }) => id).join(', ')}`,
    });
  }
  const calls = sections.filter(({ call: words }) => words !== undefined);
  if (calls.length !== 1) {
    issues.push({
      code: 'custom',
      input: sections,
      path: ['sections'],
      message: `has ${calls.length} calls; one section has a call, beside those of the banner and the end`,
    });
  }
}

/** The contents mark the current section by a style for each place, of which there are nine. */
const sections = z.array(section).max(9);

/** A service detail page, as data. */
export const serviceSchema = z
  .strictObject({
    /** The service's name on cards and in menus. */
    title: line(40),
    icon: glyph,
    /** The text of the card, 40 to 120 characters. */
    desc: line(120, 30),
    listing: serviceListing,
    meta,
    banner,
    /** Of a service that is one of our products. */
    paper: paper.optional(),
    sections: sections.min(1),
    project,
    related,
    scene,
    call,
  })
  .check(checkPlaces);

/** A product detail page: banner with a paper, title, DEMO, introduction, three accordions. */
export const productSchema = z
  .strictObject({
    title: line(40),
    icon: glyph,
    desc: line(140, 30),
    listing: productListing,
    meta,
    banner,
    paper,
    demo: httpsUrl,
    intro: texts(paragraph).min(2),
    sections: sections.min(3),
    project,
    related,
    scene,
    call,
  })
  .check(checkPlaces);

export type Paper = z.output<typeof paper>;
export type Banner = z.output<typeof banner>;
export type BannerTone = z.output<typeof bannerTone>;
export type Call = z.output<typeof call>;
export type Service = z.output<typeof serviceSchema> & Addressed;
export type Product = z.output<typeof productSchema> & Addressed;

/** A service on the services page. */
export type ListedService = Service & { readonly listing: { readonly page: 'services' } };

/** An entry of the products page: a product, or a service listed as one. */
export type ListedProduct = Pick<Product, 'title' | 'icon' | 'path' | 'listing'> &
  Pick<Service, 'paper'>;

/** A service page from content/services/{slug}.ts. Throws ContentError. */
export function defineService(page: string, entry: z.input<typeof serviceSchema>): Service {
  const file = `content/services/${page}.ts`;
  return { slug: page, path: servicePath(page), ...define(file, serviceSchema, entry) };
}

/** A product page from content/products/{slug}.ts. Throws ContentError. */
export function defineProduct(page: string, entry: z.input<typeof productSchema>): Product {
  const file = `content/products/${page}.ts`;
  return { slug: page, path: productPath(page), ...define(file, productSchema, entry) };
}
