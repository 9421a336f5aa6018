import { defineJob } from '../schema/job';

export const job = defineJob('ui-engineering-intern', {
  title: 'UI Engineering Intern',
  category: 'Frontend',
  type: 'Internship',
  location: 'Hybrid',
  meta: [
    { icon: 'location', text: 'Noida and home' },
    { icon: 'training', text: 'Mentored by a frontend developer' },
  ],
  seo: {
    title: 'UI engineering internship, hybrid, Noida',
    description:
      'A hybrid internship: turn Figma files into responsive code, write Storybook stories, log UI bugs and check accessibility. What you do and need.',
  },
  summary:
    'A design comes on Monday. By Friday it is in Storybook, works at 360 and 1440 pixels, and a colleague has broken it once: the longest name did not fit.',
  responsibilities: [
    'Turn Figma frames into semantic HTML and responsive CSS.',
    'Ask for the states that a frame leaves out.',
    'Write a story for each variant: long label, no data, error.',
    'Log bugs that can be repeated: browser, width, steps, expected.',
    'Fix small bugs, and take the pull request through review.',
    'Check contrast, focus order and target size on one screen a week.',
  ],
  requirements: [
    'HTML, CSS and JavaScript, used in something you made.',
    'A portfolio or GitHub link; we read the code.',
    'An eye for spacing and alignment.',
    'Figma: auto layout, styles, components.',
    'Fixed office days.',
    'You are 18 or older.',
  ],
  facts: {
    hours: 'Fixed office days and home days.',
    tools: 'Figma, Storybook, HTML, CSS, TypeScript, Git.',
    outcome: 'A certificate, and merged pull requests with their reviews.',
  },
  picture: { name: 'job-frontend', alt: '' },
});
