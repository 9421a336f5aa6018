import { z } from 'zod';
import { PATHS, coursePath, servicePath } from '../lib/routes';
import { company } from './company';
import { proofs } from './proofs';
import { define } from './schema/define';
import { glyph, line, meta, paragraph, picture, sitePath } from './schema/parts';
import { COUNTS, capitalized } from './site/counts';

const schema = z.strictObject({
  meta,
  hero: z.strictObject({
    heading: line(80),
    lead: paragraph,
    actions: z.array(z.strictObject({ label: line(40), href: sitePath })).length(2),
    mobile: picture,
    slides: z
      .array(
        z.strictObject({
          url: sitePath,
          title: line(40),
          picture,
        }),
      )
      .length(8),
  }),
  services: z.strictObject({ heading: line(80), lead: paragraph, edTech: line(120, 30) }),
  industries: z.strictObject({ heading: line(80), lead: paragraph }),
  start: z.strictObject({ heading: line(80), lead: paragraph }),
  whyChooseUs: z.strictObject({
    heading: line(80),
    years: line(60),
    cards: z.array(z.strictObject({ title: line(50), text: paragraph })).length(4),
  }),
  ask: z.strictObject({ text: line(90), label: line(30) }),
  promos: z.strictObject({ heading: line(80), lead: paragraph }),
  blog: z.strictObject({ heading: line(40), all: line(30) }),
  call: z.strictObject({ heading: line(80), icon: glyph.optional() }),
});

export type Home = z.output<typeof schema>;
export type Slide = Home['hero']['slides'][number];

export const home = define('content/home.ts', schema, {
  meta: {
    title: 'ERP, Business Central and IT services in Noida',
    description: `Business Central, Dynamics NAV, LS Central, Power BI, Azure and Power Apps for plants, shops and warehouses in India, with our own ERP modules and ${COUNTS.courses} courses.`,
  },
  hero: {
    heading: 'One system, from the store gate to the balance sheet',
    lead: `We set up Microsoft Dynamics 365 Business Central for manufacturers, retailers and distributors in India, after ${company.yearsOfExperience}+ years with Microsoft ERP. Purchase, stores, production and accounts then work on the same record.`,
    actions: [
      { label: 'Enquire about your plant', href: PATHS.enquiry },
      { label: 'How we implement', href: servicePath('business-central-details') },
    ],
    mobile: {
      name: 'banner-mobile',
      alt: 'Three threads form the gate that a truck drives through and run on into a cloth of records: received 31, stock 42 lakh rupees',
    },
    slides: [
      {
        url: servicePath('business-central-details'),
        title: 'Business Central',
        picture: {
          name: 'hero-1',
          alt: 'A cloth woven of business records: indents, stock bins, work orders and invoices cross as warp and weft',
        },
      },
      {
        url: servicePath('nav-details'),
        title: 'Dynamics NAV',
        picture: {
          name: 'hero-2',
          alt: 'A compass with the versions of NAV on its dial; its ring is one loop of thread, its needle points to Business Central, and the thread runs on into a woven cloth',
        },
      },
      {
        url: coursePath('ls-central-details'),
        title: 'LS Central',
        picture: {
          name: 'hero-3',
          alt: 'A checkout: goods ride a belt of three threads below a scanner, and the till of store 04 writes a bill of 1,535 rupees',
        },
      },
      {
        url: servicePath('powerbi-details'),
        title: 'Power BI',
        picture: {
          name: 'hero-4',
          alt: 'Three threads woven over and under the bars of a sales chart, up to the peak of 4.28 crore rupees in October and down again',
        },
      },
      {
        url: servicePath('azure-details'),
        title: 'Azure',
        picture: {
          name: 'hero-5',
          alt: 'A cloud edged by three threads, marked 99.5% availability, with lines down to a laptop, a till and a phone beside a plant',
        },
      },
      {
        url: servicePath('power-apps-details'),
        title: 'Power Apps',
        picture: {
          name: 'hero-6',
          alt: 'A phone rimmed by three threads shows a gate check: photograph of the truck, three ticks and an Approve button, with the parts of the app beside it',
        },
      },
      {
        url: servicePath('web-details'),
        title: 'Web and applications',
        picture: {
          name: 'hero-7',
          alt: 'One web page on a desktop, a tablet and a phone; the same threads leap through all three screens, smaller each time',
        },
      },
      {
        url: PATHS.edTech,
        title: 'Ed Tech',
        picture: {
          name: 'hero-8',
          alt: 'Three threads climb as steps named Finance, Stores and Plant up to a certificate and a graduate’s cap',
        },
      },
    ],
  },
  services: {
    heading: `${capitalized(COUNTS.services)} services from one company`,
    lead: 'Most companies begin with ERP: Business Central, a move from Dynamics NAV, or LS Central for shops and restaurants. You may take one alone.',
    edTech: `${capitalized(COUNTS.courses)} certificate courses, with exercises written by consultants`,
  },
  industries: {
    heading: `${capitalized(COUNTS.industries)} industries, each with its own page`,
    lead: 'Open yours. It says what runs in the standard, what is extra, which Indian rules apply, and which of your papers to try first.',
  },
  start: {
    heading: 'How to start',
    lead: `You first try one of your papers with us, such as a settlement file or batch record, in a few hours or a day. No order. Discover follows and takes two or three weeks: your departments show us their work, and each gap gets an owner. ${proofs.firstStepLine} An ERP implementation typically takes 3-6 months.`,
  },
  whyChooseUs: {
    heading: 'Why companies choose us',
    years: `years of ERP work, since ${company.founded}`,
    cards: [
      {
        title: 'We draw your process first',
        text: 'The drawing shows who raises the indent, who approves it, and where it waits while that person travels. Setup follows the drawing.',
      },
      {
        title: 'Migration totals agree or are explained',
        text: 'Users start when your accountant has compared trial balance and stock, old against new, and accepts what still differs.',
      },
      {
        title: `${capitalized(COUNTS.products)} products of our own`,
        text: 'Three inside Business Central: gate pass, quality and maintenance. Two beside it.',
      },
      {
        title: 'Training for your own people',
        text: 'Key users do our exercises, and then they train their own departments, in the language spoken there.',
      },
    ],
  },
  ask: { text: 'Ask which paper of yours to try first.', label: 'ENQUIRY' },
  promos: {
    heading: `${capitalized(COUNTS.products)} products that add to your ERP`,
    lead: 'They replace the registers that a gate, a laboratory, a workshop or an office keeps on paper and in spreadsheets.',
  },
  blog: { heading: 'News and blog', all: 'All posts' },
  call: { heading: 'Name one paper that your present system handles badly' },
});
