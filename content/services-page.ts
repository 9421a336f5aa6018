import { z } from 'zod';
import { ANCHORS } from '../lib/routes';
import { listedServices } from './entries';
import { define } from './schema/define';
import { glyph, line, meta, paragraph, slug } from './schema/parts';
import { SERVICE_GROUPS } from './schema/service';

const schema = z.strictObject({
  meta,
  heading: line(80),
  lead: paragraph,
  /** What a group of services does for a company. */
  groups: z.record(z.enum(SERVICE_GROUPS), z.strictObject({ heading: line(60), lead: paragraph })),
  /** The eleventh entry leads to the courses (section 2 of the specification). */
  edTech: z.strictObject({
    id: slug,
    heading: line(60),
    lead: paragraph,
    icon: glyph,
    title: line(40),
    desc: line(120, 30),
    when: line(120, 40),
  }),
  call: line(90),
});

const words = define('content/services-page.ts', schema, {
  meta: {
    title: 'Services: ERP, reports, cloud, web and training',
    description:
      'Eleven services: Dynamics NAV and Business Central, Power BI, Azure, Power Apps, SharePoint, websites, applications, digital marketing, design and courses.',
  },
  heading: 'Services: find the problem, read what we do',
  lead: 'Each entry names a common problem and the service for it. The page behind it says what we do, in what order, what you decide, and how you know that the work is done.',
  groups: {
    ledger: {
      heading: 'ERP: one system for the whole company',
      lead: 'Purchase, stores, production and accounts in one database, in place of Tally or spreadsheets. Business Central also carries LS Central for shops and restaurants, and our gate pass, quality and maintenance modules.',
    },
    'around-the-ledger': {
      heading: 'Reports, cloud, apps and documents',
      lead: 'These four Microsoft platforms work together with an ERP. Each also works alone, or with Tally.',
    },
    'built-for-you': {
      heading: 'Websites, software, marketing and design',
      lead: 'Websites, applications, campaigns and artwork. Where an order follows, we connect them to your ERP.',
    },
  },
  edTech: {
    id: 'learning',
    heading: 'Courses for your team and for learners',
    lead: 'The exercises come from our projects. The full syllabus of each course is on its page.',
    icon: 'ed-tech',
    title: 'Ed Tech',
    desc: 'Ten certificate courses, from Business Central to software testing.',
    when: 'Your team uses a small part of the system, or you want to start a career in IT.',
  },
  call: 'If no entry fits, write two lines about the problem. We name the service.',
});

/** The page /services (section 2 of the specification), with the services in their groups. */
export const servicesPage = {
  ...words,
  groups: SERVICE_GROUPS.map((id) => ({
    id,
    ...words.groups[id],
    services: listedServices.filter(({ listing }) => listing.group === id),
  })),
  edTech: { ...words.edTech, path: ANCHORS.courses },
};

export type ServicesPage = typeof servicesPage;
