/** @jest-environment node */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import {
  courses,
  industries,
  listedServices,
  products,
  productsPage,
  services,
  servicesPage,
} from '@/content';
import { buildServicesPage } from '@/content/services-page';
import { buildProductsPage } from '@/content/products-page';

const filesOf = (kind: string): string[] =>
  readdirSync(`content/${kind}`)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => path.basename(file, '.ts'))
    .sort();

describe('the entries', () => {
  it.each([
    ['services', services],
    ['products', products],
    ['courses', courses],
    ['industries', industries],
  ])('of %s have one file each, named by the slug', (kind, entries) => {
    expect(entries.map(({ slug }) => slug).sort()).toEqual(filesOf(kind));
  });
});

describe('the page of services', () => {
  it('names the ten listed services in their order', () => {
    const named = servicesPage.groups.flatMap(({ entries }) =>
      entries.map(({ entry }) => entry.slug),
    );
    expect(named).toEqual(listedServices.map(({ slug }) => slug));
  });

  it('fails when a service is missing from it', () => {
    expect(() => buildServicesPage([...listedServices].reverse())).toThrow(
      /content\/services-page\.ts: groups name nav-details, .*; name graphic-design-details, /,
    );
  });
});

describe('the page of products', () => {
  it('takes the banner of each product from its own page', () => {
    const vms = services.find(({ slug }) => slug === 'vms-details');
    expect(productsPage.products[0]?.banner.picture).toEqual(vms?.banner.picture);
  });

  it('fails when the card of a product leads to no page', () => {
    const { products: words } = productsPage;
    const productCards = words.map(({ card }) => card);
    expect(() => buildProductsPage({ productCards, services: [], products })).toThrow(
      'content/products-page.ts: products name the product /services/vms-details, which has no page',
    );
  });

  it('fails when a card has no words here', () => {
    const productCards = [
      { title: 'X', short: 'X', description: 'X', link: '/products/x-details' },
    ];
    expect(() => buildProductsPage({ productCards, services, products })).toThrow(
      'products have no entry for /products/x-details; write one',
    );
  });
});

describe('a service or product page', () => {
  it.each([...services, ...products].map((entry) => [entry.slug, entry] as const))(
    '%s ends with four to six questions',
    (_slug, { sections }) => {
      const last = sections.at(-1);
      expect(last?.heading).toMatch(/question/i);
      const questions = last?.blocks.flatMap((block) =>
        block.type === 'questions' ? block.items : [],
      );
      expect(questions?.length).toBeGreaterThanOrEqual(4);
      expect(questions?.length).toBeLessThanOrEqual(6);
    },
  );

  // Decision 42: where the pages of the ERP and its modules name capabilities.
  it.each(['nav-details', 'business-central-details', 'rgp-details', 'qm-details', 'mm-details'])(
    '%s says what is standard, what an extension and what ours',
    (slug) => {
      const entry = [...services, ...products].find((candidate) => candidate.slug === slug);
      const kinds = entry?.sections
        .flatMap(({ blocks }) => blocks)
        .flatMap((block) => (block.type === 'origins' ? block.items : []))
        .map(({ from }) => from);
      expect(new Set(kinds).size).toBeGreaterThanOrEqual(2);
    },
  );
});
