import { buildDay } from '@/content/read/build-day';
import { type ContentMistake, mistakeLine } from '@/content/schema/define';
import type { Step } from '../shared/steps';
import type { ContentReport } from './check-content';

// Both are loaded when they are needed: they bring the parsers of MDX and of TypeScript, and most
// commands that know this file need neither.
const check = async (): Promise<ContentReport> =>
  (await import('./check-content')).checkContent(buildDay());

/** What in the content is not the company's own yet. */
export const openPlaceholders = async (): Promise<ContentMistake[]> =>
  (await import('./placeholders')).findPlaceholders();

const count = (number: number, one: string, many = `${one}s`): string =>
  `${number} ${number === 1 ? one : many}`;

const listed = (mistakes: readonly ContentMistake[]): string[] =>
  mistakes.map((mistake) => `  ${mistakeLine(mistake)}`);

/** What an editor is told of the mistakes, one a line. */
const mistakesText = ({ mistakes }: ContentReport): string =>
  [
    `${count(mistakes.length, 'mistake')} in the content, as file:line:column:`,
    ...listed(mistakes),
  ].join('\n');

/** Posts that a build of today leaves out, and why (decision 44). */
const unpublishedNotes = ({ coming, drafts }: ContentReport): string[] => [
  ...coming.map(
    ({ file, date }) =>
      `${file} is dated ${date}: it is published by the first build on or after that day.`,
  ),
  ...drafts.map((file) => `${file} is a draft: it is published once draft: true is removed.`),
];

/** What was checked. */
const summary = ({ published, coming, drafts }: ContentReport): string =>
  [
    count(published, 'post'),
    coming.length > 0 ? `${coming.length} of coming days` : '',
    drafts.length > 0 ? count(drafts.length, 'draft') : '',
  ]
    .filter(Boolean)
    .join(', ');

/** The first step of every command that builds or tests: nothing else runs on wrong content. */
export const contentStep: Step = {
  name: 'content',
  run: async () => {
    const report = await check();
    const ok = report.mistakes.length === 0;
    return { ok, output: ok ? '' : mistakesText(report), notes: unpublishedNotes(report) };
  },
};

/** Lets all processes of a build count by the same day. */
export function setBuildDay(): void {
  process.env.BUILD_DAY = buildDay();
}

/** Why a build for visitors is refused, in one message that names every placeholder (decision 39). */
export const placeholderRefusal = (placeholders: readonly ContentMistake[]): string =>
  [
    `DEPLOY=1 refuses placeholders, and ${placeholders.length} are left:`,
    ...listed(placeholders),
    'For a review on a real host build with DEPLOY=preview: no search engine is to list that.',
  ].join('\n');

/**
 * Prints every mistake of the content or, where there is none, what is still a placeholder.
 *
 * @returns whether the content is right
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
