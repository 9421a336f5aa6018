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
  pictureName,
  related,
  texts,
  wordCount,
  words,
} from './parts';

/** Neighbours in the menu have different ones. */
export const bannerTone = z.enum(['indigo', 'marigold', 'sand', 'tint', 'madder']);

/** Printed after "First step: ". Days and fees of the company are in `content/data/proofs.yaml`. */
const firstStep = z.custom<string>(
  (value) =>
    typeof value === 'string' &&
    words(value) >= 12 &&
    words(value) <= 45 &&
    /\b(?:minute|hour)s?\b/.test(value) &&
    /\border/.test(value),
  {
    error:
      'does not say what the first step costs; write in 12 to 45 words what to send or say, how many minutes or hours that takes, what comes back, and that nothing is ordered',
  },
);

const banner = z.strictObject({
  heading: line(80),
  lead: paragraph,
  firstStep,
  tone: bannerTone,
  picture,
});

const paper = z.strictObject({
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

/** What differs from "How a project runs" on /services. */
const project = wordCount(20, 60);

const call = z.strictObject({
  heading: line(90),
  product: z.enum(ENQUIRY_PRODUCTS).optional(),
});

export const SERVICE_GROUPS = ['ledger', 'around-the-ledger', 'built-for-you'] as const;

const productListing = z.strictObject({
  short: line(40),
  description: line(160, 40),
  image: picture.optional(),
  /** Without a ground. */
  sheet: pictureName,
  paper: z.strictObject({ name: pictureName, title: line(20) }),
  slide: line(36),
  runs: line(60),
  users: line(80),
  replaces: line(80),
});

/** Two services are listed as products. */
const serviceListing = z.discriminatedUnion('page', [
  z.strictObject({
    page: z.literal('services'),
    group: z.enum(SERVICE_GROUPS),
    when: line(120, 40),
  }),
  productListing.extend({ page: z.literal('products') }),
]);

interface Body {
  readonly sections: readonly z.output<typeof section>[];
}

function checkCall({ value: { sections }, issues }: z.core.ParsePayload<Body>) {
  const calls = sections.flatMap(({ blocks }) => blocks.filter(({ type }) => type === 'call'));
  if (calls.length !== 1) {
    issues.push({
      code: 'custom',
      input: sections,
      path: ['sections'],
      message: `has ${calls.length} blocks of the type call; write one, beside those of the banner and the end`,
    });
  }
}

/** The contents mark the current one by a style for each of nine places. */
const sections = z.array(section).max(9);

export const serviceSchema = z
  .strictObject({
    title: line(40),
    icon: glyph,
    desc: line(120, 30),
    listing: serviceListing,
    meta,
    banner,
    paper: paper.optional(),
    sections: sections.min(1),
    project,
    related,
    call,
  })
  .check(checkCall);

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
    call,
  })
  .check(checkCall);

export type Paper = z.output<typeof paper>;
export type Banner = z.output<typeof banner>;
export type BannerTone = z.output<typeof bannerTone>;
export type Call = z.output<typeof call>;
export type Service = z.output<typeof serviceSchema> & Addressed;
export type Product = z.output<typeof productSchema> & Addressed;

export type ListedService = Service & { readonly listing: { readonly page: 'services' } };

export type ListedProduct = Pick<Product, 'title' | 'icon' | 'path' | 'listing'> &
  Pick<Service, 'paper'>;

export function defineService(page: string, entry: z.input<typeof serviceSchema>): Service {
  const file = `content/services/${page}.ts`;
  return { slug: page, path: servicePath(page), ...define(file, serviceSchema, entry) };
}

export function defineProduct(page: string, entry: z.input<typeof productSchema>): Product {
  const file = `content/products/${page}.ts`;
  return { slug: page, path: productPath(page), ...define(file, productSchema, entry) };
}
