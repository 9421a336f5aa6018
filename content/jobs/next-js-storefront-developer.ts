import { defineJob } from '../schema/job';

export const job = defineJob('next-js-storefront-developer', {
  title: 'Next.js Storefront Developer',
  category: 'Frontend',
  type: 'Freelance',
  location: 'Remote',
  meta: [
    { icon: 'clock', text: '3 years or more' },
    { icon: 'location', text: 'Remote within India' },
    { icon: 'approval', text: 'Paid by accepted milestone' },
  ],
  seo: {
    title: 'Freelance Next.js storefront developer',
    description:
      'Remote freelance work on storefronts joined to Business Central: product, cart, checkout, GST invoice fields, SEO metadata. Scope and requirements.',
  },
  summary:
    'You build the shop front of merchants whose stock, prices and invoices live in an ERP. The hard part is not the cart. It is showing the right price and a stock figure that the warehouse will stand by, while the page still paints fast on 4G.',
  responsibilities: [
    'Build product, listing, cart and checkout pages in Next.js, choosing for each one between static, incremental and server rendering, and writing down why.',
    'Read items, price lists and availability from Business Central through the agreed API, and decide with us what may be cached and for how long.',
    'Integrate an RBI-authorised payment aggregator for UPI, cards and net banking; card numbers never reach the shop’s servers.',
    'Collect what a tax invoice needs at checkout: GSTIN where the buyer is a business, place of supply, billing and shipping address.',
    'Handle the unhappy paths: payment taken but order not written, stock gone between cart and pay, a return in part.',
    'Write product structured data, canonical addresses and share images, and hold Core Web Vitals at the 75th percentile.',
    'Demonstrate each milestone against its written acceptance list, then hand over code, environment notes and tests.',
  ],
  requirements: [
    'Three years or more with React, and at least one Next.js shop that is live and takes orders.',
    'Experience of a headless commerce back end, such as Shopify, Medusa or a custom API.',
    'A habit of measuring before optimising; you can read a field report and not only a Lighthouse score.',
    'Payment webhooks: signatures, retries, and idempotency keys so that a repeat does not charge twice.',
    'Your own equipment, a dependable connection and backups of your work.',
    'Estimates by milestone, and early word when one of them slips.',
  ],
  picture: { name: 'job-frontend', alt: '' },
  posted: '2026-11-09',
});
