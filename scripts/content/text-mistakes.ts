import { existsSync } from 'node:fs';
import path from 'node:path';
import GithubSlugger from 'github-slugger';
import { type Publication, tooEarly } from '@/content/read/publication';
import { COMPANY_FIELDS } from '@/content/schema/company';
import type { ContentMistake, Place } from '@/content/schema/define';
import { POST_PARTS, type PartAttribute, type PostPart } from '@/content/schema/post-parts';
import { jobPath } from '@/lib/routes';
import { ALMOST } from './almost-markdown';
import {
  type Node,
  type NodeOf,
  type ParsedText,
  TOO_LONG,
  type Tag,
  childrenOf,
  wordsOf,
} from './mdx-tree';
import { remedyOfTag } from './tag-names';
import { withinLimit } from './time-limit';
import { BRACES, TEXT, type TextProblem, isInCell } from './unreadable';

export interface LinkTarget extends Publication {
  /** Undefined while a mistake hides them. */
  readonly anchors?: ReadonlySet<string> | undefined;
}

export interface TextRules {
  /** Undefined while errors hide them. */
  readonly pages: ReadonlyMap<string, LinkTarget> | undefined;
  readonly domain: string;
  readonly today: string;
  /** May contain details of the company. */
  readonly isLegal: boolean;
  readonly templateWords: ReadonlySet<string>;
}

const MOST_CHOICES = 12;
const SCHEMES = ['https:', 'mailto:', 'tel:'];
const parts = new Map(POST_PARTS.map((part) => [part.name, part]));

const offsetOf = (node: { readonly position?: Node['position'] }): number =>
  node.position?.start.offset ?? 0;

function* nodesIn(node: Node): Generator<Node> {
  yield node;
  for (const child of childrenOf(node)) yield* nodesIn(child);
}

const isTag = (node: Node): node is Tag =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

const headingsOf = (root: Node): NodeOf<'heading'>[] =>
  [...nodesIn(root)].filter((node) => node.type === 'heading');

/** As rehype-slug gives them. */
export function anchorsIn(root: Node): ReadonlySet<string> {
  const slugger = new GithubSlugger();
  return new Set(headingsOf(root).map((heading) => slugger.slug(wordsOf(heading))));
}

export function* passagesOf(root: Node): Generator<{ node: Node; words: string }> {
  for (const node of nodesIn(root)) {
    if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableRow') {
      const separator = node.type === 'tableRow' ? ' | ' : '';
      const words = childrenOf(node).map(wordsOf).join(separator).trim();
      if (words && words !== 'Sources') yield { node, words };
    } else if (isTag(node)) {
      for (const attribute of node.attributes) {
        if (attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string') {
          if (attribute.value.includes(' ')) yield { node, words: attribute.value };
        }
      }
    }
  }
}

const publicFile = (name: string): string => path.join(process.cwd(), 'public', name);

function problemOfFile(address: string): string | undefined {
  if (!address.startsWith('/')) {
    return `names the file '${address}', which begins without a slash; write /downloads/... as in public/downloads`;
  }
  if (existsSync(publicFile(address))) return undefined;
  return `leads to the file ${address}, but there is no public${address}; put it there or correct the name`;
}

function problemOfHash(
  hash: string,
  page: string,
  { anchors }: Pick<LinkTarget, 'anchors'>,
): string | undefined {
  if (!anchors || anchors.has(hash)) return undefined;
  const where = page || 'this text';
  if (anchors.size === 0) {
    const why = page ? `no place of ${page} can be linked to` : 'this text has no headings';
    return `links to #${hash}, but ${why}; remove the # and what follows it`;
  }
  const choices = [...anchors].slice(0, MOST_CHOICES).map((anchor) => `#${anchor}`);
  if (anchors.size > MOST_CHOICES) choices.push('...');
  return `links to #${hash}, which is no heading of ${where}; choose one of ${choices.join(', ')}`;
}

function problemOfAddress(address: string, domain: string): string | undefined {
  const begin = address.slice(0, address.indexOf(':') + 1).toLowerCase();
  if (address.startsWith('//')) {
    return `links to ${address}, which begins with two slashes; write https:${address}`;
  }
  if (!begin) {
    return `links to '${address}', which begins without a slash; write it from the root, such as /blogs/3, or with https://`;
  }
  if (begin === 'http:') {
    return `links to ${address}, which is not encrypted; write [words](${address.replace('http:', 'https:')})`;
  }
  if (!SCHEMES.includes(begin)) {
    return `links to an address that begins with ${begin}; a link begins with https:, mailto:, tel:, / or #`;
  }
  if (begin !== 'https:') return undefined;
  if (!URL.canParse(address)) {
    return `links to '${address}', which is no address; copy it from the browser`;
  }
  const url = new URL(address);
  if (url.hostname !== domain && url.hostname !== `www.${domain}`) return undefined;
  return `links to this site by its full address; write ${url.pathname}${url.search}${url.hash}`;
}

class TextCheck {
  readonly problems: TextProblem[] = [];
  /** With the name of the outermost one. */
  private readonly partAround = new Map<Node, string>();

  constructor(
    private readonly source: string,
    private readonly parsed: ParsedText,
    private readonly self: Publication,
    private readonly rules: TextRules,
    private readonly ownAnchors: ReadonlySet<string>,
  ) {}

  private report(node: { readonly position?: Node['position'] }, problem: string, field = TEXT) {
    this.problems.push({ at: offsetOf(node), field, problem });
  }

  run(): void {
    const { root } = this.parsed;
    for (const node of nodesIn(root)) this.visit(node);
    this.checkOutline();
    this.checkFootnotes();
    this.checkWords();
    if (!this.self.draft) this.checkTemplate();
    const hasText = root.children.some(({ type }) => type !== 'yaml');
    if (!hasText && this.parsed.problems.length === 0) {
      this.report(root, 'is empty; write it below the front matter');
    }
  }

  private visit(node: Node): void {
    switch (node.type) {
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        this.checkTag(node);
        break;
      case 'mdxFlowExpression':
      case 'mdxTextExpression': {
        const { estree } = node.data ?? {};
        const isComment = estree && estree.body.length === 0 && (estree.comments ?? []).length > 0;
        if (!isComment) this.report(node, BRACES);
        break;
      }
      case 'mdxjsEsm':
        this.report(
          node,
          `has a line that begins with the word ${node.value.startsWith('import') ? 'import' : 'export'}, which begins code; remove it`,
        );
        break;
      case 'link':
        if (!wordsOf(node).trim()) {
          this.report(node, `has a link without words; write [the words](${node.url})`);
        }
        this.checkLink(node, node.url);
        break;
      case 'definition':
        this.checkLink(node, node.url);
        break;
      case 'image':
      case 'imageReference':
        this.report(
          node,
          'has a Markdown picture; write <Figure name="..." alt="..." caption="..." />',
        );
        break;
      case 'table':
        this.checkTable(node);
        break;
      case 'blockquote':
      case 'footnoteDefinition':
      case 'list':
        this.checkContainer(node);
        break;
      default:
    }
  }

  private checkLink(node: Node, address: string): void {
    const problem = this.problemOfLink(address);
    if (problem) this.report(node, problem);
  }

  private problemOfLink(address: string): string | undefined {
    const { pages, domain, today } = this.rules;
    if (!address) return 'has a link without an address; write [words](/blogs/3), or https://...';
    const [page = ''] = address.split('#', 1);
    const hash = page === address ? undefined : address.slice(page.length + 1);
    if (hash !== undefined && page === '') {
      return problemOfHash(hash, '', { anchors: this.ownAnchors });
    }
    if (!address.startsWith('/') || address.startsWith('//')) {
      return problemOfAddress(address, domain);
    }
    const [pathname = ''] = page.split('?');
    const isFile = (pathname.split('/').at(-1) ?? '').includes('.') && !pages?.has(pathname);
    if (isFile && !pathname.startsWith(jobPath(''))) return problemOfFile(pathname);
    if (!pages) return undefined;
    const target = pages.get(pathname);
    if (!target) {
      const bare = pathname.slice(0, -1);
      return pathname.endsWith('/') && pages.has(bare)
        ? `links to ${pathname}, but addresses of this site end without a slash; write ${bare}`
        : `links to ${pathname}, which is no page of this site; open the page and copy its address`;
    }
    const early = tooEarly(this.self, target, today);
    if (early) return `links to ${pathname}, ${early}`;
    return hash === undefined ? undefined : problemOfHash(hash, pathname, target);
  }

  private checkTable(table: NodeOf<'table'>): void {
    // A tag that cannot be read may be the one around the table.
    const isReadable = this.parsed.problems.length === 0;
    if (isReadable && this.partAround.get(table) !== 'DataTable') {
      this.report(
        table,
        'has a table without a caption; put <DataTable caption="..."> above it and </DataTable> below',
      );
    }
    const [head, ...rows] = table.children;
    const width = head?.children.length ?? 0;
    head?.children.forEach((cell, index) => {
      if (wordsOf(cell).trim()) return;
      this.report(
        cell,
        `has a table whose column ${index + 1} has no heading; write one in its first row`,
      );
    });
    for (const row of rows) {
      const cells = row.children.length;
      if (cells <= width) continue;
      this.report(
        row,
        `has a table row with ${cells} cells below ${width} headings, and the page would leave out the rest; write \\| for a | inside a cell`,
      );
    }
  }

  private checkContainer(container: Node): void {
    const name =
      container.type === 'blockquote' ? 'quote' : container.type === 'list' ? 'list' : 'footnote';
    for (const node of nodesIn(container)) {
      if (!isTag(node) || !parts.has(node.name ?? '')) continue;
      this.report(node, `is inside a ${name}; move it below`, `<${node.name}>`);
    }
  }

  private checkFootnotes(): void {
    const marks = new Set<string>();
    for (const node of nodesIn(this.parsed.root)) {
      if (node.type === 'footnoteReference') marks.add(node.identifier);
    }
    for (const node of nodesIn(this.parsed.root)) {
      if (node.type !== 'footnoteDefinition' || marks.has(node.identifier)) continue;
      const mark = `[^${node.identifier}]`;
      this.report(node, `has the note ${mark} without its mark; write ${mark} where it belongs`);
    }
  }

  /** Where the page would show signs of Markdown. */
  private checkWords(): void {
    const { source, parsed } = this;
    const isText = new Uint8Array(source.length);
    for (const { type, position } of nodesIn(parsed.root)) {
      if (type === 'text') isText.fill(1, position?.start.offset, position?.end.offset);
    }
    for (const { find, problem } of ALMOST) {
      for (const { 0: whole, index, groups } of source.matchAll(find)) {
        const { before = '', sign = whole } = groups ?? {};
        const at = index + before.length;
        if (isText[at]) this.problems.push({ at, field: TEXT, problem: problem(sign) });
      }
    }
    for (const node of parsed.root.children) {
      const at = offsetOf(node);
      const before = source.slice(source.lastIndexOf('\n', at - 1) + 1, at);
      if (node.type !== 'paragraph' || !/^(?: {4}| {0,3}\t)/.test(before)) continue;
      this.report(
        node,
        'begins a line with four blanks; remove them, or write ``` above and below code',
      );
    }
  }

  private checkOutline(): void {
    let above = 1;
    for (const heading of headingsOf(this.parsed.root)) {
      const { depth } = heading;
      const marks = '#'.repeat(above + 1);
      if (this.source.charAt(offsetOf(heading)) !== '#') {
        this.report(
          heading,
          'has a line of === or --- below words, which makes them a heading; write ## before the words',
        );
      } else if (depth === 1) {
        this.report(heading, 'has a second page title; begin headings at ##');
      } else if (depth > 3) {
        this.report(heading, `has a heading of level ${depth}; write ### or a line of **words**`);
      } else if (depth > above + 1 && above === 1) {
        this.report(heading, `begins its headings at level ${depth}; write ## before the words`);
      } else if (depth > above + 1) {
        this.report(
          heading,
          `has a heading of level ${depth} below level ${above}; write ${marks}`,
        );
      }
      if (heading.children.length === 0) {
        this.report(heading, 'has a heading without words; write them or remove its marks');
      }
      above = Math.max(2, depth);
    }
  }

  private checkTemplate(): void {
    for (const { node, words } of passagesOf(this.parsed.root)) {
      if (!this.rules.templateWords.has(words)) continue;
      this.report(node, `still says '${words}', as the template does; write your own or remove it`);
    }
  }

  private checkTag(tag: Tag): void {
    const name = tag.name ?? '';
    const field = `<${name}>`;
    const part = parts.get(name);
    if (part) {
      const around = this.partAround.get(tag);
      if (around !== undefined) this.report(tag, `is inside <${around}>; move it below`, field);
      for (const inner of nodesIn(tag)) {
        if (inner !== tag && around === undefined) this.partAround.set(inner, name);
      }
      this.checkAttributes(tag, part.attributes, field);
      this.checkContent(tag, part, field);
    } else if (name === 'Company' && this.rules.isLegal) {
      this.checkCompany(tag, field);
    } else {
      this.report(tag, remedyOfTag(name, isInCell(this.source, offsetOf(tag))), field);
    }
  }

  private checkCompany(tag: Tag, field: string): void {
    const attribute = tag.attributes.find(
      (candidate) => candidate.type === 'mdxJsxAttribute' && candidate.name === 'field',
    );
    const known: readonly string[] = COMPANY_FIELDS;
    const given = typeof attribute?.value === 'string' ? attribute.value : '';
    if (tag.attributes.length === 1 && known.includes(given)) return;
    this.report(tag, `names the field '${given}'; choose one of ${known.join(', ')}`, field);
  }

  private checkAttributes(tag: Tag, allowed: readonly PartAttribute[], field: string): void {
    const seen = new Set<string>();
    const choices = allowed.map(({ name }) => name).join(', ');
    const remedy = choices ? `remove it or correct it (${choices})` : 'remove it';
    for (const attribute of tag.attributes) {
      if (attribute.type === 'mdxJsxExpressionAttribute') {
        this.report(
          attribute,
          'has code between { and }; write its attributes as name="..."',
          field,
        );
        continue;
      }
      const { name, value } = attribute;
      const rule = allowed.find((candidate) => candidate.name === name);
      if (seen.has(name)) {
        this.report(attribute, `has ${name} twice; remove one of them`, field);
      } else if (name === 'style' || name === 'className' || name === 'class') {
        this.report(attribute, `has ${name}; remove it: the site gives every part its look`, field);
      } else if (!rule) {
        this.report(attribute, `has the unknown ${name}; ${remedy}`, field);
      } else if (typeof value !== 'string') {
        const given = value ? 'code' : 'nothing';
        this.report(attribute, `has ${given} for its ${name}; write ${name}="..."`, field);
      } else {
        const problem = this.problemOfValue(value, rule);
        if (problem) this.report(attribute, problem, field);
      }
      seen.add(name);
    }
    for (const { name, required } of allowed) {
      if (required && !seen.has(name)) {
        this.report(tag, `has no ${name}; write ${name}="..."`, field);
      }
    }
  }

  private problemOfValue(value: string, rule: PartAttribute): string | undefined {
    const { name, kind, required, max } = rule;
    if (!value.trim()) {
      return `has an empty ${name}; write ${name}="..."${required ? '' : ' or leave it out'}`;
    }
    if (value.includes('\n')) return `has a line break in ${name}; write it in one line`;
    if (value.length > max) {
      return `has a ${name} of ${value.length} characters; it may have at most ${max}`;
    }
    if (kind === 'file') return problemOfFile(value);
    if (kind === 'picture' && !existsSync(publicFile(`art/${value}.svg`))) {
      return `shows the picture '${value}', but there is no public/art/${value}.svg; draw it in tools/art and run npm run art, or correct the name`;
    }
    return undefined;
  }

  private checkContent(tag: Tag, { name, content }: PostPart, field: string): void {
    if (tag.type === 'mdxJsxTextElement') {
      this.report(
        tag,
        'is inside a line of text; write its tags on lines of their own, with an empty line above and below',
        field,
      );
      return;
    }
    const { children } = tag;
    const [first] = children;
    switch (content) {
      case 'none':
        if (first) this.report(tag, 'has a text inside; end the tag with />', field);
        break;
      case 'text':
        if (first) break;
        this.report(tag, `is empty; write its text between <${name}> and </${name}>`, field);
        break;
      case 'table':
        if (children.length === 1 && first?.type === 'table') break;
        this.report(tag, 'holds something else than one table; put one table inside', field);
        break;
      case 'steps':
        if (children.length === 1 && first?.type === 'list' && first.ordered) break;
        this.report(
          tag,
          'holds something else than one numbered list; put one list inside, with 1. 2. 3.',
          field,
        );
    }
  }
}

function placesIn(source: string): (at: number) => Place {
  const starts = [0, ...[...source.matchAll(/\n/g)].map(({ index }) => index + 1)];
  return (at) => {
    const line = starts.findLastIndex((start) => start <= at);
    return { line: line + 1, column: at - (starts[line] ?? 0) + 1 };
  };
}

export interface CheckedText extends Publication {
  readonly file: string;
  readonly source: string;
  readonly parsed: ParsedText;
}

const MOST_LINES = 5;

function alsoOn([, ...lines]: readonly number[]): string {
  if (lines.length === 0) return '';
  const named = lines.slice(0, MOST_LINES).join(', ');
  const others = lines.length > MOST_LINES ? ` and ${lines.length - MOST_LINES} others` : '';
  return ` (also on ${lines.length > 1 ? 'lines' : 'line'} ${named}${others})`;
}

/** What is the same mistake everywhere is told once. */
export function mistakesInText(text: CheckedText, rules: TextRules): ContentMistake[] {
  const { file, source, parsed } = text;
  const checked = withinLimit(() => {
    const check = new TextCheck(source, parsed, text, rules, anchorsIn(parsed.root));
    check.run();
    return check.problems;
  });
  const placeAt = placesIn(source);
  const found = new Map<string, { readonly mistake: ContentMistake; readonly lines: number[] }>();
  for (const { at, field, problem } of [
    ...parsed.problems,
    ...(checked?.result ?? [TOO_LONG]),
  ].sort((a, b) => a.at - b.at)) {
    const place = placeAt(at);
    const key = `${field} ${problem}`;
    const same = found.get(key);
    if (!same) found.set(key, { mistake: { file, place, field, problem }, lines: [place.line] });
    else if (!same.lines.includes(place.line)) same.lines.push(place.line);
  }
  return [...found.values()].map(({ mistake, lines }) => ({
    ...mistake,
    problem: mistake.problem + alsoOn(lines),
  }));
}
