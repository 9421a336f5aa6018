import { defineCourse } from '../schema/course';

export const course = defineCourse('digital-marketing-details', {
  title: 'Digital Marketing',
  desc: 'Search, ads, email and analytics for one real small brand.',
  topic: 'Marketing',
  icon: 'digital-marketing',
  meta: {
    title: 'Digital Marketing course with a live campaign',
    description:
      'SEO, Google and Meta ads, GA4, Canva and AI tools, email, WhatsApp and SMS rules in 26 weeks, practised on one small brand with a capped budget.',
  },
  banner: {
    heading: 'Digital Marketing, measured from click to order',
    lead: 'Market one small, real brand for 26 weeks, within a spending limit. Legal rules are taught with each channel.',
    tone: 'sand',
    picture: { name: 'course-digital-marketing' },
    lesson: {
      number: 6,
      task: 'Find the leak',
      fields: [
        { label: 'Clicks', value: '640' },
        { label: 'Form opened', value: '96' },
        { label: 'Form sent', value: '32' },
      ],
      checked: 2,
    },
  },
  description:
    'You market one small, real brand for 26 weeks with a spending limit that is agreed first. You start with the offer, the landing page and the measurement. Then come search, maps, Google and Meta ads, a marketplace plan, social media, email, WhatsApp and SMS. Legal rules are taught with each channel. At the end you know what one qualified enquiry costs.',
  enrolAs: 'Digital Marketing',
  certificate: {
    rating: 4.8,
    level: 'Beginner',
    duration: '6 months at 10 hours a week',
    schedule: 'Flexible schedule',
    pace: 'Learn at your own pace',
    note: 'Some modules prepare you for two of Google’s free Skillshop certificates, which you take in your own account.',
  },
  about: {
    heading: 'The order of work, and where money comes in',
    paragraphs: [
      'For eleven weeks you spend nothing on ads. First the offer is clear in one sentence. Then the landing page loads fast on a cheap phone, and each form, call and WhatsApp click is counted in the report. Keywords, content and the Google Business Profile follow. Ads start in week 12, because only then can you see what a visitor did.',
      'The brand is small and real, for example a pickle maker in Ghaziabad who takes orders by phone. The ad accounts belong to the owner; you work in them as a user. The owner asks ten customers how they found the shop, with questions that you write. The owner agrees in writing on the largest amount that may be spent and who pays it. You keep a log with a date and a reason for every change, and this log becomes your portfolio.',
      'Be ready for two uncertain things. SEO takes months, and nobody can guarantee a rank. Attribution, which assigns an order to a channel, has no single exact answer. You learn to compare several reports before you decide.',
      'You need ordinary computer skills and good written English or Hindi. AI tools and Canva are used for drafts and designs, with rules on what to check and what to label.',
    ],
  },
  notFor: 'you have no brand that may be shown',
  comparison: {
    bring: 'A brand to work with; a laptop',
    coding: 'None',
    exam: 'Two free Skillshop certificates (Google)',
  },
  outcomes: {
    heading: 'What you can show an owner or an agency',
    items: [
      'An audience and an offer in one sentence that customers of the brand agree with.',
      'GA4 with key events for form, call and WhatsApp, each with its source.',
      'A keyword list from real tools, a page optimised for it, and its position over time.',
      'A verified Google Business Profile with a public answer to a bad review.',
      'A search campaign within a limit, with negative keywords and the cost per qualified lead.',
      'Ads on Meta, and a plan for one marketplace, with designs made in Canva and with AI tools.',
      'A WhatsApp and SMS plan that respects opt-in, templates and DLT registration.',
      'A one-page report: what was spent, what came back, what to do next.',
    ],
  },
  learn: {
    heading: 'Twelve modules for one brand',
    intro:
      'A week has a lesson, work on the brand and a short note on what you changed. In week 22 you need to know what you did in week 9, so keep the notes from the start.',
    modules: [
      {
        title: 'Market, audience, offer',
        short: 'Market',
        when: 'Weeks 1-2',
        topics: [
          'Questions for ten customers, whom the owner asks',
          'The offer in one sentence, tested on strangers',
          'Competitors on maps, in search, on marketplaces and in reels',
          'A funnel with one number for each stage',
        ],
      },
      {
        title: 'The landing page',
        short: 'Landing page',
        when: 'Weeks 3-4',
        topics: [
          'One page, one action, on a small phone',
          'Headlines and proof without superlatives',
          'Speed, contrast and a form with four fields',
          'Consent and what the privacy line must say',
        ],
      },
      {
        title: 'GA4 and Tag Manager',
        short: 'GA4',
        when: 'Weeks 5-6',
        topics: [
          'Events, key events and parameters',
          'Form, call and WhatsApp clicks as tags',
          'Campaign tags with a naming rule',
          'Attribution models and paths, compared on one month',
        ],
      },
      {
        title: 'SEO and keyword tools',
        short: 'SEO',
        when: 'Weeks 7-9',
        topics: [
          'How Google crawls, indexes and ranks, seen in Search Console',
          'Keyword tools: Keyword Planner (ranges only, until ads run), Trends, and one paid tool compared',
          'Keywords grouped by intent; titles, internal links, structured data',
          'Technical audit of a site that you did not build',
          'Content briefs with a named expert',
        ],
      },
      {
        title: 'AI search and AI creative tools',
        short: 'AI tools',
        when: 'Week 10',
        topics: [
          'AI Overviews: fewer clicks, and how to be the cited source',
          'AI tools for text, pictures and video: prompts, facts, rights',
          'Labels on synthetic pictures and voices',
          'Google’s spam rules on bulk content',
        ],
      },
      {
        title: 'Maps and reviews',
        short: 'Maps',
        when: 'Week 11',
        topics: [
          'Google Business Profile: category, photos, video verification',
          'The same name, address and phone number everywhere',
          'Asking for reviews, and why buying them is forbidden',
        ],
      },
      {
        title: 'Google Ads',
        when: 'Weeks 12-14',
        topics: [
          'Search campaigns, match types, negative keywords',
          'Bids, quality and the landing page',
          'Performance Max, Demand Gen and YouTube: when to use them',
          'Qualified leads imported from the order book',
          'Reading search terms every week',
        ],
      },
      {
        title: 'Meta, LinkedIn and marketplace ads',
        short: 'Meta ads',
        when: 'Weeks 15-16',
        topics: [
          'Objectives, audiences, and Meta’s learning phase, which a small budget does not leave',
          'LinkedIn for companies that sell to factories',
          'Sponsored listings on Amazon and Flipkart: shown in a seller’s account, since they need GSTIN and an approved listing',
          'Listing quality, and advertising cost as a share of sales',
          'Three creatives with one difference; frequency and stopping',
        ],
      },
      {
        title: 'Content, Canva and reels',
        short: 'Content',
        when: 'Weeks 17-18',
        topics: [
          'A calendar that one person can keep',
          'Canva: brand kit, templates, sizes for each channel',
          'Reel scripts: making, people, offer',
          'Copywriting in English and Hindi; ASCI labels for paid work',
        ],
      },
      {
        title: 'Email, WhatsApp, SMS',
        short: 'Email',
        when: 'Weeks 19-20',
        topics: [
          'SPF, DKIM, DMARC and one-click unsubscribe',
          'WhatsApp opt-in, template categories and billing by message',
          'TRAI DLT for SMS: entity, header, template, consent',
          'Repeat orders without too many messages',
        ],
      },
      {
        title: 'Budget, report and rules',
        short: 'Budget',
        when: 'Weeks 21-22',
        topics: [
          'Cost per qualified lead and lead-to-order share',
          'A test budget from target leads',
          'Consumer law on claims and dark patterns',
          'A report that an owner reads in three minutes',
        ],
      },
      {
        title: 'Live campaign',
        when: 'Weeks 23-26',
        topics: [
          'A plan with a limit and a stop rule',
          'Two channels at most, one change at a time',
          'Weekly log and a correction halfway',
          'Closing report to the owner of the brand',
        ],
      },
    ],
    projects: [
      'A landing page with its measurement plan, checked by test enquiries from three devices.',
      'A local presence: verified profile, twenty pieces of content designed in Canva, replies to reviews.',
      'The live campaign file: accounts, change log, cost per qualified lead and closing report.',
    ],
  },
  skills: {
    heading: 'Skills that agencies and owners look for',
    items: [
      'Audience research',
      'Keyword research tools',
      'On-page SEO',
      'Technical SEO audit',
      'Search Console',
      'GA4 key events',
      'Google Tag Manager',
      'Google Ads setup',
      'Meta and LinkedIn ads',
      'Marketplace ad plan',
      'Google Business Profile',
      'Canva design',
      'AI creative tools',
      'Copywriting and reels',
      'WhatsApp and DLT rules',
      'Campaign reporting',
    ],
    certification:
      'No exam or licence is required in marketing. Recruiters know three vendor programmes: Google Skillshop for Ads and Analytics, HubSpot Academy and Meta Blueprint. Skillshop is free, and its certificates are valid for one year. Those of the other two expire as well, so the date on yours matters. The table names the modules for two Google ones. All of them are optional and you take them in your own account. We give you a certificate of completion.',
    roles: [
      'SEO executive',
      'Performance marketing executive',
      'Social media executive',
      'Content writer',
    ],
  },
  facts: {
    laptop: {
      need: '8 GB',
      text: 'Any laptop with 8 GB of memory, and a smartphone for reels and WhatsApp.',
    },
  },
  lab: [
    {
      item: 'Advertising budget',
      text: 'The live campaign and the exercises in Google and Meta ads.',
    },
    {
      item: 'Google Ads, GA4, Tag Manager, Search Console, Business Profile',
      text: 'Measurement, search and maps.',
      paid: 'Free accounts; only the ads cost money.',
    },
    {
      item: 'Canva and AI creative tools',
      text: 'Designs, drafts and short videos.',
      paid: 'Free plans are enough for most tasks.',
    },
    {
      item: 'One paid keyword tool',
      text: 'Comparison with the free tools in week 8.',
    },
  ],
  exam: {
    caption: 'Google’s optional certificates and the modules for them',
    rows: [
      { skill: 'Google Ads Search', modules: ['Google Ads', 'SEO and keyword tools'] },
      { skill: 'Google Analytics', modules: ['GA4 and Tag Manager', 'Budget, report and rules'] },
    ],
    note: 'Skillshop publishes the current subjects free of charge. HubSpot Academy and Meta Blueprint have their own; no module here follows them.',
  },
  questions: [
    {
      question: 'Who finds the brand, and does the fee include money for ads?',
      answer:
        'Not fixed yet. Your confirmation names both before you pay. The limit is agreed in writing before an account is opened: how much, who pays, and when the campaign stops. A small budget with clean measurement is enough to learn from.',
    },
    {
      question: 'Are Google certificates worth it?',
      answer:
        'They are free and expire after a year. Take them, because they cost you only time. A documented campaign with its cost per qualified lead says more about you.',
    },
    {
      question: 'Is SEO finished now that AI answers questions?',
      answer:
        'No. There are fewer clicks for simple questions, and more value in being the source that an AI answer cites. Local searches, product searches and comparisons still bring visitors. Week 10 covers what changed.',
    },
    {
      question: 'Do I need very good English?',
      answer:
        'You need enough to write short, correct texts. Good Hindi is an advantage in NCR, since many brands need both. AI tools help with spelling; the idea and the facts must be yours.',
    },
    {
      question: 'Which AI and design tools do I use?',
      answer:
        'Canva for designs, and current AI tools for text, pictures and short videos. You learn what to check: facts, rights, brand style and the labels that synthetic media need.',
    },
    {
      question: 'What is a typical first job?',
      answer:
        'SEO executive, social media executive, performance marketing executive or content writer. Take your campaign file to interviews. We help with resume, interview and search, and we give no guarantee.',
    },
  ],
  trademarks:
    'Google, Skillshop and YouTube are marks of Google, WhatsApp, Instagram and Meta Blueprint of Meta, LinkedIn of LinkedIn; HubSpot, Canva, Amazon and Flipkart of their owners.',
  related: {
    services: ['digital-marketing-details', 'graphic-design-details'],
    courses: ['web-development-details', 'powerbi-details'],
    industries: ['food-beverage', 'ecommerce', 'education', 'leathers'],
    posts: [2, 6],
  },
});
