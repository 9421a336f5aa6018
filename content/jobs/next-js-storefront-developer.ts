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
    'You build online shops for merchants whose stock, prices and invoices are in an ERP. The shop must show the right price and a stock figure that the warehouse can deliver, and it must load fast on 4G.',
  responsibilities: [
    'Build product, listing, cart and checkout pages in Next.js, with a written reason for static, incremental or server rendering.',
    'Read items, prices and availability from Business Central through the agreed API, and agree what may be cached and how long.',
    'Integrate an RBI-authorised payment aggregator for UPI, cards and net banking; card numbers never reach the shop’s servers.',
    'Collect what a tax invoice needs: buyer’s GSTIN, place of supply, billing and shipping address.',
    'Handle failures: payment taken but no order written, stock sold out in the cart, a partial return.',
    'Write product structured data, canonical addresses and share images, and meet Core Web Vitals.',
    'Demonstrate each milestone against its acceptance list, then hand over code, notes and tests.',
  ],
  requirements: [
    'Three years or more with React, and at least one live Next.js shop.',
    'Experience with a headless commerce back end, such as Shopify, Medusa or a custom API.',
    'Performance measured with field data as well as Lighthouse.',
    'Payment webhooks: signatures, retries, and idempotency keys against double charges.',
    'Your own equipment, a stable connection and backups of your work.',
    'Estimates by milestone, and early notice of delays.',
  ],
  facts: {
    hours: 'You choose your hours.',
    tools: 'Next.js, TypeScript, Business Central API, payment gateway sandbox, Git.',
    terms:
      'TDS (section 393, Income-tax Act, 2025) applies above the yearly limit; you add GST if registered.',
    process: 'Five steps, listed on the career page.',
  },
  experienceMonths: 36,
  picture: { name: 'job-frontend', alt: '' },
  posted: '2026-11-09',
});
