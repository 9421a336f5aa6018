import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { ContentMistake } from '@/content/schema/define';
import { root } from '../shared/steps';

/** A placeholder, and what to write instead. */
interface Kind {
  readonly isPlaceholder: (value: string, field: string) => boolean;
  readonly what: string;
}

/** The reserved domain: https://www.rfc-editor.org/rfc/rfc2606. */
const RESERVED_DOMAIN = /[\w-]\.example(?![\w-])/;
/** Neither a mobile series nor an area code of India. */
const UNASSIGNED_NUMBER = /\+?91 ?50000/;
/** With the account number AAAAA0000A, which is never assigned. */
const GSTIN = /^\d{2}AAAAA0000A/;
/** A company's number with industry, year and serial number 0. */
const CIN = /^[LU]0{5}[A-Z]{2}0{4}[A-Z]{3}0{6}$/;
const NO_SUCH_PLACE = /\b[A-Z]-00\b|^Sector 0+$/;

const KINDS: readonly Kind[] = [
  {
    isPlaceholder: (value) => RESERVED_DOMAIN.test(value),
    what: "has the reserved domain .example; write the company's own",
  },
  {
    isPlaceholder: (value) => UNASSIGNED_NUMBER.test(value),
    what: "is a number that reaches no one; write the company's own",
  },
  {
    isPlaceholder: (value) => GSTIN.test(value) || CIN.test(value),
    what: "is a registration number of no company; write the company's own",
  },
  {
    isPlaceholder: (value, field) => field.startsWith('offices.') && NO_SUCH_PLACE.test(value),
    what: "is a place that does not exist; write the company's own",
  },
  {
    isPlaceholder: (value, field) => field.startsWith('grievanceOfficer.') && value === '',
    what: 'is empty; write the name, the e-mail address and the telephone of the person whom the law asks for',
  },
];

/** The typed files of the content with words and facts of the company. */
const contentFiles = (folder: string): string[] =>
  readdirSync(path.join(folder, 'content'), { recursive: true, encoding: 'utf8' })
    .map((name) => path.posix.join('content', ...name.split(path.sep)))
    .filter((file) => file.endsWith('.ts') && !file.startsWith('content/schema/'))
    .sort();

/** The field that a value belongs to, such as `offices.corporate.lines[0]`. */
function fieldOf(node: ts.Node, source: ts.SourceFile): string {
  const { parent } = node;
  if (ts.isSourceFile(node) || ts.isSourceFile(parent)) return '';
  const above = fieldOf(parent, source);
  if (ts.isPropertyAssignment(parent)) {
    const name = parent.name.getText(source);
    return above ? `${above}.${name}` : name;
  }
  if (ts.isVariableDeclaration(parent)) {
    // A value inside an entry is named by its fields, a separate constant by its name.
    const isEntry = ts.isCallExpression(node) && !isOpenFact(node);
    return isEntry ? '' : parent.name.getText(source);
  }
  if (ts.isArrayLiteralExpression(parent)) {
    const index = parent.elements.findIndex((element) => element === node);
    return `${above}[${index}]`;
  }
  return above;
}

const isOpenFact = (node: ts.CallExpression): boolean =>
  ts.isIdentifier(node.expression) && node.expression.text === 'openFact';

/** An open fact as an object literal: `{ text: '...', open: true }`. */
const isMarkedOpen = (node: ts.Node): boolean =>
  ts.isObjectLiteralExpression(node) &&
  node.properties.some(
    (property) =>
      ts.isPropertyAssignment(property) &&
      property.name.getText() === 'open' &&
      property.initializer.kind === ts.SyntaxKind.TrueKeyword,
  );

/** Whether a text may contain a placeholder; avoids parsing the others. */
const mayHavePlaceholder = (file: string, text: string): boolean =>
  file === 'content/company.ts' ||
  ['.example', 'openFact(', 'open: true', '50000'].some((sign) => text.includes(sign));

function placeholdersIn(file: string, text: string): ContentMistake[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: ContentMistake[] = [];
  const report = (node: ts.Node, field: string, problem: string) => {
    const { line, character } = source.getLineAndCharacterOfPosition(node.getStart(source));
    found.push({ file, place: { line: line + 1, column: character + 1 }, field, problem });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && isOpenFact(node)) {
      const [words] = node.arguments;
      const said = words && ts.isStringLiteralLike(words) ? ` ('${words.text}')` : '';
      const problem = `is open${said}; write the company's own text without openFact`;
      report(node, fieldOf(node, source), problem);
      return;
    }
    if (ts.isImportDeclaration(node)) return;
    if (ts.isStringLiteralLike(node)) {
      const field = fieldOf(node, source);
      const kind = KINDS.find(({ isPlaceholder }) => isPlaceholder(node.text, field));
      if (kind) report(node, field, `${node.text ? `'${node.text}' ` : ''}${kind.what}`);
    }
    if (isMarkedOpen(node)) {
      report(node, fieldOf(node, source), "is open; write the company's own text in its place");
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/**
 * All placeholders of the typed content (decisions 39 and 40), each with file, line and field.
 *
 * @param folder the project's root
 */
export const findPlaceholders = (folder = root): ContentMistake[] =>
  contentFiles(folder).flatMap((file) => {
    const text = readFileSync(path.join(folder, file), 'utf8');
    return mayHavePlaceholder(file, text) ? placeholdersIn(file, text) : [];
  });
