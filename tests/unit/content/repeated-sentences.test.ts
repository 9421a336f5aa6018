/** @jest-environment node */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** Longer ones may be in one file only. */
const MOST_SHARED_WORDS = 12;

interface Text {
  readonly file: string;
  readonly text: string;
}

function textsOfCode(source: string): string[] {
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) texts.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('content.ts', source, ts.ScriptTarget.Latest));
  return texts;
}

const textsOfMarkdown = (source: string): string[] => source.split(/\n+/);

function readTexts(): Text[] {
  return readdirSync('content', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|mdx?)$/.test(file))
    .map((file) => path.join('content', file))
    .filter((file) => !file.startsWith(path.join('content', 'schema')))
    .flatMap((file) => {
      const source = readFileSync(file, 'utf8');
      const texts = file.endsWith('.ts') ? textsOfCode(source) : textsOfMarkdown(source);
      return texts.map((text) => ({ file, text }));
    });
}

const longSentences = (text: string): string[] =>
  text
    .split(/(?<=[.!?:;])\s+/)
    .map((sentence) =>
      sentence
        .toLowerCase()
        .replace(/[^\p{L}\p{N}%]+/gu, ' ')
        .trim(),
    )
    .filter((sentence) => sentence.split(' ').length > MOST_SHARED_WORDS);

function repeatedSentences(texts: readonly Text[]): string[] {
  const places = new Map<string, string>();
  return texts.flatMap(({ file, text }) =>
    longSentences(text).flatMap((sentence) => {
      const earlier = places.get(sentence);
      places.set(sentence, file);
      return earlier === undefined ? [] : [`${earlier} and ${file}: ${sentence}`];
    }),
  );
}

it('no sentence of more than 12 words stands in two places of the content', () => {
  expect(repeatedSentences(readTexts())).toEqual([]);
});

it('reads every kind of content', () => {
  const files = new Set(readTexts().map(({ file }) => file.split(path.sep).slice(0, 2).join('/')));
  for (const kind of ['services', 'products', 'courses', 'industries', 'jobs', 'blog', 'legal']) {
    expect(files).toContain(`content/${kind}`);
  }
});
