import { PATHS } from '../lib/routes';

export const industryPage = {
  banner: { enquiry: 'ENQUIRY', origins: 'See what is standard' },
  overview: { heading: 'Industry Overview', more: 'What we do about it' },
  reasons: { heading: 'Why Choose Us' },
  cases: {
    heading: 'Case Studies',
    note: 'Both cases are illustrative. They show a problem, the work and how the result is counted. No client is named, and no result is promised.',
    label: 'Illustrative',
    before: 'Before',
    after: 'After',
    problem: 'Problem',
    work: 'Work',
    measured: 'Measure',
    unfold: 'Work and measure',
  },
  origins: {
    heading: 'What is standard, what is added',
    lead: 'Ask every vendor for such a list before you compare prices.',
    groups: [
      {
        from: 'standard',
        note: 'Part of Microsoft Dynamics 365 Business Central. We set it up for you.',
      },
      {
        from: 'extension',
        note: 'An added app or another product. We select it or build it with you.',
      },
      {
        from: 'ours',
        note: 'Our own product. It works together with Business Central.',
      },
    ],
  },
  ask: {
    text: 'Name one thing your work needs that no ERP has understood.',
    label: 'ENQUIRY',
  },
  technologies: {
    heading: 'Technologies Used',
    groups: [
      { from: 'standard', note: 'Microsoft products, each with its own licence.' },
      { from: 'extension', note: 'Added apps, devices and connectors, named in the quotation.' },
      { from: 'ours', note: 'Developed and supported by us.' },
    ],
    none: 'Named in the table above',
  },
  testimonial: {
    heading: 'Testimonials',
    note: 'Sample words, written for a role. They quote no client.',
  },
  faq: { heading: 'FAQ', unfold: 'Answer' },
  related: { heading: 'Related services, products, courses and reading' },
  call: { label: 'Contact Now', href: PATHS.contact },
} as const;

export type IndustryPage = typeof industryPage;
