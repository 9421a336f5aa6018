import { z } from 'zod';
import type { ProductCard } from './product-cards';
import { ContentError, define } from './schema/define';
import { line, meta, paragraph, picture, sitePath } from './schema/parts';
import type { Banner, Product, Service } from './schema/service';

const FILE = 'content/products-page.ts';

const schema = z.strictObject({
  meta,
  /** The title of section 2 of the specification. */
  heading: line(40),
  intro: z.array(paragraph).min(1).max(2),
  banner: z.strictObject({
    /** Names the carousel. */
    label: line(60),
    /** The static picture of small screens. */
    mobile: picture,
  }),
  /** What the carousel says of each product, and what a plant asks first about it. */
  products: z.array(
    z.strictObject({
      link: sitePath,
      slide: line(120),
      runs: line(60),
      users: line(80),
      replaces: line(80),
    }),
  ),
  call: line(90),
});

/** The words of /products. */
const words = define(FILE, schema, {
  meta: {
    title: 'Products: gate, people, quality and upkeep',
    description:
      'Five products for plants and offices: visitor management, HRMS with Indian payroll, and gate pass, quality and maintenance modules inside Business Central.',
  },
  heading: 'Our Products',
  intro: [
    'Five products for work that an ERP leaves to registers, spreadsheets and memory. Three of them are modules inside Microsoft Dynamics 365 Business Central and post to its ledgers. Two stand beside it, with a database of their own and a link for what accounts must know.',
    'Each was built around a paper that plants already use: the gate register, the muster roll, the inspection sheet, the maintenance card. The page of a product says what the paper cannot tell you, and what is kept in its place.',
  ],
  banner: {
    label: 'Our five products',
    mobile: {
      name: 'service-vms',
      alt: 'A roll-call screen in a drill: 14 people inside, 13 of them marked at the assembly points, one not yet found',
    },
  },
  products: [
    {
      link: '/services/vms-details',
      slide: 'Who is inside, with whom, until when, and who is still missing in a drill',
      runs: 'Beside the ERP, in a browser and on a gate device',
      users: 'Host, guard, security head, contractor cell',
      replaces: 'The visitor register and the telephone calls from the gate',
    },
    {
      link: '/services/hrms-details',
      slide: 'Shift, leave and salary, worked out by the rules of the month they belong to',
      runs: 'Beside the ERP, with the salary journal posted to it',
      users: 'HR, time office, every employee on a phone',
      replaces: 'The muster roll, the leave card, the salary spreadsheet',
    },
    {
      link: '/products/rgp-details',
      slide: 'Every die, motor and crate outside the gate, with a party and a due date',
      runs: 'Inside Business Central, with a gate app',
      users: 'Department, approver, stores, guard',
      replaces: 'The gate register and the reminder calls to vendors',
    },
    {
      link: '/products/qm-details',
      slide: 'A lot that can be neither issued nor shipped before its readings have passed',
      runs: 'Inside Business Central',
      users: 'Incoming, line and final inspectors, quality head',
      replaces: 'The inspection sheet and the red sticker',
    },
    {
      link: '/products/mm-details',
      slide: 'Plan, breakdown and spares of each machine, in the ledger that pays for them',
      runs: 'Inside Business Central',
      users: 'Operator, technician, maintenance planner, stores',
      replaces: 'The machine card and the whiteboard in the workshop',
    },
  ],
  call: 'Show us the register that you would miss least.',
});

interface Sources {
  readonly productCards: readonly ProductCard[];
  readonly services: readonly Service[];
  readonly products: readonly Product[];
}

/**
 * The page /products (section 2 of the specification): its words, the cards and, for the carousel,
 * the banner of each product's own page.
 *
 * @throws ContentError when a product has no words here, or its card leads to no page
 */
export function buildProductsPage({ productCards, services, products }: Sources) {
  const banners = new Map<string, Banner>([
    ...services.map(({ slug, banner }) => [`/services/${slug}`, banner] as const),
    ...products.map(({ slug, banner }) => [`/products/${slug}`, banner] as const),
  ]);
  return {
    ...words,
    products: productCards.map((card) => {
      const product = words.products.find(({ link }) => link === card.link);
      const banner = banners.get(card.link);
      if (!product || !banner) {
        const problem = product
          ? `name the product ${card.link}, which has no page`
          : `have no entry for ${card.link}; write one with its slide and facts`;
        throw new ContentError([{ file: FILE, field: 'products', problem }]);
      }
      return { ...product, card, banner: { tone: banner.tone, picture: banner.picture } };
    }),
  };
}

export type ProductsPage = ReturnType<typeof buildProductsPage>;
