import { evidence } from '../evidence';
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
    firstStep:
      'ten minutes for three numbers: margin of one product, enquiries a month, orders from them. You learn what a lead may cost and which channel comes first, without an order.',
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
      lead: 'For sales heads who want to know which of the clicks they pay for became orders. If more people enquire than your team can call back, answer those first: advertising can wait.',
      blocks: [
        { type: 'evidence', ...evidence.campaignReport },
        {
          type: 'text',
          paragraphs: [
            'A qualified lead is an enquiry that your sales team accepts as a real chance. An example: one in five becomes an order, and your margin allows Rs 10,000 of marketing for it. Then a lead may cost Rs 2,000. Twenty of them need a test budget of Rs 40,000 for media.',
          ],
        },
        {
          type: 'list',
          title: 'What owners find out too late',
          items: [
            'Paid search brings enquiries within weeks, SEO after months',
            'You may message only people who agreed, and each WhatsApp message is billed since 1 October 2026',
            'If sales does not mark its leads, Google and Meta look for cheap clicks',
          ],
        },
        {
          type: 'table',
          id: 'plan',
          caption: 'The first test',
          columns: ['Stage', 'Your people', 'It ends when'],
          rows: [
            [
              'Accounts',
              'Somebody of yours is administrator',
              'A test enquiry arrives with its click',
            ],
            [
              'Pages',
              'An engineer gives the facts, one person approves',
              'One page answers one question of your buyers',
            ],
            [
              'Campaign',
              'Sales calls back and marks each lead',
              'Twenty leads are marked, or the stop rule applies',
            ],
            [
              'Decision',
              'Sales head and owner read the report',
              'Each channel has more, same or stop',
            ],
          ],
        },
        { type: 'call', text: 'Work out what one lead may cost you' },
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
      lead: 'Engineers search by standard and pressure class; families look at a map before Diwali. Start where your buyers are.',
      ground: 'sand',
      blocks: [
        {
          type: 'accordion',
          open: 'first',
          items: [
            {
              title: 'Search engine optimisation (SEO)',
              content: [
                'Google crawls a page, indexes it and then ranks it; each step can fail. A plant has 300 product pages and no visitor: its new site tells Google not to look. So faults come first. Then we write one page for each question that your buyers search for, with data from your engineers. The sign: more qualified leads from searches without your company name.',
              ],
            },
            {
              title: 'Being cited in AI answers',
              content: [
                'The answer comes first. Google often answers in an AI Overview and names a few sources; original figures, author and date give a page a better chance. Since May 2026 its spam rules also cover tricks to influence AI answers, so we use none; your main questions we check by hand, monthly.',
              ],
            },
            {
              title: 'Google Ads and social advertising',
              content: [
                'First the searches that show a wish to buy. Other formats follow when the cost per qualified lead is right.',
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
                'GA4 counts events. The important ones become key events: enquiry sent, call, WhatsApp click, datasheet downloaded. Data-driven attribution shares the credit between several contacts. We first raise the retention of user-level data in explorations from 2 months to 14, and filter out your own visits and test leads.',
              ],
            },
            {
              title: 'Google Business Profile',
              content: [
                'The panel in Search and Maps. For a showroom, clinic or restaurant it often has more views than the website. The primary category matters most; name, address and phone must match your signboard. Google usually verifies by video: street, signboard, premises, proof of management. We reply to every review, and count calls and requests for directions.',
              ],
            },
            {
              title: 'LinkedIn, Instagram and YouTube',
              content: [
                'LinkedIn for B2B, Instagram and Shorts for food and retail. A drawing explained, a test on video, an answer from a site visit. We plan a month in advance with your production and festival calendar, and film at your premises. Paid creators must disclose it, for example with #ad, under the ASCI code. The sign is enquiries that name a post.',
              ],
            },
            {
              title: 'Email marketing',
              content: [
                'Without proof of the sender it is rejected: by Gmail and Yahoo since 2024, by Outlook.com since 2025. We set up your domain before the first campaign.',
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
                'Only people who agreed, and you can show it. Templates need approval in a category: marketing, utility or authentication. On the Business Platform every message is billed since 1 October 2026, replies and order updates too, beyond a monthly allowance of free replies. Chats typed in the free WhatsApp Business app are free, and we connect chats to your CRM, so that they leave the salesperson’s phone.',
              ],
            },
            {
              title: 'SMS and voice calls (DLT)',
              content: [
                'First the registration. TRAI wants company, sender header, template and consent on a DLT platform before a business sends SMS; we prepare it with you. Promotional calls use the 140 series, service calls the 1600 series. SMS suits one-time passwords, delivery times and fee reminders to people without a smartphone.',
              ],
            },
            {
              title: 'Advertising law and consent',
              content: [
                'Each claim has its proof in a dated file. The guidelines of the Central Consumer Protection Authority (CCPA) of 2022 ask for it; those of 2023 forbid false urgency, hidden extra items and forced actions. Consent must be free, specific and easy to withdraw, by the DPDP Rules from May 2027. We do not target children, and we label audio and video made with AI.',
              ],
            },
          ],
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
                'From paid search usually within weeks, if the landing page is good. Nobody can guarantee a rank on Google. Advertising stops bringing enquiries when you stop paying; pages that rank bring some for longer.',
            },
            {
              question: 'Who owns the ad account and the data?',
              answer:
                'You do. Google Ads, Meta, GA4 and Search Console are opened in your name, and we get manager access, which you remove when you leave us. The history stays.',
            },
            {
              question: 'How is the fee built?',
              answer:
                'In two parts. Media spend goes to Google, Meta and others, plus GST; you can pay it with your own card. Our service fee is separate. Minimum term, notice and stop rule (the cost per qualified lead, and the weeks, at which a campaign ends) are in the quotation.',
            },
            {
              question: 'How do you prove that it worked?',
              answer:
                'By cost per qualified lead, and by the share that becomes orders in your CRM or ERP. The form keeps Google’s click identifier with each enquiry, so an order finds its campaign. GA4 attribution paths show which channels came before a key event.',
            },
            {
              question: 'Can you message our existing customer list on WhatsApp?',
              answer:
                'Those who opted in, with approved templates. If you have no record of consent, start with customers who write to you first, and ask them then. SMS needs DLT registration as well.',
            },
            {
              question: 'Can we buy reviews?',
              answer:
                'Fake reviews breach the consumer protection rules for e-commerce and the guidelines on misleading advertising, and Google removes them. Ask real customers after delivery, with a link and a QR code. Reply to bad reviews with facts.',
            },
          ],
        },
      ],
    },
  ],
  project:
    'You need one person who approves texts, and one who calls each enquiry back and marks it in the CRM. If a page or the tracking fails, pause the campaign in your own account.',
  related: { services: ['web-details'], courses: ['digital-marketing-details'], posts: [2] },
  call: {
    heading: 'What a lead may cost you, and which channel comes first',
  },
});
