import { z } from 'zod';
import { define } from './schema/define';
import { glyph, line, meta, paragraph, picture, sitePath } from './schema/parts';

const schema = z.strictObject({
  meta,
  hero: z.strictObject({
    heading: line(80),
    lead: paragraph,
    actions: z.array(z.strictObject({ label: line(40), href: sitePath })).length(2),
    /** The static picture of small screens. */
    mobile: picture,
    /** The rotating banner: 8 slides (section 9). */
    slides: z
      .array(
        z.strictObject({
          url: sitePath,
          title: line(40),
          description: line(90),
          picture,
        }),
      )
      .length(8),
  }),
  services: z.strictObject({ heading: line(80), lead: paragraph, edTech: line(120, 30) }),
  industries: z.strictObject({ heading: line(80), lead: paragraph }),
  whyChooseUs: z.strictObject({
    heading: line(80),
    years: line(60),
    cards: z.array(z.strictObject({ title: line(50), text: paragraph })).length(4),
  }),
  promos: z.strictObject({ heading: line(80), lead: paragraph }),
  blog: z.strictObject({ heading: line(40), all: line(30) }),
  call: z.strictObject({ heading: line(80), icon: glyph.optional() }),
});

export type Home = z.output<typeof schema>;
export type Slide = Home['hero']['slides'][number];

/** The home page (section 2 of the specification). */
export const home = define('content/home.ts', schema, {
  meta: {
    title: 'ERP, Business Central and IT services in Noida',
    description:
      'Business Central, Dynamics NAV, LS Central, Power BI, Azure and Power Apps for plants, shops and warehouses, with our own ERP modules and ten professional courses.',
  },
  hero: {
    heading: 'One system, from the store gate to the balance sheet',
    lead: 'We set up Microsoft Dynamics 365 Business Central for manufacturers, retailers and distributors, so that purchase, stores, production and accounts work from the same record.',
    actions: [
      { label: 'Enquire about your plant', href: '/enquiry' },
      { label: 'How we implement', href: '/services/business-central-details' },
    ],
    mobile: {
      name: 'banner-mobile',
      alt: 'Three threads form the gate that a truck drives through and run on into a cloth of records: received 31, stock 42 lakh rupees',
    },
    slides: [
      {
        url: '/services/business-central-details',
        title: 'Business Central',
        description: 'Indent, goods receipt, work order and invoice in one cloth',
        picture: {
          name: 'hero-1',
          alt: 'A cloth woven of business records: indents, stock bins, work orders and invoices cross as warp and weft',
        },
      },
      {
        url: '/services/nav-details',
        title: 'Dynamics NAV',
        description: 'Support for the version you run, and a plan for leaving it',
        picture: {
          name: 'hero-2',
          alt: 'A compass with the versions of NAV on its dial; its ring is one loop of thread, its needle points to Business Central, and the thread runs on into a woven cloth',
        },
      },
      {
        url: '/courses/ls-central-details',
        title: 'LS Central',
        description: 'Till, store and head office on one item master',
        picture: {
          name: 'hero-3',
          alt: 'A checkout: goods ride a belt of three threads below a scanner, and the till of store 04 writes a bill of 1,535 rupees',
        },
      },
      {
        url: '/services/powerbi-details',
        title: 'Power BI',
        description: 'Plant, sales and cash on one page, from the same ledger',
        picture: {
          name: 'hero-4',
          alt: 'Three threads woven over and under the bars of a sales chart, up to the peak of 4.28 crore rupees in October and down again',
        },
      },
      {
        url: '/services/azure-details',
        title: 'Azure',
        description: 'Hosting, backup and access for the systems that must be up',
        picture: {
          name: 'hero-5',
          alt: 'A cloud edged by three threads, marked 99.5% availability, with lines down to a laptop, a till and a phone beside a plant',
        },
      },
      {
        url: '/services/power-apps-details',
        title: 'Power Apps',
        description: 'The paper form at the gate, as an app on the guard’s phone',
        picture: {
          name: 'hero-6',
          alt: 'A phone rimmed by three threads shows a gate check: photograph of the truck, three ticks and an Approve button, with the parts of the app beside it',
        },
      },
      {
        url: '/services/web-details',
        title: 'Web and applications',
        description: 'Sites and software for the process no package covers',
        picture: {
          name: 'hero-7',
          alt: 'One web page on a desktop, a tablet and a phone; the same threads leap through all three screens, smaller each time',
        },
      },
      {
        url: '/ed-tech',
        title: 'Ed Tech',
        description: 'Ten professional certificate courses, from ERP to testing',
        picture: {
          name: 'hero-8',
          alt: 'Three threads climb as steps named Finance, Stores and Plant up to a certificate and a graduate’s cap',
        },
      },
    ],
  },
  services: {
    heading: 'Eleven services, and one team that answers for all of them',
    lead: 'A client usually comes with one ledger that does not close. The reports, the portals and the people who need training follow from there.',
    edTech: 'Ten certificate courses taught by people who do the work',
  },
  industries: {
    heading: 'Twelve industries on one thread',
    lead: 'A die shop and a dairy keep different books. Purchase, stock, production and cash run through both.',
  },
  whyChooseUs: {
    heading: 'Why companies choose us',
    years: 'years of ERP work in plants, shops and warehouses',
    cards: [
      {
        title: 'We map before we configure',
        text: 'Who raises the indent, who signs, where it waits: the process is drawn with the people who do it. The set-up follows that drawing, so people recognise their own work on the screen.',
      },
      {
        title: 'The ledger is the judge',
        text: 'A migration is done when the trial balance and the stock statement of the new system agree with the old one, item by item, and your accountant has signed both.',
      },
      {
        title: 'Products of our own',
        text: 'Gate pass, quality and maintenance are modules inside Business Central and post to its ledgers. Visitor management and HRMS stand beside it and pass on what accounts must know. We build all five ourselves.',
      },
      {
        title: 'People who can be taught to run it',
        text: 'We train consultants and developers in ten courses of our own. The same lessons teach your storekeeper to count a bin and your accounts team to close a period.',
      },
    ],
  },
  promos: {
    heading: 'Modules that close the gaps around an ERP',
    lead: 'Five products that stand inside or beside the ERP, for the work that otherwise lives in registers.',
  },
  blog: { heading: 'News and blog', all: 'All posts' },
  call: { heading: 'Tell us what your present system cannot do' },
});
