import { z } from 'zod';
import { listedProducts, products } from './entries';
import { define } from './schema/define';
import { line, meta, paragraph } from './schema/parts';
import type { ListedProduct } from './schema/service';
import { COUNTS, capitalized } from './site/counts';

const group = z.strictObject({ heading: line(40), lead: paragraph });

const schema = z.strictObject({
  meta,
  heading: line(40),
  verb: line(24),
  lead: line(120),
  carousel: line(60),
  separate: group,
  modules: group,
  comparison: group.extend({ link: line(24) }),
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
  carousel: `Our ${COUNTS.products} products`,
  separate: {
    heading: 'Beside the ERP',
    lead: 'Two products have a database of their own and work with or without an ERP.',
  },
  modules: {
    heading: 'Inside Business Central',
    lead: 'Three are modules of Microsoft Dynamics 365 Business Central; each page says what is standard and what we add.',
  },
  comparison: {
    heading: 'Built around a paper you already use',
    lead: 'Each takes the place of a register, sheet or card that your people know.',
    link: `Compare the ${COUNTS.products}`,
  },
  call: 'Ask for a demonstration with your own gate, shift or inspection data.',
});

const isModule = ({ path }: ListedProduct): boolean =>
  products.some((product) => product.path === path);

export const productsPage = {
  ...words,
  products: listedProducts,
  groups: [
    { ...words.separate, products: listedProducts.filter((listed) => !isModule(listed)) },
    { ...words.modules, products: listedProducts.filter(isModule) },
  ],
} as const;

export type ProductsPage = typeof productsPage;
