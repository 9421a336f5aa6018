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
  it('lists the services that are no product in the order of the entries, each in its group', () => {
    const groups = servicesPage.groups.map(({ services: listed }) => listed);
    for (const group of groups) expect(group).not.toEqual([]);
    expect(groups.flat()).toEqual(expect.arrayContaining([...listedServices]));
  });
});

describe('the page of products', () => {
  it('lists the two services that are products, and then the products', () => {
    expect(productsPage.products.map(({ path: page }) => page)).toEqual([
      '/services/vms-details',
      '/services/hrms-details',
      ...products.map(({ path: page }) => page),
    ]);
  });
});

describe('a service or product page', () => {
  it.each([...services, ...products].map((entry) => [entry.slug, entry] as const))(
    '%s ends with four to six questions',
    (_slug, { sections }) => {
      const last = sections.at(-1);
      const questions = last?.blocks.flatMap((block) =>
        block.type === 'questions' ? block.items : [],
      );
      expect(questions?.length).toBeGreaterThanOrEqual(4);
      expect(questions?.length).toBeLessThanOrEqual(6);
    },
  );

  // Decision 42, on the pages of the ERP and its modules.
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
