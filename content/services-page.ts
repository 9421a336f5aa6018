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
      'Eleven services of an ERP house: Dynamics NAV and Business Central, Power BI, Azure, Power Apps, SharePoint, web and applications, marketing, design, courses.',
  },
  heading: 'Services, listed by the trouble they end',
  lead: 'Each entry begins with the state of things that brings people to it. Find yours. The page behind it says what is done, in what order, who has to decide, and how one knows that it is finished.',
  groups: [
    {
      id: 'ledger',
      heading: 'One ledger for the works',
      lead: 'Purchase, stores, production and accounts on one record. The other nine entries read from it, write to it or teach it.',
      entries: [
        {
          service: 'nav-details',
          when: 'The system works, its support has a last day, and the person who set it up has left.',
        },
        {
          service: 'business-central-details',
          when: 'Stores, production and accounts each show another stock, and month end goes into finding out why.',
        },
      ],
    },
    {
      id: 'around-the-ledger',
      heading: 'What reads it, hosts it and fills it',
      lead: 'Four Microsoft platforms around an ERP. Each can be taken alone, with whatever ledger you keep today.',
      entries: [
        {
          service: 'powerbi-details',
          when: 'Two managers bring two totals to one meeting, and both are from the system.',
        },
        {
          service: 'azure-details',
          when: 'The server stands in a cupboard beside accounts, and its back-up has never been restored.',
        },
        {
          service: 'power-apps-details',
          when: 'A form is filled in on paper, typed in at the office and mailed for a signature.',
        },
        {
          service: 'sharepoint-details',
          when: 'Several copies of a drawing are on the floor, and the operator has to guess which one holds.',
        },
      ],
    },
    {
      id: 'built-for-you',
      heading: 'Built for you, seen by your customers',
      lead: 'Sites, software, campaigns and artwork, made by the people who know what happens to the order afterwards.',
      entries: [
        {
          service: 'web-details',
          when: 'The website describes an earlier company and makes a buyer on a phone wait.',
        },
        {
          service: 'application-development-details',
          when: 'The process is yours alone, and no product on the market covers it.',
        },
        {
          service: 'digital-marketing-details',
          when: 'Advertisements are paid for every month, and no order can be traced to one.',
        },
        {
          service: 'graphic-design-details',
          when: 'The printer returns the file, or prints it and the carton is the wrong shade.',
        },
      ],
    },
  ],
  edTech: {
    id: 'learning',
    heading: 'People who can run it',
    lead: 'What we do for clients, we also teach, week by week, with the syllabus in the open.',
    icon: 'ed-tech',
    title: 'Ed Tech',
    desc: 'Ten certificate courses, from Business Central to software testing.',
    when: 'Your people run the system by habit, or you want to learn the trade yourself.',
    href: '/ed-tech#courses-we-offer',
  },
  call: 'Name the register or the report that fails you. We will say where it belongs.',
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
