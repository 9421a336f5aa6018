import { z } from 'zod';
import { listedProducts, products } from './entries';
import { define } from './schema/define';
import { line, meta, paragraph, picture } from './schema/parts';
import type { ListedProduct } from './schema/service';
import { COUNTS, capitalized } from './site/counts';

const group = z.strictObject({ heading: line(40), lead: paragraph });

const schema = z.strictObject({
  meta,
  /** A fixed title (docs/product.md). */
  heading: line(40),
  /** The verb of the dock. */
  verb: line(24),
  lead: line(120),
  banner: z.strictObject({
    /** Label of the carousel. */
    label: line(60),
    /** The static picture of small screens, from the first product. */
    mobile: picture,
  }),
  /** The introduction, grouped by the prerequisites of a product. */
  separate: group,
  modules: group,
  call: line(90),
});

const words = define('content/products-page.ts', schema, {
  meta: {
    title: 'Products: gate, HR, quality and maintenance',
    description: `${capitalized(COUNTS.products)} products for plants and offices: visitor management, HRMS with Indian payroll, and gate pass, quality and maintenance modules inside Business Central.`,
  },
  heading: 'Our Products',
  verb: 'Enquire about a product',
  lead: `${capitalized(COUNTS.products)} products for work that most companies still do in registers and spreadsheets.`,
  banner: {
    label: `Our ${COUNTS.products} products`,
    mobile: {
      name: 'service-vms',
      alt: 'A roll-call screen in a drill: 14 people inside, 13 of them marked at the assembly points, one not yet found',
    },
  },
  separate: {
    heading: 'Separate applications',
    lead: 'Visitor management and HRMS work with or without an ERP. The HRMS sends its salary journal to Business Central, or a file to other accounting software.',
  },
  modules: {
    heading: 'Inside Business Central',
    lead: 'RGP, quality and maintenance are modules inside Microsoft Dynamics 365 Business Central and use its items, assets and vendors. Business Central does part of this work itself. The page of each product says which part is standard and what the product adds.',
  },
  call: 'Ask for a demonstration with your own gate, shift or inspection data.',
});

/** Whether a product runs inside Business Central; the others are separate applications. */
const isModule = ({ path }: ListedProduct): boolean =>
  products.some((product) => product.path === path);

/** The page /products. */
export const productsPage = {
  ...words,
  products: listedProducts,
  groups: [
    { ...words.separate, products: listedProducts.filter((listed) => !isModule(listed)) },
    { ...words.modules, products: listedProducts.filter(isModule) },
  ],
} as const;

export type ProductsPage = typeof productsPage;
