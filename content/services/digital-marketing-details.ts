import { defineService } from '../schema/service';

export const service = defineService('digital-marketing-details', {
  title: 'Digital marketing',
  icon: 'digital-marketing',
  desc: 'Search, advertising, WhatsApp and e-mail, reported by qualified lead and by order, not by click.',
  meta: {
    title: 'Digital marketing by qualified lead and order',
    description:
      'SEO, paid search, Business Profile, social, e-mail, WhatsApp and SMS with GA4 measurement that follows an enquiry to the order, within Indian consent rules.',
  },
  banner: {
    heading: 'Digital marketing, followed as far as the order',
    lead: 'Clicks are easy to buy and easy to report. We trace an enquiry until it is an order or a reason for not ordering, and move the next rupee accordingly.',
    tone: 'marigold',
    picture: {
      name: 'service-digital-marketing',
      alt: 'A campaign report with spend, qualified leads and orders for four channels: search brings 18 leads and 5 orders; one social campaign with 210 clicks and no order is stopped.',
    },
  },
  sections: [
    {
      id: 'information',
      heading: 'Start from what an enquiry is worth',
      lead: 'The budget, the channel and the words on the page all follow from one piece of arithmetic.',
      blocks: [
        {
          type: 'text',
          paragraphs: [
            'A valve maker and a sweet shop can both be told that they need digital marketing, and they have little else in common. One wins a few dozen orders a year from engineers who search by standard number and pressure class. The other sells most of its boxes in the weeks before Diwali to families within ten kilometres. The first needs pages that can be quoted in a tender. The second needs photographs, a correct map pin and a WhatsApp list whose members asked to be on it.',
            'So we work backwards. The orders wanted, the share of qualified leads that become orders, and the cost per lead that the margin can carry together give a test budget. The test decides what follows. Nobody can guarantee a rank, and search work usually shows in months, not weeks; advertising shows sooner and stops on the day it is not paid for.',
            'Half of the work is yours. Someone calls the lead and marks it as qualified or not, with a reason, in the CRM or the ERP. Without that mark the advertising platforms learn to bring more of whatever is easiest to find.',
          ],
        },
        {
          type: 'table',
          caption: 'Six lines of a monthly report that a finance head can check',
          columns: ['Line', 'How it is worked', 'What it replaces'],
          rows: [
            ['Cost per qualified lead', 'Spend / leads that sales accepted', 'Cost per click'],
            [
              'Lead-to-order %',
              'Orders / qualified leads, by the month of the lead',
              'Number of forms received',
            ],
            [
              'Margin by campaign',
              'Revenue or gross margin of orders joined to their campaign in the CRM',
              'The return that each platform reports of itself',
            ],
            [
              'Brand and non-brand search',
              'Two lines, never added together',
              'One flattering total for search',
            ],
            [
              'Assisted conversions',
              'Paths in which a channel appears before the last step',
              'Last click takes all',
            ],
            [
              'Calls, WhatsApp and directions',
              'Click events in GA4 and local actions of the Business Profile',
              'Impressions',
            ],
          ],
        },
      ],
    },
    {
      id: 'channels',
      heading: 'Channels, and the work behind each',
      lead: 'Few businesses need all of them. Each item says what is done and by what sign one can tell that it works.',
      ground: 'sand',
      blocks: [
        {
          type: 'accordion',
          open: 'first',
          items: [
            {
              title: 'Search engine optimisation',
              content: [
                'A page is crawled, then indexed, then ranked, and it can fail at each stage for a different reason. We clear the technical faults first: blocked or duplicate addresses, slow templates, redirects that were never made. Then we write one page for each question that your buyers type, out of datasheets and the heads of your engineers. Links come from being of use to associations, dealers and the trade press. The sign is non-brand visits that turn into qualified leads.',
              ],
            },
            {
              title: 'Being cited in AI answers',
              content: [
                'Many questions are now answered on the results page by an AI Overview, and the visit never happens. A page is more likely to be its source when the answer stands in the first lines, the figures are its own, the author is named and the date is visible. Since May 2026 the spam rules also cover attempts to game such answers, so we plant no hidden text and publish no pages by the hundred.',
              ],
            },
            {
              title: 'Paid search, shopping and social advertising',
              content: [
                'We begin where intent is clearest and widen only when a lead there costs what it should. Accounts are opened in your name and stay with you, including their history.',
              ],
              points: [
                'Search: exact themes, negative keywords read every week, a landing page for each theme',
                'Shopping and Performance Max: feed from the ERP, with margin as the value of a conversion',
                'Demand Gen and YouTube: for products that must be seen working',
                'Meta for households and food; LinkedIn by post and industry for B2B',
                'CRM outcomes imported as offline conversions, so bids follow orders',
              ],
            },
            {
              title: 'GA4 set up so that sales believes it',
              content: [
                'GA4 counts events; those that matter are marked as key events: an enquiry sent, a call, a WhatsApp click, a datasheet with an address left. Data-driven attribution is the default and we say what it does. User-level exploration data is kept for 2 months unless set to 14, so that is the first setting. Raw events go to BigQuery for questions that nobody has asked yet. Internal visits and test leads are filtered out before the first report.',
              ],
            },
            {
              title: 'Google Business Profile',
              content: [
                'For a showroom, clinic or restaurant this panel may be seen by more people than the home page. The primary category decides most; name, address and telephone must agree with the website and the signboard. Verification now usually runs by video, so we prepare the shot list: street, board, premises, proof of management. Chat and call history were removed on 31 July 2024, which old guides still describe. Every review gets a reply, and directions asked for are the figure to watch.',
              ],
            },
            {
              title: 'LinkedIn, Instagram and YouTube',
              content: [
                'LinkedIn serves makers and consultants: a drawing explained, a test seen from close up, a plant manager’s answer to a question from a site visit. Instagram and Shorts serve food and retail, where the product is its own argument. We plan a month against your production and festival calendar and film on your premises, in one visit where we can. A creator who is paid discloses it as ASCI requires, with a plain #ad, and the brief says so.',
              ],
            },
            {
              title: 'E-mail that is delivered',
              content: [
                'Since 2024 Gmail and Yahoo, and since 2025 Outlook.com, refuse bulk mail that does not prove its sender. Before the first campaign the domain is put in order; afterwards the list is kept short of people who never read.',
              ],
              points: [
                'SPF, DKIM and DMARC on the sending domain, checked with a test header',
                'One-click unsubscribe, honoured in the list itself',
                'Complaint rate below 0.3%, watched for each campaign',
                'Segments by what was bought or asked, from the ERP or CRM',
              ],
            },
            {
              title: 'WhatsApp, by permission',
              content: [
                'A message needs an opt-in that you can show. Templates are approved as marketing, utility, authentication or service, and since 1 July 2025 each delivered message is billed by category. Replies within 24 hours of a customer’s message are free, and so are utility templates inside that window, so an order update is best sent then. We connect enquiries to the CRM, so that a conversation on one salesperson’s handset is not the only record.',
              ],
            },
            {
              title: 'SMS and voice under DLT',
              content: [
                'TRAI requires entity, header, template and consent to be registered on a DLT platform before a commercial message leaves. We prepare the registrations and word templates so that variables pass. Promotional calls use the 140 series, service calls the 1600 series. SMS is at its best where it is dull: a one-time code, a delivery slot, a fee reminder to a parent with no smartphone. The delivery report by operator is the sign.',
              ],
            },
            {
              title: 'Claims, consent and the limits of pressure',
              content: [
                'The CCPA guidelines of 2022 ask that a claim can be substantiated; those of 2023 forbid dark patterns such as false urgency, items slipped into the basket and forced action. We keep a file with the proof behind each claim and date it. Consent is free, specific and as easy to withdraw as to give, ahead of the DPDP duties of May 2027. No advertising is aimed at children. Audio and video made with AI are labelled.',
              ],
            },
          ],
        },
      ],
    },
  ],
  related: {
    services: ['web-details', 'graphic-design-details', 'powerbi-details'],
    courses: ['digital-marketing-details'],
    industries: ['food-beverage', 'ecommerce', 'education'],
    posts: [2, 6],
  },
  call: {
    heading: 'Tell us what a good customer is worth. We will work back from there.',
  },
});
