import { z } from 'zod';
import { ContentError, define } from './schema/define';
import { glyph, line, meta, paragraph, sitePath, slug } from './schema/parts';
import type { Service } from './schema/service';

const FILE = 'content/services-page.ts';

/** What leads a reader to a service: the state of things before it. */
const when = line(120, 40);

const schema = z.strictObject({
  meta,
  heading: line(80),
  lead: paragraph,
  /** The eleven entries in the order of the specification, by what they do for a company. */
  groups: z
    .array(
      z.strictObject({
        id: slug,
        heading: line(60),
        lead: paragraph,
        entries: z.array(z.strictObject({ service: slug, when })).min(1),
      }),
    )
    .min(2),
  /** The eleventh entry leads to the courses (section 2 of the specification). */
  edTech: z.strictObject({
    id: slug,
    heading: line(60),
    lead: paragraph,
    icon: glyph,
    title: line(40),
    desc: line(120, 30),
    when,
    href: sitePath,
  }),
  call: line(90),
});

const words = define(FILE, schema, {
  meta: {
    title: 'Services: ERP, reports, cloud, web and training',
    description:
      'Eleven services: Dynamics NAV and Business Central, Power BI, Azure, Power Apps, SharePoint, websites, applications, digital marketing, design and courses.',
  },
  heading: 'Services: find the problem, read what we do',
  lead: 'Each entry names a common problem and the service for it. The page behind it says what we do, in what order, what you decide, and how you know that the work is done.',
  groups: [
    {
      id: 'ledger',
      heading: 'ERP: one system for the whole company',
      lead: 'Purchase, stores, production and accounts in one database. Business Central also carries LS Central for shops and restaurants, and our gate pass, quality and maintenance modules.',
      entries: [
        {
          service: 'nav-details',
          when: 'Your NAV system works, but its support has ended or soon will, and its developer has left.',
        },
        {
          service: 'business-central-details',
          when: 'Stores, production and accounts show three different stock figures, and every month end is late.',
        },
      ],
    },
    {
      id: 'around-the-ledger',
      heading: 'Reports, cloud, apps and documents',
      lead: 'These four Microsoft platforms work together with an ERP. Each of them also works alone, or with Tally.',
      entries: [
        {
          service: 'powerbi-details',
          when: 'Two managers bring two different totals to the same meeting, both from your system.',
        },
        {
          service: 'azure-details',
          when: 'The server is in a cupboard at the office, and its backup has never been tested.',
        },
        {
          service: 'power-apps-details',
          when: 'A form is filled in on paper, typed again at the office and emailed for approval.',
        },
        {
          service: 'sharepoint-details',
          when: 'Several versions of a drawing are on the shop floor, and operators do not know which is valid.',
        },
      ],
    },
    {
      id: 'built-for-you',
      heading: 'Websites, software, marketing and design',
      lead: 'Websites, applications, campaigns and artwork. Where an order follows, we connect them to your ERP.',
      entries: [
        {
          service: 'web-details',
          when: 'Your website is out of date and opens slowly on a buyer’s phone.',
        },
        {
          service: 'application-development-details',
          when: 'No product on the market covers the way your company works.',
        },
        {
          service: 'digital-marketing-details',
          when: 'You pay for advertisements every month and cannot trace one order to them.',
        },
        {
          service: 'graphic-design-details',
          when: 'The printer sends your file back, or the carton comes out in the wrong shade.',
        },
      ],
    },
  ],
  edTech: {
    id: 'learning',
    heading: 'Courses for your team and for learners',
    lead: 'We teach what we do for clients. The full syllabus of each course is on its page.',
    icon: 'ed-tech',
    title: 'Ed Tech',
    desc: 'Ten certificate courses, from Business Central to software testing.',
    when: 'Your team uses a small part of the system, or you want to start a career in IT.',
    href: '/ed-tech#courses-we-offer',
  },
  call: 'If no entry fits, write two lines about the problem. We name the service.',
});

/**
 * The page /services (section 2 of the specification): its words with the services that they name.
 *
 * @param listed the ten services of the list, in its order
 * @throws ContentError when the page names other services than these, or in another order
 */
export function buildServicesPage(listed: readonly Service[]) {
  const named = words.groups.flatMap(({ entries }) => entries.map(({ service }) => service));
  const expected = listed.map(({ slug }) => slug);
  if (named.join() !== expected.join()) {
    throw new ContentError([
      {
        file: FILE,
        field: 'groups',
        problem: `name ${named.join(', ')}; name ${expected.join(', ')}, in this order`,
      },
    ]);
  }
  return {
    ...words,
    groups: words.groups.map(({ id, heading, lead, entries }) => ({
      id,
      heading,
      lead,
      entries: entries.flatMap(({ service, when }) =>
        listed.filter(({ slug }) => slug === service).map((entry) => ({ entry, when })),
      ),
    })),
  };
}

export type ServicesPage = ReturnType<typeof buildServicesPage>;
