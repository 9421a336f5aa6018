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
    title: 'Products: gate, HR, quality and maintenance',
    description:
      'Five products for plants and offices: visitor management, HRMS with Indian payroll, and gate pass, quality and maintenance modules inside Business Central.',
  },
  heading: 'Our Products',
  intro: [
    'Five products for work that most companies still do in registers and spreadsheets. RGP, quality and maintenance are modules inside Microsoft Dynamics 365 Business Central and post to its ledgers. Visitor management and HRMS are separate applications. They work with or without an ERP, and the HRMS sends its salary journal to accounts.',
    'Business Central covers a part of this work by itself. The page of each product says which part is standard and what the product adds, so that you buy only what you need.',
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
      slide: 'See who is inside, whom they visit and who is missing in a fire drill',
      runs: 'Its own application, in a browser and on a tablet',
      users: 'Host, guard, security head, contractor cell',
      replaces: 'The visitor register and the phone calls from the gate',
    },
    {
      link: '/services/hrms-details',
      slide: 'Attendance, leave and Indian payroll, with the journal for your accounts',
      runs: 'Its own application; posts a salary journal to the ERP',
      users: 'HR, time office, every employee on a phone',
      replaces: 'The muster roll, the leave card, the salary spreadsheet',
    },
    {
      link: '/products/rgp-details',
      slide: 'Every item outside the gate, with the party, the quantity and the due date',
      runs: 'Inside Business Central, with a gate app',
      users: 'Department, approver, stores, guard',
      replaces: 'The gate register and the reminder calls to vendors',
    },
    {
      link: '/products/qm-details',
      slide: 'Inspection at receipt, in process and before dispatch, with blocked lots',
      runs: 'Inside Business Central',
      users: 'Incoming, line and final inspectors, quality head',
      replaces: 'Paper inspection sheets and red stickers',
    },
    {
      link: '/products/mm-details',
      slide: 'Maintenance plan, breakdowns and spares of each machine, with their cost',
      runs: 'Inside Business Central',
      users: 'Operator, technician, maintenance planner, stores',
      replaces: 'The machine card and the workshop whiteboard',
    },
  ],
  call: 'Ask for a demonstration with your own gate, shift or inspection data.',
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
