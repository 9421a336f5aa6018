import { evidence } from '../evidence';
import { defineService } from '../schema/service';

export const service = defineService('web-details', {
  title: 'Web development',
  icon: 'web',
  desc: 'Sites, catalogues, shops and portals, fast on a phone.',
  listing: {
    page: 'services',
    group: 'built-for-you',
    when: 'Your website is out of date and opens slowly on a buyer’s phone.',
  },
  meta: {
    title: 'Web development: sites, shops and portals',
    description:
      'Company sites, product catalogues, online shops and dealer portals. Speed, accessibility, security and ownership are agreed in writing and tested before launch.',
  },
  banner: {
    heading: 'Web development: fast sites connected to your ERP',
    lead: 'You get a site that keeps Google’s limits on a phone, such as 2.5 seconds until a page is there, and shows items, prices and stock from your ERP. Code, domain and accounts are in your name.',
    firstStep:
      'your web address is enough, a minute for you. Back come its slow pages with their figures, before you order anything.',
    tone: 'tint',
    picture: {
      name: 'service-web',
      alt: 'A pump maker’s product page on a laptop and a phone: photograph, three sizes with flow and head, a datasheet link, and 148 in stock at Noida.',
    },
  },
  sections: [
    {
      id: 'what-we-build',
      heading: 'What we build',
      lead: 'For makers, dealers and schools whose buyers look on a phone first. If all your customers find you by your Google Business Profile, that profile is enough.',
      blocks: [
        {
          type: 'entries',
          variant: 'columns',
          items: [
            {
              icon: 'web',
              title: 'Company and plant sites',
              text: 'What you make, on which machines, to which standards; built in advance, so fast and cheap to run.',
            },
            {
              icon: 'search',
              title: 'Product catalogues',
              text: 'Read from the item master of your ERP. Buyers filter by bore, voltage or thread.',
            },
            {
              icon: 'rupee',
              title: 'Online shops',
              text: 'UPI, card, net banking or cash on delivery; the order reaches your ERP with its GST.',
            },
            {
              icon: 'people',
              title: 'Dealer and vendor portals',
              text: 'The dealer sees his prices, credit limit and invoices, and orders at night.',
            },
            {
              icon: 'web-window',
              title: 'Dashboards and web applications',
              text: 'Bookings, dispatch boards, approvals, calculators that are Excel sheets today.',
            },
            {
              icon: 'document',
              title: 'Sites that your team edits',
              text: 'Texts and pictures in a CMS, with a length limit and an example in each field.',
            },
          ],
        },
        { type: 'evidence', ...evidence.siteAcceptance },
        {
          type: 'list',
          title: 'What delays or disappoints',
          items: [
            'Late texts and photos move the date more than any code',
            'Nobody can promise a rank on Google',
            'In Business Central only the Shopify connector is standard; for another shop you need an extension or an interface',
          ],
        },
        {
          type: 'table',
          view: 'steps',
          id: 'plan',
          caption: 'Five stages; a date is agreed for each',
          columns: ['Stage', 'Your people', 'It ends when'],
          rows: [
            ['Sitemap', 'One person answers for content', 'Access to domain and DNS works'],
            ['Design', 'One approver', 'Three pages are approved, with error and empty states'],
            ['Build', 'They look at a preview address', 'Each kind of page is accepted, as above'],
            ['Content', 'They enter it themselves', 'No page waits for a text'],
            ['Launch', 'They place a test order', 'Every old address leads to a new one'],
          ],
        },
        {
          type: 'text',
          paragraphs: [
            'The launch is the risky day. A page with an old datasheet gets no redirect, its enquiries stop, and sales notices after three weeks. So we list your pages with visits before we remove any.',
          ],
        },
        { type: 'call', text: 'Find out which of your pages are slow' },
        {
          type: 'list',
          folded: true,
          id: 'shop',
          title: 'What an Indian online shop needs',
          asOf: '2026-11',
          items: [
            'A payment aggregator authorised by the RBI; merchants store tokens, never card numbers',
            'For imported goods a filter by country of origin, searchable and sortable (since 1 July 2026)',
            'A grievance officer, of the shop and of each seller on a marketplace',
            'The declarations of Legal Metrology at each item',
            'Stock and price from the ERP, so that the site offers what can be delivered',
          ],
        },
        {
          type: 'list',
          folded: true,
          id: 'cms',
          title: 'Which CMS, and when none',
          items: [
            'Strapi or Sanity (headless): several channels need the same content',
            'WordPress: your team knows it and installs updates promptly',
            'Simple files: few people write, and seldom',
            'A web application is released on its own date, apart from the public pages',
          ],
        },
      ],
    },
    {
      id: 'what-every-build-carries',
      heading: 'What every project includes',
      lead: 'You can check each point before you accept the site.',
      ground: 'sand',
      blocks: [
        {
          type: 'entries',
          variant: 'columns',
          items: [
            {
              icon: 'clock',
              title: 'Speed: Core Web Vitals',
              text: 'Google’s limits, met by three of four visits.',
            },
            {
              icon: 'badge',
              title: 'Accessibility: WCAG 2.2 AA',
              text: 'Keyboard, screen reader, contrast, tested by hand too.',
            },
            {
              icon: 'seo',
              title: 'Search engines',
              text: 'Titles, structured data, a 301 redirect for each old address.',
            },
            {
              icon: 'security',
              title: 'Security',
              text: 'OWASP Top 10 of 2025, strict content policy, one backup restored.',
            },
            {
              icon: 'approval',
              title: 'Forms and consent',
              text: 'Only what is needed; the box for marketing starts empty.',
            },
            {
              icon: 'refresh',
              title: 'Supported software versions',
              text: 'Years of support left, such as .NET 10 LTS.',
            },
            {
              icon: 'lab',
              title: 'Testing',
              text: 'Three browser engines at every change; people on real phones.',
            },
            {
              icon: 'folder',
              title: 'Handover',
              text: 'Source code, passwords, content model and monitor in your accounts.',
            },
          ],
        },
        {
          type: 'table',
          folded: true,
          id: 'limits',
          asOf: '2026-11',
          caption: 'Limits, standards and laws behind these points',
          columns: ['Point', 'What we do', 'Limit, standard or law'],
          rows: [
            [
              'Speed',
              'Before launch a mid-range Android phone on a mobile network, afterwards real visits',
              'LCP 2.5 s, INP 200 ms, CLS 0.1 at the 75th percentile',
            ],
            [
              'Accessibility',
              'Tools find only some faults, so people test each kind of page',
              'WCAG 2.2 AA; IS 17802 and the RPwD Act, 2016; GIGW 3.0 for government sites',
            ],
            [
              'Search engines',
              'Structured data for company, product, breadcrumb, article and job',
              'FAQ rich results ended on 7 May 2026',
            ],
            [
              'Incidents',
              'We agree who reports them',
              'CERT-In hears of listed incidents within six hours',
            ],
            [
              'Consent',
              'Third-party scripts load only after the visitor agrees; notice, withdrawal and retention are prepared',
              'DPDP Rules, from May 2027',
            ],
            [
              'Versions',
              'For your present site we list each version and its end',
              'Ended: Node 20 and MySQL 8.0 (April 2026), PHP 8.1 (December 2025), .NET 8 and 9 (10 November 2026)',
            ],
            [
              'Tests',
              'Search, enquiry, cart and login in three engines; long Hindi names; Back during payment',
              'A fault that we fix gets a test',
            ],
          ],
        },
      ],
    },
    {
      id: 'questions',
      heading: 'Questions that website owners ask',
      blocks: [
        {
          type: 'questions',
          items: [
            {
              question: 'Who owns the domain, hosting, code and content?',
              answer:
                'You do. The contract says so. We work with access that you can withdraw, and a list names the licensed fonts, pictures and plug-ins that keep their own terms.',
            },
            {
              question: 'Can our own team edit the site?',
              answer:
                'With a CMS: texts, pictures, news and products. On a static site your team uses a simple editor or sends us the change, which suits those who edit once a month.',
            },
            {
              question: 'Will we lose our Google rank in a redesign?',
              answer:
                'It moves for a few weeks. After that the rank holds, if every old address has its redirect and titles, content and speed stay as good.',
            },
            {
              question: 'What will the site cost each year?',
              answer:
                'Domain, hosting, email, security updates, content changes and licences; least for a static company site, most for a shop. A care plan covers updates, restore tests and small changes, all of which your own people may also do.',
            },
            {
              question: 'How long does it take?',
              answer:
                'Content decides. We agree a date for each stage and who delivers what by then; the launch date follows when the content list is complete.',
            },
            {
              question: 'Do we need a privacy page and a cookie banner?',
              answer:
                'A privacy page, yes. The SPDI Rules, 2011 ask for a privacy policy and a named Grievance Officer, and in May 2027 the notice of the DPDP Rules follows. A cookie banner belongs to advertising or analytics cookies.',
            },
          ],
        },
      ],
    },
  ],
  project:
    'You need one person for content, one approver, and access to domain and DNS. The present site stays online until launch, and the switch waits for a backup and a tested list of redirects.',
  related: {
    services: ['application-development-details'],
    courses: ['web-development-details'],
    posts: [5],
  },
  call: {
    heading: 'Ask which pages of your present site a new one must keep or redirect',
    product: 'Custom Applications',
  },
});
