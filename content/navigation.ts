import { z } from 'zod';
import { define } from './schema/define';
import { line, sitePath } from './schema/parts';
import type { Course } from './schema/course';
import type { Industry } from './schema/industry';
import type { Service } from './schema/service';
import type { ProductCard } from './product-cards';

const link = z.strictObject({ label: line(40), href: sitePath });
const group = z.strictObject({ links: z.array(link).min(1) });
const item = z.strictObject({
  label: line(30),
  href: sitePath,
  group: group.optional(),
  /** Whether the group collapses in the mobile menu (section 2: Services, Products, Ed. Tech). */
  collapsible: z.boolean().default(false),
});

export type NavigationLink = z.output<typeof link>;
export type NavigationGroup = z.output<typeof group>;
export type NavigationItem = z.output<typeof item>;

interface Sources {
  readonly services: readonly Service[];
  readonly productCards: readonly ProductCard[];
  readonly courses: readonly Course[];
  readonly industries: readonly Industry[];
}

/** The header's navigation, built from the entries, so that it can name no page that is not there. */
export function buildNavigation({ services, productCards, courses, industries }: Sources) {
  return define('content/navigation.ts', z.array(item), [
    {
      label: 'Services',
      href: '/services',
      collapsible: true,
      group: {
        links: services.map(({ title, slug }) => ({ label: title, href: `/services/${slug}` })),
      },
    },
    {
      label: 'Products',
      href: '/products',
      collapsible: true,
      group: { links: productCards.map(({ short, link: href }) => ({ label: short, href })) },
    },
    {
      label: 'Ed. Tech',
      href: '/ed-tech',
      collapsible: true,
      group: {
        links: courses.map(({ title, slug }) => ({ label: title, href: `/courses/${slug}` })),
      },
    },
    {
      label: 'Industries',
      href: '/#industries',
      group: { links: industries.map(({ title, slug }) => ({ label: title, href: `/${slug}` })) },
    },
    { label: 'Blogs', href: '/blogs' },
    { label: 'Career', href: '/career' },
    { label: 'About', href: '/about-us' },
    { label: 'Contact', href: '/contact-us' },
  ]);
}

/** The footer's columns. */
export function buildFooter({ services, productCards }: Sources) {
  return {
    columns: [
      {
        title: 'Services',
        links: services.map(({ title, slug }) => ({ label: title, href: `/services/${slug}` })),
      },
      {
        title: 'Products',
        links: productCards.map(({ short, link: href }) => ({ label: short, href })),
      },
      {
        title: 'Company',
        links: [
          { label: 'About us', href: '/about-us' },
          { label: 'Ed. Tech', href: '/ed-tech' },
          { label: 'Industries', href: '/#industries' },
          { label: 'Blogs', href: '/blogs' },
          { label: 'Career', href: '/career' },
          { label: 'Contact us', href: '/contact-us' },
          { label: 'Enquiry', href: '/enquiry' },
        ],
      },
    ],
    legal: {
      links: [
        { label: 'Terms & Conditions', href: '/terms-and-conditions' },
        { label: 'Privacy Policy', href: '/privacy-policy' },
      ],
    },
  };
}
