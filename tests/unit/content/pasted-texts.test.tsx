/** @jest-environment node */
import { readFileSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { MDXContent } from 'mdx/types';
import { renderToStaticMarkup } from 'react-dom/server';
import { z } from 'zod';
import { articleOf } from '@/app/load-text';
import { readFrontMatter } from '@/content/read/front-matter';
import { type Output, checkSite, copySite, mistakesOfPost, post, writePost } from './check-site';

/** A process that loads the whole content on a busy machine. */
const TIMEOUT_MS = 120_000;
const FOLDER = 'tests/unit/content/texts';
/** The front matter of `post` above the text. */
const LINES_ABOVE = 10;

const expectation = z.strictObject({ says: z.string().optional(), shows: z.string().optional() });

const texts = readdirSync(FOLDER).map((file, index) => {
  const matter = readFrontMatter(readFileSync(path.join(FOLDER, file), 'utf8'));
  if (Array.isArray(matter)) throw new Error(`${file} has no front matter`);
  const id = 500 + index;
  return {
    name: file.replace('.mdx', ''),
    id,
    post: `${id}-pasted.mdx`,
    body: matter.body,
    ...expectation.parse(matter.fields),
  };
});

const linesOf = (says = ''): string[] =>
  says
    .split('\n')
    .filter(Boolean)
    .map((line) => line.replace(/^\d+/, (number) => String(Number(number) + LINES_ABOVE)))
    .map((line) =>
      line.replace(/(?<=\(also on lines? )[\d, ]+/, (numbers) =>
        numbers.replaceAll(/\d+/g, (number) => String(Number(number) + LINES_ABOVE)),
      ),
    );

describe('a text from another program', () => {
  let site: string;
  let output: Output;

  beforeAll(() => {
    site = copySite();
    for (const { id, post: name, body } of texts) writePost(site, name, post(id, body.trimEnd()));
    output = checkSite(site, '2026-11-27');
  }, TIMEOUT_MS);

  afterAll(() => {
    rmSync(site, { recursive: true });
  });

  it.each(texts)('is refused or not: $name', ({ post: name, says }) => {
    expect(mistakesOfPost(output, name)).toEqual(linesOf(says));
  });

  it.each(texts.filter(({ shows }) => shows !== undefined))('shows: $name', async (text) => {
    // tests/mdx-transform.mjs makes such a module.
    const imported = (await import(`./texts/${text.name}.mdx`)) as { readonly default: MDXContent };
    expect(renderToStaticMarkup(articleOf(imported).content).trim()).toBe(text.shows?.trim());
  });

  it('never takes too long to read', () => {
    expect(output.stderr).not.toContain('takes longer');
  });
});
