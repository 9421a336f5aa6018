import { z } from 'zod';
import { ANCHORS } from '../lib/routes';
import { listedServices } from './entries';
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
  heading: 'Services: find the problem, read what we do',
  verb: 'Describe your problem',
  lead: 'Each entry names a common problem and the service for it. The page behind it says what we do, and in what order.',
  groups: {
    ledger: {
      heading: 'ERP: one system for the whole company',
      lead: 'Purchase, stores, production and accounts in one database, in place of Tally or spreadsheets. Business Central also carries LS Central for shops and restaurants, and our gate pass, quality and maintenance modules.',
    },
    'around-the-ledger': {
      heading: 'Reports, cloud, apps and documents',
      lead: 'These Microsoft platforms work together with an ERP. Each also works alone, or with Tally.',
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
    desc: `${capitalized(COUNTS.courses)} certificate courses, from Business Central to software testing.`,
    when: 'Your team uses a small part of the system, or you want to start a career in IT.',
  },
  project: {
    heading: 'How a project runs',
    lead: 'This is alike for all services and products. What differs is said after the questions of each page.',
    topics: {
      'project-start': {
        title: 'Start and weeks',
        text: 'We first look at your system or process. The quotation then names scope, weeks and the date of the start. An ERP implementation typically takes 3-6 months, in six stages; groups in several countries and heavy manufacturing need longer. A clickable prototype of an application usually takes one to two weeks. Payroll runs two months in parallel before the first payslip. A move from NAV, a report, a website or an app has no usual span. It depends on your data, your texts and the access to your systems.',
      },
      'project-people': {
        title: 'Your own people',
        text: 'You need one person who decides, a process owner for each department, and somebody who cleans the data. The quotation names the days a week for each role, and the training places, hours and languages. In an ERP project process owners have most work from week 4 to 16, when they try the setup and test. Key users are trained before go-live. Name a deputy for each role, because a test that is not signed moves the date. Keep month ends and the days of GST returns free of tests.',
      },
      'project-cost': {
        title: 'Cost besides the quotation',
        text: 'The quotation says what is included, what is not, the day rate and the stages of payment. Plan for these besides: licences per user and month, 18% GST, devices, internet lines, and messages by SMS or WhatsApp. A GST connector is paid per document or per year. Every year come support hours, tests of updates, renewals and changes in tax rules. No quotation shows the time of your own people, so estimate it too. The contract says how work beyond the signed scope is ordered and priced.',
      },
      'project-failure': {
        title: 'When something fails',
        text: 'Before go-live we test on a copy, so your present system works on. Each fault has an owner. The person you name decides whether it stops the start; in an ERP project that is your finance head, with our practice lead. During the change the plan states until what hour you can return to the old system, and who decides. The old system stays readable. After go-live the support contract states hours, channel and severity classes, and whom you call if an answer is late. Without internet, online systems wait; parts set up for offline use store entries and send them later.',
      },
      'project-team': {
        title: 'Who works on it',
        text: 'One practice lead is responsible for the work; the About page lists them by practice. The quotation names the roles on both sides, and the contract says how a person is replaced. At each stage you hold papers with which somebody else can go on. These are the signed scope, the list of interfaces, the test cases with their results, and a short guide for each role. Code is in version control. Power Apps and flows have two owners and a service account. Agree where the papers are kept, so that your deputy finds them.',
      },
      'project-parting': {
        title: 'When we part',
        text: 'Data: it stays yours. Business Central online can be exported as a database, ten times a month; for our own products the contract names the format. Licences: those bought through a partner are billed under its agreement. A change of partner is a transfer that both must accept; term and notice are in its quote. Source: that of an application or website is in your own accounts. For Business Central extensions, ownership and hand-over are a clause of the contract. So is what you pay if you stop between two stages. Domain, hosting, store and advertising accounts are opened in your name, so you only withdraw our access.',
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
