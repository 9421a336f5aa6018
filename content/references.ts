import type { ContentMistake, LineOf } from './schema/define';
import type { Related } from './schema/parts';

/** What can be named by slug or id, a set a kind. */
export type Known = { readonly [K in keyof Related]: ReadonlySet<Related[K][number]> } & {
  /** Posts that only another draft may name, because they are not published. */
  readonly drafts: ReadonlySet<number>;
};

/** An entry that names others. */
export interface Referrer {
  readonly file: string;
  readonly related: Related;
  readonly draft?: boolean | undefined;
  /** Where its fields are, if it is data. */
  readonly lineOf?: LineOf | undefined;
}

const KINDS = ['services', 'products', 'courses', 'industries', 'posts'] as const;

/**
 * Finds the references that lead to no entry (decision 24): file, field, the dangling name and what
 * there is instead.
 */
export function findDanglingReferences(
  referrers: readonly Referrer[],
  known: Known,
): ContentMistake[] {
  const mistakes: ContentMistake[] = [];
  for (const { file, related, draft = false, lineOf } of referrers) {
    for (const kind of KINDS) {
      const there: ReadonlySet<string | number> = known[kind];
      related[kind].forEach((name, index) => {
        const isDraft = kind === 'posts' && typeof name === 'number' && known.drafts.has(name);
        if (there.has(name) || (isDraft && draft)) return;
        mistakes.push({
          file,
          line: lineOf?.(['related', kind, index]),
          field: `related.${kind}[${index}]`,
          problem: isDraft
            ? `names '${name}', which is a draft; publish that post first or leave it out`
            : `names '${name}', which does not exist; choose one of ${[...there].join(', ')}`,
        });
      });
    }
  }
  return mistakes;
}
