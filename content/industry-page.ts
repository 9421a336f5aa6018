import { PATHS } from '../lib/routes';

export const industryPage = {
  banner: { enquiry: 'ENQUIRY', origins: 'See what is standard' },
  overview: { heading: 'Industry Overview' },
  origins: {
    heading: 'What is standard, what is added',
    groups: [
      { from: 'standard', note: 'In Microsoft Dynamics 365 Business Central' },
      {
        from: 'extension',
        note: 'Not in it. We name product and maker before you order, or build it',
      },
      { from: 'ours', note: 'Our own product' },
    ],
  },
  reasons: { heading: 'Why Choose Us' },
  cases: {
    heading: 'Case Studies',
    note: 'Illustrative samples: the work, and how its result would be measured.',
    label: 'Sample',
    work: 'Work',
    measured: 'Measure',
    unfold: 'Work and measure',
  },
  technologies: { heading: 'Technologies Used' },
  testimonial: { heading: 'Testimonials', note: 'A sample, written for a role' },
  faq: { heading: 'FAQ' },
  related: { heading: 'Related services, products, courses and reading' },
  call: { label: 'Contact Now', href: PATHS.contact },
} as const;

export type IndustryPage = typeof industryPage;
