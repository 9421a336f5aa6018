/** The words that the twelve industry pages share; the headings are the specification's. */
export const industryPage = {
  overview: { heading: 'Industry Overview' },
  reasons: { heading: 'Why Choose Us' },
  cases: {
    heading: 'Case Studies',
    note: 'Both cases are illustrative. They describe a kind of business, the work it needs and how the result is counted; no client is named and no result is promised.',
    label: 'Illustrative',
    before: 'Before',
    after: 'After',
    problem: 'Problem',
    work: 'Work',
    measured: 'Measure',
  },
  origins: {
    heading: 'What is standard, what is added',
    caption: 'What you need, and where it comes from',
  },
  technologies: { heading: 'Technologies Used' },
  testimonial: {
    heading: 'Testimonials',
    note: 'Sample words, written for a role. They quote no client.',
  },
  faq: { heading: 'FAQ' },
  related: { heading: 'Related services, products, courses and reading' },
  call: { label: 'Contact Now', href: '/contact-us' },
} as const;

export type IndustryPage = typeof industryPage;
