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
    lead: 'You get a site that loads fast on a phone and shows items, prices and stock from your ERP. Code, domain and accounts are in your name.',
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
      lead: 'The right technology depends on who visits the site, how often the content changes and who edits it.',
      blocks: [
        {
          type: 'entries',
          variant: 'columns',
          items: [
            {
              icon: 'web',
              title: 'Company and plant sites',
              text: 'Visitors see what you make, on which machines and to which standards, with certificates and a plant address that drivers can find. The pages are built in advance as static files. Static pages load fast, have few weak points for attackers, and cost little to run.',
            },
            {
              icon: 'search',
              title: 'Product catalogues',
              text: 'Hundreds or thousands of items with drawings and datasheets, read from the item master of your ERP. An item blocked there disappears from the site. Buyers filter by their own terms, such as bore, voltage or thread. The server builds complete pages, so that search engines can read them.',
            },
            {
              icon: 'rupee',
              title: 'Online shops',
              text: 'Customers pay by UPI, card, net banking or cash on delivery. A payment aggregator authorised by the RBI handles the payment. Card numbers are replaced by tokens, because merchants may not store them. Orders go to your ERP with the right GST, and the invoice goes back to the customer. For imported goods the list needs a filter by country of origin (since 1 July 2026), and every seller names a grievance officer. In Business Central only the Shopify connector is standard; other shops are connected by an extension or an interface that we build.',
            },
            {
              icon: 'people',
              title: 'Dealer and vendor portals',
              text: 'Dealers see their prices, credit limit, open orders and invoices, and place new orders online. Vendors confirm dates and upload test certificates. Every login belongs to one person, and you can remove it when that person leaves. Each action is recorded with name and time.',
            },
            {
              icon: 'web-window',
              title: 'Dashboards and web applications',
              text: 'Bookings, dispatch boards, approvals, and calculators that are Excel sheets today. They run as single-page applications over an API, separate from your public pages. The public site stays light, and you can release the application on its own date.',
            },
            {
              icon: 'document',
              title: 'Sites that your team edits',
              text: 'A content management system (CMS) lets your staff change texts and pictures. We use a headless CMS such as Strapi or Sanity when several channels need the same content. WordPress suits teams that know it and install updates promptly. If few people write, simple files are enough. Length limits and examples in each field protect the layout.',
            },
          ],
        },
      ],
    },
    {
      id: 'what-every-build-carries',
      heading: 'What every project includes',
      lead: 'Every quotation contains these points, and you can check each one before you accept the site.',
      ground: 'sand',
      blocks: [
        {
          type: 'entries',
          variant: 'columns',
          items: [
            {
              icon: 'clock',
              title: 'Speed: Core Web Vitals',
              text: 'Google’s limits: main content within 2.5 seconds (LCP), reaction to a tap within 200 milliseconds (INP), layout shift at most 0.1 (CLS). Three of four visits must meet them (the 75th percentile). Before launch we test on a mid-range Android phone over a mobile network. After launch we read the figures of real visits.',
            },
            {
              icon: 'badge',
              title: 'Accessibility: WCAG 2.2 AA',
              text: 'The site works with keyboard and screen reader, with enough contrast and large buttons. Indian buyers may ask for IS 17802 or the Rights of Persons with Disabilities Act, 2016. Government sites also follow GIGW 3.0. Tools find only some faults, so we also test each page type by hand.',
            },
            {
              icon: 'seo',
              title: 'Search engines',
              text: 'Titles, addresses and structured data for company, product, breadcrumb, article and job. FAQ rich results in Google ended on 7 May 2026, so we promise none. When we replace a site, every old address gets a 301 redirect. We test the full list before launch.',
            },
            {
              icon: 'security',
              title: 'Security',
              text: 'HTTPS with HSTS, a strict content security policy, scanned libraries and forms that limit repeated sending. We check against the OWASP Top 10, edition 2025. A backup is restored once as a test. We agree who reports incidents, because CERT-In must be told of listed ones within six hours.',
            },
            {
              icon: 'approval',
              title: 'Forms and consent',
              text: 'A form asks only for what is needed and says who reads it. Marketing consent is a separate box that starts empty. We prepare notice, withdrawal and retention for the DPDP Rules, which apply from May 2027. Third-party scripts load only after the visitor agrees.',
            },
            {
              icon: 'refresh',
              title: 'Supported software versions',
              text: 'Node 20 and MySQL 8.0 left support in April 2026, PHP 8.1 in December 2025, .NET 8 and 9 on 10 November 2026. New projects use versions with years of support left, such as .NET 10 LTS. For an existing site we list each version and its end date.',
            },
            {
              icon: 'lab',
              title: 'Testing',
              text: 'Automated tests run search, enquiry, cart and login in three browser engines at every change. People test on real phones and slow networks, with long Hindi names and with the back button during payment. When we fix a fault, we add a test for it.',
            },
            {
              icon: 'folder',
              title: 'Handover',
              text: 'You receive source code, passwords, style guide, content model, backup and an uptime monitor, all in your accounts. The contract says that code and domain are yours. A care plan covers updates, restore tests and small changes. Another company can take over with our documents.',
            },
          ],
        },
        {
          type: 'flow',
          title: 'Eight stages; you approve each one',
          steps: [
            {
              title: 'Discovery',
              text: 'Goals, sitemap and one person who is responsible for content. Access to domain and DNS is checked.',
            },
            {
              title: 'Wireframe',
              text: 'Each page type in grey with real headings. You approve the order of content.',
            },
            {
              title: 'Visual design',
              text: 'Three main pages for phone and desktop, with empty and error states.',
            },
            {
              title: 'Build',
              text: 'Working pages on a preview address that your team can open at any time.',
            },
            {
              title: 'Content',
              text: 'Texts, pictures and data, entered by the people who will maintain them.',
            },
            {
              title: 'QA',
              text: 'Devices, accessibility, speed and security tested against the limits above, with a report.',
            },
            {
              title: 'Launch',
              text: 'Redirects, analytics and Search Console, with a tested way back.',
            },
            {
              title: 'Care',
              text: 'Updates, monitoring, restore test and a short list of improvements each quarter.',
            },
          ],
        },
        {
          type: 'call',
          text: 'Send the address of your site. We name the pages that load slowly.',
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
                'You do, and the contract says so. Domain, hosting and analytics are opened in your company’s name from the first day. We work with access that you can withdraw. Licensed fonts, pictures and plug-ins keep their own terms, and you receive a list of them.',
            },
            {
              question: 'Can our own team edit the site?',
              answer:
                'With a CMS, yes: texts, pictures, news and products. On a static site your team uses a simple editor, or sends us the change. Decide by how often you will edit. Training hours and the editor are part of our quotation.',
            },
            {
              question: 'Will we lose our Google rank in a redesign?',
              answer:
                'Not for long, if every old address has a 301 redirect and titles, content and speed stay as good. Some movement for a few weeks is normal. The risk is in deleted pages that had visitors. We list your pages with visits before we remove any.',
            },
            {
              question: 'What will the site cost each year?',
              answer:
                'Plan for domain, hosting, email, security updates, content changes and licences. A static company site needs least; a shop needs most. The care-plan quotation names the fee, the hours included and the rate after that. You can also maintain the site yourself.',
            },
            {
              question: 'How long does it take, and what delays it?',
              answer:
                'It depends mostly on content. Typical delays are late texts and photos, no clear approver, missing access to the domain and no test data. So we agree a date for each stage and show who must deliver what. We do not promise a launch date before the content list is complete.',
            },
            {
              question: 'Do we need a privacy page and a cookie banner?',
              answer:
                'A privacy policy and a named Grievance Officer are required today, under the SPDI Rules, 2011. The notice duties of the DPDP Rules follow in May 2027. A cookie banner makes sense if you use advertising or analytics cookies. A site without them usually needs no banner.',
            },
          ],
        },
      ],
    },
  ],
  project:
    'The dates depend on your texts and pictures. You need one person for content, one approver, and access to domain and DNS. The present site stays online until launch. Before the switch there is a backup and a tested list of redirects. The support contract states hours, channel and severity classes.',
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
  scene: {
    after: 'what-we-build',
    text: 'An online shop can read stock and price from the ERP, so the site offers what can be delivered.',
  },
  call: {
    heading: 'Ask which pages of your present site a new one must keep or redirect',
    product: 'Custom Applications',
  },
});
