import { defineService } from '../schema/service';

export const service = defineService('web-details', {
  title: 'Web development',
  icon: 'web',
  desc: 'Company sites, catalogues, shops and portals, quick on a phone, joined to your ERP and yours to keep.',
  meta: {
    title: 'Web development: sites, shops and portals',
    description:
      'Company sites, catalogues, online shops and dealer portals, with stated limits for speed, WCAG 2.2 AA, security, search data, supported runtimes and handover.',
  },
  banner: {
    heading: 'Web development for buyers who check the details',
    lead: 'A purchase manager opens your site on a phone between two meetings and looks for one drawing, one certificate or one price. We build for that visit.',
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
      lead: 'Six kinds of site. They differ in who comes, how often the facts change and what has to happen after the visitor presses a button.',
      blocks: [
        {
          type: 'cards',
          items: [
            {
              icon: 'web',
              title: 'Company and plant sites',
              desc: 'What you make, on which machines, to which standard, with certificates that open and a plant address that a driver can find. The pages are generated in advance and served as plain files, so there is little to attack and nothing to wait for. A site of this kind is also the cheapest to keep.',
            },
            {
              icon: 'search',
              title: 'Product catalogues',
              desc: 'Hundreds or thousands of items with attributes, drawings and datasheets, read from the item master of the ERP so that a part blocked there is blocked here. Filters follow the buyer’s words: bore, voltage, thread, shade. Pages are rendered on the server, because a catalogue that search engines cannot read is a brochure in a drawer.',
            },
            {
              icon: 'rupee',
              title: 'Online shops',
              desc: 'UPI, cards, net banking and cash on delivery through a payment aggregator authorised by the RBI. Card numbers are tokenised and never reach your server; merchants may not store them. The order arrives in the ERP with GST worked by place of supply, the invoice returns to the customer, and the returns policy is written before the first parcel leaves.',
            },
            {
              icon: 'people',
              title: 'Dealer and vendor portals',
              desc: 'Dealers see their own prices, credit limit, open orders and invoices, and place the next order without a telephone call. A vendor confirms dates and uploads the test certificate. Each login belongs to a person and not to a firm, with rights that end when the person leaves, and every action carries a name and a time.',
            },
            {
              icon: 'web-window',
              title: 'Dashboards and web applications',
              desc: 'Screens that change while one watches: bookings, dispatch boards, approval desks, calculators that used to be spreadsheets. These run as single-page applications over an API. We keep them apart from the public pages, so the marketing site stays light and the application can be released on its own day.',
            },
            {
              icon: 'document',
              title: 'Sites that your own team edits',
              desc: 'A headless system such as Strapi or Sanity where texts feed several places, WordPress where editors know it and someone accepts the discipline of patching it, and files in a repository where few people write. We choose by who will be editing two years from now. Fields have limits and examples, so a page cannot be broken by a long title.',
            },
          ],
        },
      ],
    },
    {
      id: 'what-every-build-carries',
      heading: 'What every build carries',
      lead: 'These eight are in the scope of each project, and each can be checked before you accept the work.',
      ground: 'sand',
      blocks: [
        {
          type: 'cards',
          items: [
            {
              icon: 'clock',
              title: 'Speed, at the 75th percentile',
              desc: 'Main content within 2.5 seconds (LCP), response to a tap within 200 milliseconds (INP), layout shift of 0.1 at most (CLS). Before launch we test against these limits on a mid-range Android phone over a mobile network; the measure itself, three visits in four, is read from real visits afterwards. The budget for scripts and pictures is checked at each release.',
            },
            {
              icon: 'badge',
              title: 'Access for everyone',
              desc: 'WCAG 2.2 at level AA: keyboard, screen reader, contrast, visible focus, targets large enough for a thumb. Indian buyers may cite IS 17802 or the Rights of Persons with Disabilities Act 2016 for it, and government work adds GIGW 3.0. A tool finds part of the faults. We also go through each template by keyboard and by ear.',
            },
            {
              icon: 'seo',
              title: 'Found and read correctly',
              desc: 'Titles, addresses and structured data for organisation, product, breadcrumb, article and job posting. FAQ rich results ended on 7 May 2026 for all sites, so we mark up what still earns a place. When an old site is replaced, each of its addresses gets a redirect, and the list is tested before launch.',
            },
            {
              icon: 'security',
              title: 'Security by default',
              desc: 'HTTPS with HSTS, a strict content policy, dependencies scanned, forms limited in rate, a firewall where there is something to guard. The OWASP Top 10 in its 2025 edition is our checklist. Backups are restored once as a test, and the contact for CERT-In is named in advance, since a listed incident must be reported within six hours.',
            },
            {
              icon: 'approval',
              title: 'Forms with consent in order',
              desc: 'A form asks for what the reply needs and says who will read it. Marketing consent is a separate, empty box. We prepare the notice, the withdrawal and the retention period that the DPDP Rules 2025 will require from May 2027, and keep third-party scripts off the page until the visitor has agreed.',
            },
            {
              icon: 'refresh',
              title: 'Runtimes still in support',
              desc: 'Node 20 and MySQL 8.0 left support in April 2026, PHP 8.1 in December 2025, .NET 8 and 9 on 10 November 2026. New work starts on releases that have years ahead of them, such as .NET 10 LTS. An inherited site gets a list of what it runs on and until when each part is patched.',
            },
            {
              icon: 'lab',
              title: 'Tests that outlive the launch',
              desc: 'The paths that bring money, such as search, enquiry, cart and login, are run by machine in three browser engines at every change. People test the rest: real phones, slow networks, a long Hindi name in a short field, the back button in the middle of a payment. Defects are closed with the test that would have found them.',
            },
            {
              icon: 'folder',
              title: 'Handover, complete',
              desc: 'Source code, credentials, style guide, content model, backup and an uptime monitor, in your accounts from the beginning. Code and domain belong to the client, and the contract says so. A care plan covers patches, restores and small changes, and it can be given to another firm, because the documents are written for a stranger.',
            },
          ],
        },
        {
          type: 'flow',
          title: 'Eight stages, each with a gate that you hold',
          steps: [
            {
              title: 'Discovery',
              text: 'Goals, sitemap, one person who owns the content. Domain and DNS access proven.',
            },
            {
              title: 'Wireframe',
              text: 'Every page type in grey, with real headings. You approve the order of things.',
            },
            {
              title: 'Visual design',
              text: 'Three key pages at phone and desk size, with empty and error states.',
            },
            {
              title: 'Build',
              text: 'Working pages on a preview address that your team can open from the first.',
            },
            {
              title: 'Content',
              text: 'Texts, pictures and data entered by those who will maintain them.',
            },
            {
              title: 'QA',
              text: 'Devices, accessibility, speed and security against the limits above, in writing.',
            },
            {
              title: 'Launch',
              text: 'Redirect map, analytics, Search Console, and a way back if it is needed.',
            },
            {
              title: 'Care',
              text: 'Patches, monitoring, restore test, and a short list for the next quarter.',
            },
          ],
        },
      ],
    },
  ],
  related: {
    services: [
      'application-development-details',
      'graphic-design-details',
      'digital-marketing-details',
    ],
    courses: ['web-development-details', 'software-testing-details'],
    industries: ['ecommerce', 'education', 'electricals'],
    posts: [5, 6],
  },
  call: {
    heading: 'Send us the page of your site that should bring enquiries and does not.',
    product: 'Custom Applications',
  },
});
