import { defineService } from '../schema/service';

export const service = defineService('digital-marketing-details', {
  title: 'Digital marketing',
  icon: 'digital-marketing',
  desc: 'Search, ads, WhatsApp and email, counted in orders.',
  listing: {
    page: 'services',
    group: 'built-for-you',
    when: 'You pay for advertisements and cannot trace one order to them.',
  },
  meta: {
    title: 'Digital marketing by qualified lead and order',
    description:
      'SEO, paid search, GA4, Google Business Profile, social, email, WhatsApp and SMS for Indian companies, measured by cost per qualified lead and by orders.',
  },
  banner: {
    heading: 'Digital marketing measured by leads and orders',
    lead: 'Each enquiry is followed in your CRM until it is won or lost. You see what a qualified lead costs and which campaigns bring orders.',
    tone: 'marigold',
    picture: {
      name: 'service-digital-marketing',
      alt: 'A campaign report with spend, qualified leads and orders for four channels: search brings 18 leads and 5 orders; one social campaign with 210 clicks and no order is stopped.',
    },
  },
  sections: [
    {
      id: 'information',
      heading: 'How we plan a budget',
      lead: 'First we calculate how much one qualified lead may cost. The budget and the channels follow from that figure.',
      blocks: [
        {
          type: 'text',
          aside: true,
          paragraphs: [
            'A qualified lead is an enquiry that your sales team accepts as a real chance. Suppose that one in five such leads becomes an order. If your margin allows Rs 10,000 of marketing per order, a qualified lead may cost Rs 2,000. Twenty leads then need a test budget of Rs 40,000 for media. These figures are an example; yours will differ.',
            'Channels depend on your buyers. A valve maker sells to engineers who search by standard and pressure class, so technical pages matter most. A sweet shop sells to families nearby before Diwali. It needs good photos, a correct map entry and a WhatsApp list of customers who agreed to messages.',
            'Your team has one task: mark each lead as qualified or not, with a reason, in the CRM or ERP. Google and Meta use this mark to find similar buyers. Without it they tend to bring cheap clicks that buy nothing.',
          ],
        },
        {
          type: 'table',
          folded: true,
          id: 'report',
          caption: 'Six lines of the monthly report',
          columns: ['Line', 'How it is calculated', 'What many reports show in its place'],
          rows: [
            ['Cost per qualified lead', 'Spend / leads that sales accepted', 'Cost per click'],
            [
              'Lead-to-order %',
              'Orders / qualified leads, by month of the lead',
              'Number of forms received',
            ],
            [
              'Margin by campaign',
              'Revenue or gross margin of orders, linked to campaigns in the CRM',
              'The return that each platform reports about itself',
            ],
            [
              'Brand and non-brand search',
              'Searches with and without your company name, on two lines',
              'One total for search',
            ],
            [
              'Attribution paths',
              'GA4, Advertising > Attribution: early, middle and late contacts before a key event',
              'Only the last click',
            ],
            [
              'Calls, WhatsApp and directions',
              'Click events in GA4, actions in the Google Business Profile',
              'Impressions',
            ],
          ],
        },
      ],
    },
    {
      id: 'channels',
      heading: 'Channels, and what we do in each',
      short: 'Channels',
      lead: 'You rarely need all of these. Start with the channels that your buyers already use.',
      ground: 'sand',
      blocks: [
        {
          type: 'accordion',
          open: 'first',
          items: [
            {
              title: 'Search engine optimisation (SEO)',
              content: [
                'Google crawls a page, indexes it and then ranks it. Each step can fail. We first fix technical faults: blocked or duplicate pages, slow templates and missing redirects. Then we write one page for each question that your buyers search for, with data from your engineers. Links come from associations, dealers and trade media. The sign of success is more qualified leads from searches without your company name.',
              ],
            },
            {
              title: 'Being cited in AI answers',
              content: [
                'Google often answers a question itself, in an AI Overview, and names a few sources. Pages have a better chance if the answer comes first, the figures are original, and author and date are shown. We write pages in this way. Since May 2026 Google’s spam rules also cover tricks to influence AI answers, so we use none. We check your main questions by hand every month.',
              ],
            },
            {
              title: 'Google Ads and social advertising',
              content: [
                'We start with searches that show a clear wish to buy. We add other formats when the cost per qualified lead is right.',
              ],
              points: [
                'Search: close themes, weekly negative keywords, one landing page per theme',
                'Shopping and Performance Max: product data from the ERP, with margin as value',
                'Demand Gen and YouTube: for products that people must see working',
                'Meta for households and food; LinkedIn by job title and industry for B2B',
                'Leads marked in your CRM go back to Google as offline conversions',
              ],
            },
            {
              title: 'Google Analytics 4 (GA4)',
              content: [
                'GA4 counts events. We mark the important ones as key events: enquiry sent, call, WhatsApp click, datasheet downloaded. Data-driven attribution is the default; it shares the credit between several contacts. User-level data in explorations is kept for 2 months. You can set 14, so we do that first. Raw data can go to BigQuery, which has a free tier. Your own visits and test leads are filtered out.',
              ],
            },
            {
              title: 'Google Business Profile',
              content: [
                'This is the panel in Google Search and Maps. For a showroom, clinic or restaurant it often has more views than the website. The primary category matters most. Name, address and phone must match your website and signboard. Google now usually verifies by video: street, signboard, premises and proof of management. We reply to every review. Chat and call history ended on 31 July 2024, so watch calls and requests for directions.',
              ],
            },
            {
              title: 'LinkedIn, Instagram and YouTube',
              content: [
                'LinkedIn suits B2B: a drawing explained, a test on video, an answer to a question from a site visit. Instagram and YouTube Shorts suit food and retail. We plan a month in advance with your production and festival calendar, and film at your premises. Paid creators must disclose it, for example with #ad, under the ASCI code. The sign is enquiries that name a post.',
              ],
            },
            {
              title: 'Email marketing',
              content: [
                'Gmail and Yahoo (since 2024) and Outlook.com (since 2025) reject bulk email without proof of the sender. We set up your domain before the first campaign.',
              ],
              points: [
                'SPF, DKIM and DMARC: three records that prove the sender',
                'One-click unsubscribe, which also updates your list',
                'Complaint rate below 0.3%, checked for each campaign',
                'Groups by purchase or enquiry, from the ERP or CRM',
              ],
            },
            {
              title: 'WhatsApp marketing',
              content: [
                'You may message only people who agreed, and you must be able to show it. Templates need approval in a category: marketing, utility or authentication. On the Business Platform every message is billed since 1 October 2026, replies and order updates too; only a monthly allowance of replies is free. Chats typed in the free WhatsApp Business app are not billed. We connect chats to your CRM, so that they are not only on one salesperson’s phone.',
              ],
            },
            {
              title: 'SMS and voice calls (DLT)',
              content: [
                'TRAI requires registration on a DLT platform before a business sends SMS: company, sender header, template and consent. We prepare it with you. Promotional calls use the 140 series and service calls the 1600 series. SMS works well for one-time passwords, delivery times and fee reminders to people without a smartphone. The operator’s delivery report shows whether it arrived.',
              ],
            },
            {
              title: 'Advertising law and consent',
              content: [
                'Guidelines of the Central Consumer Protection Authority (CCPA) of 2022 require proof for every claim. We keep this proof in a dated file. The dark-pattern guidelines of 2023 forbid false urgency, hidden extra items and forced actions. Consent must be free, specific and easy to withdraw. The DPDP Rules make this a duty from May 2027. We do not target children, and we label audio and video made with AI.',
              ],
            },
          ],
        },
        {
          type: 'call',
          text: 'Name one product and its margin. We name the channel to test first.',
        },
      ],
    },
    {
      id: 'questions',
      heading: 'Questions to ask any marketing agency',
      blocks: [
        {
          type: 'questions',
          items: [
            {
              question: 'How soon do leads come?',
              answer:
                'Paid search usually brings enquiries within weeks, if the landing page is good. SEO usually needs months. Nobody can guarantee a rank on Google. Enquiries from advertising end when you stop paying, while pages that rank bring some for longer.',
            },
            {
              question: 'Who owns the ad account and the data?',
              answer:
                'You do. Google Ads, Meta, GA4 and Search Console accounts are opened in your name, and we get manager access. Check that someone in your company has administrator rights. If you leave us, you remove our access and keep the history.',
            },
            {
              question: 'How is the fee built?',
              answer:
                'There are two parts. Media spend goes to Google, Meta and others, plus GST; you can pay it with your own card. Our service fee is separate. The quotation states the fee model, the minimum term and the notice period. It also states the stop rule: the cost per qualified lead, and the weeks, at which a campaign ends.',
            },
            {
              question: 'How do you prove that it worked?',
              answer:
                'By cost per qualified lead and by the share of leads that become orders, taken from your CRM or ERP. The form keeps Google’s click identifier with each enquiry, so an order finds its campaign. GA4 attribution paths show which channels came before a key event. “Assisted conversions” was a report of the old Universal Analytics, which has ended. In GA4 it is only a beta report since February 2026.',
            },
            {
              question: 'Can you message our existing customer list on WhatsApp?',
              answer:
                'Only people who opted in, with approved templates, and each marketing message is charged. SMS needs DLT registration as well. If you have no record of consent, start with customers who write to you first, and ask them then.',
            },
            {
              question: 'Can we buy reviews?',
              answer:
                'No. Fake reviews breach the consumer protection rules for e-commerce and the guidelines on misleading advertising. Google also removes them. Ask real customers after delivery, with a link and a QR code. Reply to bad reviews with facts.',
            },
          ],
        },
      ],
    },
  ],
  project:
    'Paid search usually shows results within weeks, SEO after months. You need one person who approves texts, and one who calls each enquiry back and marks it in the CRM. If a page or the tracking fails, pause the campaign in your own account. The contract names whom you call then.',
  related: {
    services: ['web-details', 'graphic-design-details', 'powerbi-details'],
    courses: ['digital-marketing-details'],
    industries: ['food-beverage', 'ecommerce', 'education'],
    posts: [2, 6],
  },
  scene: {
    after: 'information',
    text: 'A food company sees which channel brought each order, and what that order cost.',
  },
  call: {
    heading: 'Get a test budget, calculated from your margin and order rate.',
  },
});
