import { z } from 'zod';
import { listedProducts } from './entries';
import { define } from './schema/define';
import { line, meta, paragraph, picture } from './schema/parts';

const schema = z.strictObject({
  meta,
  /** The title of section 2 of the specification. */
  heading: line(40),
  intro: z.array(paragraph).min(1).max(2),
  banner: z.strictObject({
    /** Label of the carousel. */
    label: line(60),
    /** The static picture of small screens. */
    mobile: picture,
  }),
  call: line(90),
});

const words = define('content/products-page.ts', schema, {
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
  call: 'Ask for a demonstration with your own gate, shift or inspection data.',
});

/** The page /products (section 2 of the specification). */
export const productsPage = { ...words, products: listedProducts };

export type ProductsPage = typeof productsPage;
