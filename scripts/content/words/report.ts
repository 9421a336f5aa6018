import { readFileSync } from 'node:fs';
import path from 'node:path';
import { exported } from '../../shared/exported';
import { filesBelow } from '../../shared/files-below';
import type { StepResult } from '../../shared/steps';
import { CEILINGS, type Kind, type Words, kindOf } from './ceilings';
import { type Counted, countWords, mainOf, sectionsOf } from './count';
import { type Sentence, sentencesOf, soundOf } from './sentences';

interface CountedPage {
  readonly page: string;
  readonly kind: Kind;
  readonly counted: Counted;
  readonly sections: ReturnType<typeof sectionsOf>;
  readonly sentences: readonly Sentence[];
}

const FIGURES = ['wide', 'phone', 'all'] as const;

const pageOf = (file: string): string => `/${file.replace(/(?:^|\/)index\.html$|\.html$/, '')}`;

function countPages(folder: string): CountedPage[] {
  const kinds = Object.keys(CEILINGS);
  return filesBelow(folder)
    .filter((file) => file.endsWith('.html'))
    .flatMap((file) => {
      const page = pageOf(file.replaceAll(path.sep, '/'));
      const kind = kindOf(page);
      const main = kind && mainOf(readFileSync(path.join(folder, file), 'utf8'));
      if (!kind || !main) return [];
      const counted = countWords(main);
      const sentences = sentencesOf(counted.text);
      return [{ page, kind, counted, sections: sectionsOf(main), sentences }];
    })
    .sort((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind) || b.counted.all - a.counted.all);
}

/** Such as '/x: 1290 words in sight on wide screens, at most 1250 ...'. */
export function mistakesOfPage(page: string, words: Words, ceiling: Words): string[] {
  const places = { wide: 'in sight on wide screens', phone: 'in sight on phones', all: 'in all' };
  return FIGURES.filter((figure) => words[figure] > ceiling[figure]).map(
    (figure) =>
      `${page}: ${words[figure]} words ${places[figure]}, at most ${ceiling[figure]}; fold or cut ${words[figure] - ceiling[figure]}`,
  );
}

const cell = (words: number, ceiling = Infinity): string =>
  `${words}${words > ceiling ? ` +${words - ceiling}` : ''}`.padStart(11);

const cells = (words: Words, ceiling?: Words): string =>
  FIGURES.map((figure) => cell(words[figure], ceiling?.[figure])).join('');

function lineOf({ page, kind, counted, sentences }: CountedPage): string {
  const { mean, deviation, longShare } = soundOf(sentences);
  const sound = `${mean.toFixed(1)} ±${deviation.toFixed(1)}`.padStart(13);
  const long = `${(100 * longShare).toFixed(0)}%`.padStart(5);
  return `${page.slice(0, 43).padEnd(44)}${cells(counted, CEILINGS[kind])}${sound}${long}`;
}

const headOf = (kind: Kind): string => {
  const figures = FIGURES.map((figure) => CEILINGS[kind][figure]);
  return `-- ${kind}, at most ${figures.map((most) => (most === Infinity ? '-' : most)).join(' / ')}`;
};

function partsOf({ sections, sentences }: CountedPage): string[] {
  const { long } = soundOf(sentences);
  return [
    ...sections.map(({ name, counted }) => `    ${name.slice(0, 38).padEnd(40)}${cells(counted)}`),
    ...long.map(({ words, text }) => `    ${words} words: ${text}`),
  ];
}

const LEAST_PAGES = 4;
const LEAST_WORDS = 8;

function repeatedIn(pages: readonly CountedPage[]): string[] {
  const places = new Map<string, Set<string>>();
  for (const { page, sentences } of pages) {
    for (const { text, words } of sentences) {
      if (words < LEAST_WORDS) continue;
      places.set(text, (places.get(text) ?? new Set()).add(page));
    }
  }
  return [...places]
    .filter(([, on]) => on.size >= LEAST_PAGES)
    .sort(([, a], [, b]) => b.size - a.size)
    .map(([text, on]) => `${String(on.size).padStart(4)} pages: ${text}`);
}

/**
 * The words of each exported page beside the most for its kind, and how long its sentences are.
 * @param choice part of an address, `repeated`, or nothing for all pages
 */
export function reportWords(choice: string, folder = exported): StepResult {
  const all = countPages(folder);
  if (choice === 'repeated') {
    const lines = repeatedIn(all);
    return { ok: true, output: lines.join('\n') || `None on ${LEAST_PAGES} pages or more.` };
  }
  const pages = all.filter(({ page }) => page.includes(choice));
  const lines = pages.flatMap((page, index) => [
    ...(page.kind === pages[index - 1]?.kind ? [] : [headOf(page.kind)]),
    lineOf(page),
    ...(choice === '' ? [] : partsOf(page)),
  ]);
  const mistakes = pages.flatMap(({ page, kind, counted }) =>
    mistakesOfPage(page, counted, CEILINGS[kind]),
  );
  return {
    ok: mistakes.length === 0,
    output: [
      `${'page'.padEnd(44)}${['wide', 'phone', 'all'].map((name) => name.padStart(11)).join('')}${'sentences'.padStart(13)}  >24`,
      ...lines,
      ...mistakes,
    ].join('\n'),
  };
}
