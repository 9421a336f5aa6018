import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import { filesBelow } from '../../shared/files-below';
import { type Node, childrenOf, parseText, wordsOf } from '../mdx-tree';

export interface Text {
  readonly line: number;
  readonly text: string;
}

const NOT_PROSE = new Set(
  'alt cin domain file gstin href icon id link logo map meta name picture pictures seo slug tile tone type url'.split(
    ' ',
  ),
);

function textsOfCode(source: string): Text[] {
  const file = ts.createSourceFile('content.ts', source, ts.ScriptTarget.Latest, true);
  const texts: Text[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && NOT_PROSE.has(node.name.getText(file))) return;
    if (ts.isImportDeclaration(node)) return;
    const line = file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;
    if (ts.isStringLiteralLike(node)) texts.push({ line, text: node.text });
    if (ts.isTemplateExpression(node)) {
      const parts = [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
      texts.push({ line, text: parts.join('X') });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return texts;
}

const HOLDS_TEXT = new Set(['heading', 'paragraph', 'tableCell']);

function textsOfMarkdown(source: string): Text[] {
  const visit = (node: Node): Text[] =>
    HOLDS_TEXT.has(node.type)
      ? [{ line: node.position?.start.line ?? 1, text: wordsOf(node) }]
      : childrenOf(node).flatMap(visit);
  return visit(parseText(source).root);
}

function textsOfData(source: string): Text[] {
  const counter = new LineCounter();
  const visit = (node: unknown): Text[] => {
    if (isSeq(node)) return node.items.flatMap(visit);
    if (isMap(node)) {
      return node.items.flatMap(({ key, value }) =>
        isScalar(key) && NOT_PROSE.has(String(key.value)) ? [] : visit(value),
      );
    }
    if (!isScalar(node) || typeof node.value !== 'string') return [];
    return [{ line: counter.linePos(node.range?.[0] ?? 0).line, text: node.value }];
  };
  return visit(parseDocument(source, { lineCounter: counter }).contents);
}

export function textsOf(file: string): Text[] {
  const source = readFileSync(path.join(process.cwd(), file), 'utf8');
  if (file.endsWith('.yaml')) return textsOfData(source);
  return file.endsWith('.ts') ? textsOfCode(source) : textsOfMarkdown(source);
}

export const contentFiles = (): string[] =>
  filesBelow(path.join(process.cwd(), 'content'))
    .filter((name) => /\.(ts|mdx|yaml)$/.test(name) && !/^(?:schema|read)\//.test(name))
    .map((name) => `content/${name}`);
