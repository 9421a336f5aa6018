import { buildDay } from '@/content/read/build-day';
import { type ContentMistake, mistakeLine } from '@/content/schema/define';
import { type Settings, SettingsError } from '@/lib/server/settings';
import { loadSettings } from '../shared/settings';
import type { StepResult } from '../shared/steps';
import type { ContentReport } from './check-content';
import { oldReadings } from './old-readings';
import type { OpenForm } from './placeholders';

// They import the parsers of MDX and TypeScript.
const check = async (): Promise<ContentReport> =>
  (await import('./check-content')).checkContent(buildDay());

const unfilledForms = async (): Promise<OpenForm[]> =>
  (await import('./placeholders')).openForms(buildDay());

/** Refused by a build for visitors. */
export const requiredOf = (forms: readonly OpenForm[]): ContentMistake[] =>
  forms.flatMap(({ required }) => required);

const count = (number: number, one: string, many = `${one}s`): string =>
  `${number} ${number === 1 ? one : many}`;

const mistakesText = ({ mistakes }: ContentReport): string =>
  [
    `${count(mistakes.length, 'mistake')} in the content, as file:line:column:`,
    ...mistakes.map((mistake) => `  ${mistakeLine(mistake)}`),
  ].join('\n');

const unpublishedNotes = ({ coming, drafts }: ContentReport): string[] => [
  ...coming.map(
    ({ file, date }) =>
      `${file} is dated ${date}: it is published by the first build on or after that day.`,
  ),
  ...drafts.map((file) => `${file} is a draft: it is published once draft: true is removed.`),
];

const summary = ({ published, coming, drafts }: ContentReport): string =>
  [
    count(published, 'post'),
    coming.length > 0 ? `${coming.length} of coming days` : '',
    drafts.length > 0 ? count(drafts.length, 'draft') : '',
  ]
    .filter(Boolean)
    .join(', ');

export async function checkForTests(): Promise<StepResult> {
  const report = await check();
  const ok = report.mistakes.length === 0;
  return { ok, output: ok ? '' : mistakesText(report), notes: unpublishedNotes(report) };
}

const requiredLines = (forms: readonly OpenForm[]): string[] =>
  forms
    .filter(({ required }) => required.length > 0)
    .flatMap(({ title, file, required }) => [
      `${title} (${file}):`,
      ...required.map(({ place, field, problem }) => `  ${place?.line ?? 1}: ${field} ${problem}`),
    ]);

const optionalLines = (forms: readonly OpenForm[]): string[] =>
  forms
    .filter(({ optional }) => optional > 0)
    .map(
      ({ title, file, optional }) =>
        `${title} (${file}): ${count(optional, 'optional value')} empty; the pages leave them out.`,
    );

export function refusal(forms: readonly OpenForm[], settings = ''): string {
  const left = requiredOf(forms).length;
  if (left === 0 && !settings) return '';
  return [
    ...(settings ? ['The build settings are wrong (see .env.example):', settings] : []),
    ...(left > 0
      ? [`DEPLOY=1 refuses placeholders, and ${left} are left, by line of their file:`]
      : []),
    ...requiredLines(forms),
    ...(left > 0
      ? ['For a review on a real host build with DEPLOY=preview: no search engine is to list that.']
      : []),
  ].join('\n');
}

export async function checkForBuild(): Promise<StepResult> {
  const checked = await checkForTests();
  if (!checked.ok) return checked;
  const forms = await unfilledForms();
  const left = requiredOf(forms).length;
  let settings: Settings;
  try {
    settings = loadSettings();
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    return { ok: false, output: refusal(process.env.DEPLOY === '1' ? forms : [], error.message) };
  }
  if (settings.deploy === 'live' && left > 0) return { ok: false, output: refusal(forms) };
  return {
    ok: true,
    notes: [
      ...(checked.notes ?? []),
      ...forms.flatMap(({ over }) => over.map(mistakeLine)),
      ...(settings.usesLocalInbox
        ? [
            `Warning: no form provider is set, so forms of this build go to the local inbox (${settings.formEndpoint}). A build for visitors needs NEXT_PUBLIC_FORM_ENDPOINT and NEXT_PUBLIC_FORM_ACCESS_KEY.`,
          ]
        : []),
      ...(left > 0
        ? [
            `Warning: ${left} values are placeholders (npm run content lists them). A build with DEPLOY=1 refuses them.`,
          ]
        : []),
    ],
  };
}

export async function reportContent(): Promise<boolean> {
  const report = await check();
  for (const note of [...unpublishedNotes(report), ...oldReadings(buildDay())]) console.log(note);
  if (report.mistakes.length > 0) {
    console.error(mistakesText(report));
    return false;
  }
  const forms = await unfilledForms();
  const left = requiredOf(forms).length;
  if (left > 0) {
    console.log(`${left} values are placeholders; a build with DEPLOY=1 refuses them, by line:`);
  }
  const over = forms.flatMap((form) => form.over.map(mistakeLine));
  for (const line of [...requiredLines(forms), ...over, ...optionalLines(forms)]) {
    console.log(line);
  }
  console.log(`No mistake in the content: ${summary(report)}.`);
  return true;
}
