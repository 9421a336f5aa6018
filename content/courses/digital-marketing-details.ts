import { defineCourse } from '../schema/course';

export const course = defineCourse('digital-marketing-details', {
  title: 'Digital Marketing',
  desc: 'One small brand, one capped budget, and every enquiry followed back to whatever brought it.',
  topic: 'Marketing',
  meta: {
    title: 'Digital Marketing course with a live campaign',
    description:
      'SEO, Google and Meta ads, GA4, maps, social, e-mail, WhatsApp and SMS rules in 26 weeks, practised on one small brand and reported as cost per qualified lead.',
  },
  banner: {
    heading: 'Digital Marketing, counted from the click to the order',
    tone: 'sand',
    picture: {
      name: 'course-digital-marketing',
      alt: 'A lesson panel headed Lesson 6, Find the leak: a funnel of four bars reading Clicks 640, Form opened 96, Sent 32 and Qualified 11, with the gap between the second and third circled.',
    },
  },
  description:
    'You work for one small brand from beginning to end, with a spending cap agreed beforehand. The offer and the page come first, the counting second. Search, maps, ads, social, e-mail and WhatsApp follow, and a channel is added only when the one before it can be measured. Rules that a campaign can break, from DLT headers to the label on a paid reel, are taught with the channel they belong to. By week 26 you know what a qualified enquiry costs and what moved it.',
  enrolAs: 'Digital Marketing',
  certificate: {
    rating: 4.8,
    level: 'Beginner',
    duration: '6 months at 10 hours a week',
    schedule: 'Flexible schedule',
    pace: 'Learn at your own pace',
  },
  about: {
    heading: 'The first advertisement appears in week 12',
    paragraphs: [
      'Eleven weeks pass before any money is spent on reach. By then the page loads fast on a cheap phone, the profile on the map is verified, and three phrases that people really type are known. A test enquiry sent through the form, the call button and the WhatsApp link turns up in the report with its source. An advertisement placed earlier than that buys visitors whom nobody can count.',
      'The brand is small and real; think of a pickle maker in Ghaziabad who takes orders by phone and cannot say where they come from. In week one you put what it sells, and to whom, into a single sentence, and ask its last ten customers how they found it. Their answers and the marketing bills seldom match. After that there is a log. Each change gets a date and a reason, and the campaign file that you own in the end, with its Tag Manager container, its published calendar and a report that an owner reads in three minutes, is for the most part this log, kept well.',
      'Two things try the patience. Search takes months and nobody can promise a rank, so you learn to read early signs without calling them results. Attribution gives no final answer, so you learn to decide with two imperfect ones. Ordinary computer skills are enough, together with clean writing in English or Hindi.',
    ],
  },
  outcomes: {
    heading: 'Seven answers an owner wants',
    items: [
      'Describe an audience and an offer in a sentence that a customer of the brand agrees with.',
      'Show that each form, call and WhatsApp click is counted as a key event in GA4, with its source.',
      'Get a page indexed, work on it for a chosen phrase, and report its position beside a dated list of changes.',
      'Set up and verify a Google Business Profile and answer a bad review in public.',
      'Run a search campaign inside a cap, with negative keywords, and state the cost per qualified lead.',
      'Write a WhatsApp and SMS plan that respects opt-in, template categories and DLT registration.',
      'Present one page to the owner: spent, received, learnt, next.',
    ],
  },
  learn: {
    heading: 'Twelve modules around one small brand',
    intro:
      'A week has three parts: a lesson, work on the brand, and a short note on what changed and why. The note is the real textbook, since in week 22 you will need to know what you did in week 9. The cap on spending is agreed in writing with whoever pays before any account is opened.',
    modules: [
      {
        title: 'Market, audience, offer',
        when: 'Weeks 1-2',
        topics: [
          'Ten short conversations with customers',
          'The offer in one sentence, tested on strangers',
          'Competitors on the map, in search and in reels',
          'A funnel with one number for each stage',
        ],
      },
      {
        title: 'The page that receives them',
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
        when: 'Weeks 5-6',
        topics: [
          'Events, key events and parameters',
          'Form, call and WhatsApp clicks as tags',
          'Campaign tags with a naming rule',
          'Attribution models, compared on the same month',
        ],
      },
      {
        title: 'Search: being found',
        when: 'Weeks 7-9',
        topics: [
          'Crawl, index, rank, seen in Search Console',
          'Keywords grouped by intent',
          'Titles, internal links and structured data that still counts',
          'Technical audit of a site that you did not build',
          'Content briefs with an expert’s name behind them',
        ],
      },
      {
        title: 'Answers by AI',
        when: 'Week 10',
        topics: [
          'How AI Overviews change what a click is worth',
          'Writing to be cited: clear answers, own data, named author',
          'Google’s spam rules on content made in bulk',
        ],
      },
      {
        title: 'Maps and reviews',
        when: 'Week 11',
        topics: [
          'Google Business Profile: category, photographs, video verification',
          'One name, address and phone number everywhere',
          'Asking for reviews, and never buying them',
        ],
      },
      {
        title: 'Google Ads',
        when: 'Weeks 12-14',
        topics: [
          'Search campaigns, match types, negative keywords',
          'Bids, quality and the landing page',
          'Performance Max, Demand Gen and YouTube: when to refuse',
          'Qualified leads imported from the order book',
          'Reading search terms every Monday',
        ],
      },
      {
        title: 'Meta and LinkedIn ads',
        when: 'Weeks 15-16',
        topics: [
          'Objectives, audiences and the learning phase',
          'Three creatives, one difference',
          'LinkedIn for a seller to factories',
          'Frequency, fatigue and stopping',
        ],
      },
      {
        title: 'Content and reels',
        when: 'Weeks 17-18',
        topics: [
          'A calendar that one person can keep',
          'Reel scripts: making, people, offer',
          'Copywriting in two languages',
          'ASCI labels for paid work, and labels on synthetic media',
        ],
      },
      {
        title: 'E-mail, WhatsApp, SMS',
        when: 'Weeks 19-20',
        topics: [
          'SPF, DKIM, DMARC and one-click unsubscribe',
          'WhatsApp opt-in, template categories and billing by message',
          'TRAI DLT: entity, header, template, consent',
          'Repeat orders without annoyance',
        ],
      },
      {
        title: 'Budget, report, conduct',
        when: 'Weeks 21-22',
        topics: [
          'Cost per qualified lead and lead-to-order share',
          'A test budget from target leads',
          'Consumer protection rules on claims and dark patterns',
          'The three-minute report',
        ],
      },
      {
        title: 'The live campaign',
        when: 'Weeks 23-26',
        topics: [
          'A plan with a cap and a stop rule',
          'Two channels at most, changed one thing at a time',
          'Weekly log and a mid-way correction',
          'Closing report to the owner of the brand',
        ],
      },
    ],
    projects: [
      'A landing page with its measurement plan, checked by test enquiries from three devices.',
      'A local presence: verified profile, twenty pieces of published content and the answers to reviews.',
      'The live campaign file: accounts, change log, cost per qualified lead and the closing report.',
    ],
  },
  skills: {
    heading: 'What an agency or an owner can hand you',
    items: [
      'Audience research',
      'Keyword research',
      'On-page SEO',
      'Technical SEO audit',
      'Search Console',
      'GA4 key events',
      'Google Tag Manager',
      'Google Ads set-up',
      'Meta and LinkedIn ads',
      'Google Business Profile',
      'Copywriting',
      'Reel scripting',
      'E-mail deliverability',
      'WhatsApp and DLT compliance',
      'Campaign reporting',
    ],
    certification:
      'Marketing has no licence and no state exam. What recruiters recognise are the vendor programmes: Google Skillshop for Ads and Analytics, HubSpot Academy, and Meta Blueprint. Each sets its own terms, and their certificates expire and have to be taken again, so the month on yours matters. The modules are aligned to the Google ones. All vendor certificates are optional here, earned from the vendor in your own account, and separate from our certificate of completion.',
    roles: [
      'SEO executive',
      'Performance marketing executive',
      'Social media executive',
      'Content writer',
    ],
  },
  related: {
    services: ['digital-marketing-details', 'graphic-design-details'],
    courses: ['web-development-details', 'powerbi-details'],
    industries: ['food-beverage', 'ecommerce', 'education', 'leathers'],
    posts: [2, 6],
  },
});
