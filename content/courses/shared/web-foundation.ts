import type { CourseModule } from '../../schema/course';

/** Each course adds its own weeks: `{ ...webFoundation.html, when: 'Weeks 1-2' }`. */
export const webFoundation = {
  html: {
    title: 'HTML',
    topics: [
      'Headings, lists, tables and landmarks before any styling',
      'Forms: labels, input types, autocomplete and built-in checks',
      'Links, pictures with text alternatives, responsive sources',
      'Reading any page in the browser’s inspector',
    ],
  },
  css: {
    title: 'CSS for phones first',
    short: 'CSS',
    topics: [
      'The cascade, specificity and custom properties',
      'Flexbox and grid on a price list and a form',
      'Container queries and logical properties',
      'Focus states, contrast and reduced motion',
    ],
  },
  git: {
    title: 'Git and pull requests',
    short: 'Git',
    topics: [
      'Commits with a reason, branches, history',
      'Merge conflicts, made on purpose and resolved',
      'Opening, reading and answering a pull request on GitHub',
    ],
  },
  javascript: {
    title: 'JavaScript in the browser',
    short: 'JavaScript',
    topics: [
      'Values, functions, arrays and objects in current syntax',
      'The DOM, events and delegation',
      'Promises, async and await, fetch with its errors handled',
      'Modules, the debugger and reading a stack trace',
    ],
  },
  http: {
    title: 'HTTP and REST',
    short: 'HTTP',
    topics: [
      'Requests, status codes, headers and cookies in the network panel',
      'Resources, verbs, pagination and error bodies',
      'Sessions and tokens in outline',
      'Calling an API by hand',
    ],
  },
  sql: {
    title: 'SQL with PostgreSQL',
    short: 'SQL',
    topics: [
      'Tables, keys, joins and grouping',
      'Constraints and transactions, and what they protect',
      'Indexes and the query plan',
      'From one wide spreadsheet to a normalised schema',
    ],
  },
} satisfies Record<string, CourseModule>;
