import { z } from 'zod';
import { ANCHORS } from '../lib/routes';
import { listedServices } from './entries';
import { proofs } from './proofs';
import { define } from './schema/define';
import { PROJECT_TOPICS, projectSchema } from './schema/page-texts';
import { glyph, line, meta, paragraph, slug } from './schema/parts';
import { SERVICE_GROUPS } from './schema/service';
import { COUNTS, capitalized } from './site/counts';

const schema = z.strictObject({
  meta,
  heading: line(80),
  verb: line(24),
  lead: paragraph,
  groups: z.record(z.enum(SERVICE_GROUPS), z.strictObject({ heading: line(60), lead: paragraph })),
  /** The last entry of the list. */
  edTech: z.strictObject({
    id: slug,
    heading: line(60),
    lead: paragraph,
    icon: glyph,
    title: line(40),
    desc: line(120, 30),
    when: line(120, 40),
  }),
  project: projectSchema,
  call: line(90),
});

const words = define('content/services-page.ts', schema, {
  meta: {
    title: 'Services: ERP, reports, cloud, web and training',
    description: `${capitalized(COUNTS.services)} services: Dynamics NAV and Business Central, Power BI, Azure, Power Apps, SharePoint, websites, applications, digital marketing, design and courses.`,
  },
  heading: `${capitalized(COUNTS.services)} services for plants: ERP, reports, cloud, apps`,
  verb: 'Describe your problem',
  lead: 'Find your problem in the list. The page behind it says what we do.',
  groups: {
    ledger: {
      heading: 'ERP: one system for the whole company',
      lead: 'One database in place of Tally or spreadsheets.',
    },
    'around-the-ledger': {
      heading: 'Reports, cloud, apps and documents',
      lead: 'Microsoft platforms, with your ERP or with Tally.',
    },
    'built-for-you': {
      heading: 'Websites, software, marketing and design',
      lead: 'Where an order follows, we connect them to your ERP.',
    },
  },
  edTech: {
    id: 'learning',
    heading: 'Courses for your team and for learners',
    lead: 'The exercises come from our projects.',
    icon: 'ed-tech',
    title: 'Ed Tech',
    desc: `${capitalized(COUNTS.courses)} certificate courses, from Business Central to software testing.`,
    when: 'Your team uses a small part of the system.',
  },
  project: {
    heading: 'How a project runs',
    lead: proofs.firstStepLine,
    sheets: 'Sheets to take along',
    topics: {
      'project-start': {
        title: 'Start and weeks',
        text: 'The quotation names weeks and start. An ERP implementation typically takes 3-6 months; groups in several countries and heavy manufacturing need longer. A clickable prototype takes one to two weeks; payroll runs two months in parallel.',
      },
      'project-people': {
        title: 'Your own people',
        text: 'One person decides. Each department has a process owner, somebody cleans the data, and all work most when they try the setup and test. Key users are trained before go-live. Name deputies: a late test moves the date.',
      },
      'project-cost': {
        title: 'Cost besides the quotation',
        text: 'Licences, devices, internet lines and messages come on top. Every year come support, tests of updates and renewals; the contract says how further work is priced.',
      },
      'project-failure': {
        title: 'When something fails',
        text: 'Until go-live your old system works on. The person you name decides on each fault, and the cut-over plan states until when you can go back. Without internet, online systems wait; offline parts send their entries later.',
      },
      'project-team': {
        title: 'Who works on it',
        text: 'One practice lead is responsible. At each stage you hold the scope, the interfaces, the test results and a guide for each role, so somebody else can go on.',
      },
      'project-parting': {
        title: 'When we part',
        text: 'Your data stays yours. Domain, hosting and advertising accounts are opened in your name; the contract says what you pay if you stop early. A new CSP partner must be accepted by both.',
      },
    },
  },
  call: 'If no entry fits, write two lines about the problem. We name the service.',
});

export const servicesPage = {
  ...words,
  groups: SERVICE_GROUPS.map((id) => ({
    id,
    ...words.groups[id],
    services: listedServices.filter(({ listing }) => listing.group === id),
  })),
  edTech: { ...words.edTech, path: ANCHORS.courses },
  project: {
    ...words.project,
    topics: PROJECT_TOPICS.map((id) => ({ id, ...words.project.topics[id] })),
  },
};

export type ServicesPage = typeof servicesPage;
