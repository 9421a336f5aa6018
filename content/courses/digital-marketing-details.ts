import { defineCourse } from '../schema/course';

export const course = defineCourse('digital-marketing-details', {
  title: 'Digital Marketing',
  desc: 'One real brand. Search, ads, email and analytics.',
  topic: 'Marketing',
  icon: 'digital-marketing',
  meta: {
    title: 'Digital Marketing course with a live campaign',
    description:
      'SEO, Google and Meta ads, GA4, Canva and AI tools, email, WhatsApp and SMS rules in 26 weeks, practised on one small brand with a capped budget.',
  },
  banner: {
    heading: 'Digital Marketing, measured from click to order',
    lead: 'No money for ads until each form, call and message is counted. Legal rules are taught with each channel.',
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
    'One small, real brand is your work for 26 weeks: you write its offer and its landing page and count each enquiry. Then come search, maps, Google and Meta ads, a marketplace plan, social media, email, WhatsApp and SMS, each with its legal rules. Bring the brand, good written English or Hindi and ordinary computer skills.',
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
    heading: 'For shop families, writers and sales staff',
    paragraphs: [
      'You gain most if you know the customers of a small shop, or already write well in English or Hindi.',
      'Take a pickle shop in Ghaziabad. In week 1 you write its offer: a recipe of 1962, because the owner is proud of it. Then the owner puts your questions to ten customers. Seven buy because the shop delivers before evening. Nobody names the recipe. Your first headline goes. Ads start in week 12, because only then the form, the calls and the WhatsApp clicks are counted.',
    ],
  },
  notFor: 'you have no brand that may be shown',
  comparison: {
    bring: 'A brand to work with; a laptop',
    coding: 'None',
    exam: 'Two free Skillshop certificates (Google)',
  },
  milestones: [
    {
      after: 'Week 4',
      text: 'The answers of ten customers, the offer in one sentence, a landing page that loads fast on a cheap phone.',
    },
    {
      after: 'Week 12',
      text: 'A report with the source of each form, call and WhatsApp click, and a page optimised for its keywords.',
    },
    {
      after: 'Week 26',
      text: 'A log with the reason for each change, the cost per qualified lead, and the closing report to the owner.',
    },
  ],
  exercise: {
    title: 'Two campaigns, one to stop',
    minutes: 15,
    tasks: [
      {
        text: 'In one month a pickle shop spends Rs 12,000 on search ads and Rs 12,000 on reels. The ad accounts count 40 orders from search and 60 from reels. What does an order cost? Which campaign would you stop?',
        solution: [
          { what: 'Search, cost per order', sum: '12,000 / 40' },
          { what: 'Reels, cost per order', sum: '12,000 / 60' },
          { what: 'By the ad accounts, stop', is: 'Search' },
        ],
      },
      {
        text: 'The order book says more. On delivery, 4 of the 40 and 25 of the 60 parcels are refused, and each refused one costs Rs 150. An order that is kept earns Rs 400 before advertising. What does a kept order cost? What does each campaign earn?',
        solution: [
          {
            what: 'Search, cost per kept order',
            sum: '(12,000 + 4 x 150) / (40 - 4)',
          },
          { what: 'Search, earned in the month', sum: '36 x (400 - 350)' },
          {
            what: 'Reels, cost per kept order',
            sum: '(12,000 + 25 x 150) / (60 - 25)',
            why: 'The ad account never hears of a refused parcel',
          },
          { what: 'Reels, earned in the month', sum: '35 x (400 - 450)', why: 'A loss' },
          { what: 'By the order book, stop', is: 'Reels, unless paid in advance' },
        ],
      },
    ],
    note: 'Was task 1 enough for your decision? Weeks 12 to 14 bring the order book into the ad account.',
  },
  outcomes: {
    heading: 'What you can show an owner or an agency',
    items: [
      'An audience and an offer in one sentence that customers of the brand agree with.',
      'GA4 with a source for each enquiry.',
      'A keyword list from real tools, a page optimised for it, and its position over time.',
      'A public answer to a bad review, in a verified Google Business Profile if the brand may have one.',
      'A search campaign within a limit, with negative keywords and the cost per qualified lead.',
      'Ads on Meta, and a plan for one marketplace, with designs made in Canva and with AI tools.',
      'A legal WhatsApp and SMS plan.',
      'A report on one page.',
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
          'Who may have a Google Business Profile: only who meets customers in person, at stated hours',
          'Category, photos, video verification',
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
      'A local presence: a profile if the brand may have one, replies to reviews, twenty pieces of content made in Canva.',
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
      'No exam is required in marketing. Google’s Skillshop certificates are free; below the weeks you see which modules help with two of them.',
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
      text: 'The live campaign and the exercises in Google and Meta ads. If the course pays none, the owner of the brand sets and pays the limit.',
    },
    {
      item: 'Google Ads, GA4, Tag Manager, Search Console, Business Profile',
      text: 'Measurement, search and maps.',
      paid: 'Free accounts. Only the ads cost money.',
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
    caption: 'Two certificates of Google Skillshop',
    rows: [
      { skill: 'Google Ads Search', modules: ['Google Ads', 'SEO and keyword tools'] },
      { skill: 'Google Analytics', modules: ['GA4 and Tag Manager', 'Budget, report and rules'] },
    ],
    note: 'Both are free, taken in your own Google account and valid for one year; Skillshop publishes the current subjects. Taught for work, though not asked there: maps, Meta and marketplace ads, email, and the rules of WhatsApp and SMS. HubSpot Academy and Meta Blueprint have certificates of their own, and no module follows them.',
  },
  questions: [
    {
      question: 'Where do I find a brand, and who pays for the ads?',
      answer:
        'A shop of your family or of a friend is enough, if the owner agrees in writing. The ad accounts are the owner’s. You work in them as a user. Your confirmation says whether the course pays a budget. If it pays none, the owner does, and the same paper sets the limit and the day on which the campaign stops.',
    },
    {
      question: 'What if my campaign brings no orders?',
      answer:
        'Then the closing report says so, and shows the stop rule that saved the rest of the money. SEO takes months, and nobody can guarantee a rank. A campaign that was stopped in time, with its log, is a piece of work that you can show.',
    },
    {
      question: 'Is SEO finished now that AI answers questions?',
      answer:
        'There are fewer clicks for simple questions, and more value in being the source that an AI answer cites. Local searches, product searches and comparisons still bring visitors. Week 10 is about what changed.',
    },
  ],
  trademarks:
    'Google, Skillshop and YouTube are marks of Google, WhatsApp, Instagram and Meta Blueprint of Meta, LinkedIn of LinkedIn; HubSpot, Canva, Amazon and Flipkart of their owners.',
  related: {
    services: ['digital-marketing-details'],
    courses: ['web-development-details'],
    posts: [2],
  },
});
