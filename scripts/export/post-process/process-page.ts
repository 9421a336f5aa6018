import { formBehaviors } from '@/lib/browser/form-behaviors';
import { pageBehaviors } from '@/lib/browser/page-behaviors';
import { VIEW_TRANSITION } from '../../hosts/security-headers';
import { type Tag, readTags } from '../../shared/tags';

const SCRIPT_WITHOUT_TYPE = /<script\b(?![^>]*\stype=)[^>]*>[^]*?<\/script>/gi;
const PRELOAD = /<link\b(?=[^>]*\srel="(?:module)?preload")(?![^>]*\sas="(?:font|image)")[^>]*>/gi;
const STYLE_SHEET = /<link\b(?=[^>]*\srel="stylesheet")[^>]*\shref="([^"]*)"[^>]*>/gi;
const CHARSET = /<meta\b[^>]*\scharset=[^>]*>/i;

/** A press fetches the page that its release opens; earlier, phones would fetch what they scroll past. */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { selector_matches: '[download]' } }] },
      eagerness: 'conservative',
    },
  ],
});

/** Data that the browser does not run. */
const DATA_TYPES = new Set<string | undefined>(['application/ld+json']);

export interface PageOptions {
  readonly policy: string;
  readonly scripts: { readonly page: string; readonly forms: string };
  /** @returns the address of one style sheet in place of all */
  readonly mergeStyles: (hrefs: readonly string[]) => string;
}

export interface ProcessedPage {
  readonly html: string;
  /** What the policy forbids, and what the build does not know. */
  readonly mistakes: readonly string[];
}

const escapeAttribute = (value: string): string =>
  value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

const behaviorsOf = ({ attributes }: Tag): string[] =>
  attributes.get('data-behavior')?.split(' ') ?? [];

function* mistakesIn({ name, attributes }: Tag): Generator<string> {
  if (name === 'style') yield 'has a <style> element';
  if (name === 'script' && !DATA_TYPES.has(attributes.get('type'))) {
    yield `has a script of an unknown type: ${attributes.get('type') ?? ''}`;
  }
  for (const [key, value] of attributes) {
    if (key === 'style') yield `has an inline style: <${name} style="${value}">`;
    if (key.startsWith('on')) yield `has an inline handler: <${name} ${key}="${value}">`;
    if (/^(href|src|action)$/.test(key) && /^\s*javascript:/i.test(value)) {
      yield `has a script as an address: <${name} ${key}="${value}">`;
    }
  }
}

/** Replaces all scripts by ours, and all style sheets by one; adds the policy, the transition and the rules. */
export function processPage(exported: string, options: PageOptions): ProcessedPage {
  const plain = exported.replace(SCRIPT_WITHOUT_TYPE, '').replace(PRELOAD, '');
  const tags = readTags(plain);
  const behaviors = new Set(tags.flatMap(behaviorsOf));
  const styles = [...plain.matchAll(STYLE_SHEET)].map(([, href = '']) => href);
  const unknown = [...behaviors].filter(
    (name) => !(name in { ...pageBehaviors, ...formBehaviors }),
  );
  const mistakes = [
    ...tags.flatMap((tag) => [...mistakesIn(tag)]),
    ...unknown.map((name) => `has an unknown data-behavior="${name}"`),
    ...(CHARSET.test(plain) ? [] : ['has no charset, which the policy follows']),
    ...(styles.length > 0 ? [] : ['has no style sheet']),
  ];
  if (mistakes.length > 0) return { html: exported, mistakes };

  const { page, forms } = options.scripts;
  const hasForm = [...behaviors].some((name) => name in formBehaviors);
  const head = [
    `<meta http-equiv="Content-Security-Policy" content="${escapeAttribute(options.policy)}"/>`,
    `<style>${VIEW_TRANSITION}</style>`,
    ...(hasForm ? [page, forms] : [page]).map((src) => `<script src="${src}" defer=""></script>`),
    `<script type="speculationrules">${SPECULATION_RULES}</script>`,
  ].join('');
  const merged = `<link rel="stylesheet" href="${options.mergeStyles(styles)}"/>`;
  let isFirst = true;
  const html = plain
    .replace(CHARSET, (charset) => charset + head)
    .replace(STYLE_SHEET, () => {
      const link = isFirst ? merged : '';
      isFirst = false;
      return link;
    });
  return { html, mistakes };
}
