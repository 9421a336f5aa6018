import { z } from 'zod';
import { ANCHORS, PATHS, legalPath } from '../../lib/routes';
import { LEGAL_SLUGS } from '../read/legal';
import { define } from '../schema/define';
import { line, sitePath } from '../schema/parts';
import { childrenOf, placeAt } from './page-tree';

const link = z.strictObject({ label: line(40), href: sitePath });
const group = z.strictObject({ links: z.array(link).min(1) });
const item = z.strictObject({
  label: line(30),
  href: sitePath,
  group: group.optional(),
  collapsible: z.boolean().default(false),
});
const footerColumn = group.extend({ title: line(30) });

export type NavigationLink = z.output<typeof link>;
export type NavigationGroup = z.output<typeof group>;
export type NavigationItem = z.output<typeof item>;

const FILE = 'content/site/menus.ts';

const itemOf = (path: string) => ({ label: placeAt(path).menu, href: path });

const linksBelow = (path: string) =>
  childrenOf(path).map(({ menu, path: href }) => ({ label: menu, href }));

const withPages = (path: string) => ({ ...itemOf(path), group: { links: linksBelow(path) } });

const footerLink = (path: string) => ({ label: placeAt(path).crumb, href: path });

export const navigation = define(FILE, z.array(item), [
  { ...withPages(PATHS.services), collapsible: true },
  { ...withPages(PATHS.products), collapsible: true },
  { ...withPages(PATHS.edTech), collapsible: true },
  withPages(ANCHORS.industries),
  ...[PATHS.blog, PATHS.career, PATHS.about, PATHS.contact].map(itemOf),
]);

const companyLinks = [
  ...[PATHS.about, PATHS.edTech, ANCHORS.industries, PATHS.blog, PATHS.career, PATHS.contact],
  PATHS.enquiry,
];

export const footer = {
  columns: define(FILE, z.array(footerColumn), [
    { title: placeAt(PATHS.services).menu, links: linksBelow(PATHS.services) },
    { title: placeAt(PATHS.products).menu, links: linksBelow(PATHS.products) },
    { title: 'Company', links: companyLinks.map(footerLink) },
  ]),
  legal: { links: LEGAL_SLUGS.map(legalPath).map(itemOf) },
};
