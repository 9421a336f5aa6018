import { buildDay } from '@/content/read/build-day';
import { type ContentMistake, mistakeLine } from '@/content/schema/define';
import type { Step } from '../shared/steps';
import type { ContentReport } from './check-content';

// Loaded on demand: they import the parsers of MDX and TypeScript, which most commands with this
// file do not need.
const check = async (): Promise<ContentReport> =>
  (await import('./check-content')).checkContent(buildDay());

/** All placeholders of the content. */
export const openPlaceholders = async (): Promise<ContentMistake[]> =>
  (await import('./placeholders')).findPlaceholders();

const count = (number: number, one: string, many = `${one}s`): string =>
  `${number} ${number === 1 ? one : many}`;

const listed = (mistakes: readonly ContentMistake[]): string[] =>
  mistakes.map((mistake) => `  ${mistakeLine(mistake)}`);

/** The message with all mistakes, one a line. */
const mistakesText = ({ mistakes }: ContentReport): string =>
  [
    `${count(mistakes.length, 'mistake')} in the content, as file:line:column:`,
    ...listed(mistakes),
  ].join('\n');

/** Posts that a build today leaves out, with the reason (decision 44). */
const unpublishedNotes = ({ coming, drafts }: ContentReport): string[] => [
  ...coming.map(
    ({ file, date }) =>
      `${file} is dated ${date}: it is published by the first build on or after that day.`,
  ),
  ...drafts.map((file) => `${file} is a draft: it is published once draft: true is removed.`),
];

/** How many posts were checked. */
const summary = ({ published, coming, drafts }: ContentReport): string =>
  [
    count(published, 'post'),
    coming.length > 0 ? `${coming.length} of coming days` : '',
    drafts.length > 0 ? count(drafts.length, 'draft') : '',
  ]
    .filter(Boolean)
    .join(', ');

/**
 * The first step of every command that builds or tests; a mistake in the content stops the command.
 */
export const contentStep: Step = {
  name: 'content',
  run: async () => {
    const report = await check();
    const ok = report.mistakes.length === 0;
    return { ok, output: ok ? '' : mistakesText(report), notes: unpublishedNotes(report) };
  },
};

/** Sets the same day for all processes of a build. */
export function setBuildDay(): void {
  process.env.BUILD_DAY = buildDay();
}

/** The message that refuses a build for visitors and names every placeholder (decision 39). */
export const placeholderRefusal = (placeholders: readonly ContentMistake[]): string =>
  [
    `DEPLOY=1 refuses placeholders, and ${placeholders.length} are left:`,
    ...listed(placeholders),
    'For a review on a real host build with DEPLOY=preview: no search engine is to list that.',
  ].join('\n');

/**
 * Prints every mistake of the content or, if there is none, every placeholder.
 *
 * @returns whether the content has no mistake
 */
export async function reportContent(): Promise<boolean> {
  const report = await check();
  for (const note of unpublishedNotes(report)) console.log(note);
  if (report.mistakes.length > 0) {
    console.error(mistakesText(report));
    return false;
  }
  const placeholders = await openPlaceholders();
  if (placeholders.length > 0) {
    console.log(
      `${placeholders.length} placeholders are open; a build with DEPLOY=1 refuses them:`,
    );
    for (const line of listed(placeholders)) console.log(line);
  }
  console.log(`No mistake in the content: ${summary(report)}.`);
  return true;
}
