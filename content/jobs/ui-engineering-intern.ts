import { defineJob } from '../schema/job';

export const job = defineJob('ui-engineering-intern', {
  title: 'UI Engineering Intern',
  category: 'Frontend',
  type: 'Internship',
  location: 'Hybrid',
  meta: [
    { icon: 'calendar', text: '3 to 6 months' },
    { icon: 'location', text: 'Noida, office and home days by agreement' },
    { icon: 'training', text: 'Mentored by a frontend developer' },
  ],
  seo: {
    title: 'UI engineering internship, hybrid, Noida',
    description:
      'A 3 to 6 month internship: turn Figma files into responsive code, write Storybook stories, log UI bugs and check accessibility. What you do and need.',
  },
  summary:
    'You turn Figma designs into working screens. In a usual week a design comes on Monday. By Friday it is in Storybook, works at 360 and 1440 pixels, and a colleague has tested it.',
  responsibilities: [
    'Convert Figma frames into semantic HTML and responsive CSS, and ask about states that the frame leaves out.',
    'Write a Storybook story for each variant of a component: long label, no data, error, disabled.',
    'Log interface bugs that a developer can repeat: browser, width, steps, actual, expected.',
    'Fix small bugs yourself and take the pull request through review.',
    'Check colour contrast, focus order and target size (at least 24 by 24 pixels) on one screen a week.',
    'Show finished work at the Friday demo and note the questions.',
  ],
  requirements: [
    'HTML, CSS and JavaScript basics, used in something you made.',
    'A portfolio or GitHub link; we read the code.',
    'Attention to small differences in spacing and alignment.',
    'Figma: auto layout, styles and components.',
    'Three to six months, with fixed office days.',
    'You are 18 or older. Students may apply where their college allows the hours.',
  ],
  facts: {
    pay: 'No fee, no deposit. A registered apprenticeship has a lowest stipend set by law; for a college internship the offer names it.',
    hours: 'Fixed office days and home days.',
    tools: 'Figma, Storybook, HTML, CSS, TypeScript, Git.',
    bond: 'None. You sign no bond, and we keep no original certificates.',
    terms: 'Three to six months.',
    outcome:
      'An internship certificate, components that you built, and merged pull requests with review comments.',
    process: 'Five steps; interns meet their mentor in step 4.',
  },
  picture: { name: 'job-frontend', alt: '' },
  posted: '2026-10-12',
});
