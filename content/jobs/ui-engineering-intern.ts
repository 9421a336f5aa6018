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
    'You learn how a picture of a screen becomes a screen. A Figma file arrives on Monday; by the end of the week it stands in Storybook, works at 360 pixels and at 1440, and somebody else has tried to break it.',
  responsibilities: [
    'Convert Figma frames into semantic HTML and responsive CSS, asking about every state that the frame leaves out.',
    'Write a Storybook story for each variant of a component: long label, no data, error, disabled.',
    'Log interface bugs so that a developer can repeat them: browser, width, steps, what appeared, what should have.',
    'Fix the small ones yourself and take the pull request through review.',
    'Check colour contrast, focus order and target size (24 by 24 pixels at least) on one product screen a week.',
    'Show finished work at the Friday demo and note what was questioned.',
  ],
  requirements: [
    'HTML, CSS and JavaScript basics that you have used in something you made, however small.',
    'A portfolio or GitHub link; we open the code before the screenshots.',
    'An eye for a misplaced pixel, and the patience to ask whether it matters.',
    'Figma to the point of reading auto layout, styles and components.',
    'Three to six months, with fixed office days that you can keep.',
    'You are 18 or older. Students may apply where their college allows the hours.',
  ],
  picture: { name: 'job-frontend', alt: '' },
  posted: '2026-10-12',
});
