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
    'You build shops for merchants whose stock, prices and invoices are in an ERP. A shop that sells the last piece twice costs them a customer, and a slow one loses people on 4G.',
  responsibilities: [
    'Build product, listing, cart and checkout pages in Next.js.',
    'Read items, prices and stock by API; agree what may be cached.',
    'Integrate an RBI-authorised payment aggregator; card numbers never touch the shop.',
    'Collect what a tax invoice needs: GSTIN, place of supply, addresses.',
    'Handle failures: paid but no order, sold out in the cart, part return.',
    'Write product data and canonical addresses, and meet Core Web Vitals.',
    'Show each milestone against its list; hand over code, notes and tests.',
  ],
  requirements: [
    'Three years or more with React, and one live Next.js shop.',
    'A headless back end: Shopify, Medusa or a custom API.',
    'Performance measured with field data, not with Lighthouse alone.',
    'Payment webhooks: signatures, retries, no double charge.',
    'Your own equipment and backups.',
    'Estimates by milestone, and early notice of a delay.',
  ],
  facts: {
    hours: 'You choose your hours.',
    tools: 'Next.js, TypeScript, Business Central API, payment gateway sandbox, Git.',
  },
  experienceMonths: 36,
  picture: { name: 'job-frontend', alt: '' },
});
