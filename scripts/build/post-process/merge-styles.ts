import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pagePatterns } from './next-output';
import { PageError } from './page-error';

const styleLink = pagePatterns['style sheet link'];

/** The framework's own links stay, disabled: it treats those that it finds as loaded. */
export function mergeStyles(html: string, merge: (hrefs: readonly string[]) => string): string {
  const hrefs = [...html.matchAll(styleLink)].map(([, href = '']) => href);
  if (hrefs.length < 2) return html;
  const merged = `<link rel="stylesheet" href="${merge(hrefs)}"/>`;
  const disabled = html.replace(styleLink, (link) => link.replace('/>', ' disabled=""/>'));
  return disabled.replace(/<link rel="stylesheet"/, () => `${merged}<link rel="stylesheet"`);
}

/** In the folder of their parts, so that relative addresses stay valid. */
export class StyleMerger {
  private readonly merged = new Map<string, string>();

  constructor(
    private readonly folder: string,
    private readonly basePath: string,
  ) {}

  /** @throws PageError if they are not in one folder */
  merge(hrefs: readonly string[]): string {
    const key = hrefs.join(' ');
    const known = this.merged.get(key);
    if (known !== undefined) return known;
    const [directory = '', ...others] = new Set(hrefs.map((href) => path.posix.dirname(href)));
    if (others.length > 0) throw new PageError(`has style sheets in more than one folder: ${key}`);
    const fileOf = (href: string) => path.join(this.folder, href.slice(this.basePath.length));
    const text = hrefs.map((href) => readFileSync(fileOf(href), 'utf8')).join('\n');
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 12);
    const href = `${directory}/page-${hash}.css`;
    writeFileSync(fileOf(href), text);
    this.merged.set(key, href);
    return href;
  }
}
