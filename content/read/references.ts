import { type Publication, tooEarly } from './publication';
import type { ContentMistake, PlaceOf } from '../schema/define';
import type { Related } from '../schema/parts';

/** What can be named by slug or id, a set a kind. */
export type Known = { readonly [K in Exclude<keyof Related, 'posts'>]: ReadonlySet<string> } & {
  readonly posts: ReadonlyMap<number, Publication>;
};

/** An entry that names others. */
export interface Referrer extends Publication {
  readonly file: string;
  readonly related: Related;
  /** Where its fields are, if it is data. */
  readonly placeOf?: PlaceOf | undefined;
}

const KINDS = ['services', 'products', 'courses', 'industries', 'posts'] as const;

/**
 * Finds the references that lead to no entry (decision 24), or to a post that is not published when
 * the entry is: file, field, the dangling name and what there is instead.
 *
 * @param today day of the build, such as '2026-01-31'
 */
export function findDanglingReferences(
  referrers: readonly Referrer[],
  known: Known,
  today: string,
): ContentMistake[] {
  const mistakes: ContentMistake[] = [];
  for (const referrer of referrers) {
    const { file, related, placeOf } = referrer;
    for (const kind of KINDS) {
      const names: readonly (string | number)[] = [...known[kind].keys()];
      related[kind].forEach((name, index) => {
        const post = typeof name === 'number' ? known.posts.get(name) : undefined;
        const problem = names.includes(name)
          ? post && tooEarly(referrer, post, today)
          : `which does not exist; choose one of ${names.join(', ')}`;
        if (problem === undefined) return;
        mistakes.push({
          file,
          place: placeOf?.(['related', kind, index]),
          field: `related.${kind}[${index}]`,
          problem: `names '${name}', ${problem}`,
        });
      });
    }
  }
  return mistakes;
}
