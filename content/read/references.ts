import { type Publication, tooEarly } from './publication';
import type { ContentMistake, PlaceOf } from '../schema/define';
import type { Related } from '../schema/parts';

export type Known = { readonly [K in Exclude<keyof Related, 'posts'>]: ReadonlySet<string> } & {
  readonly posts: ReadonlyMap<number, Publication>;
};

export interface Referrer extends Publication {
  readonly file: string;
  readonly related: Related;
  readonly placeOf?: PlaceOf | undefined;
}

const KINDS = ['services', 'products', 'courses', 'industries', 'posts'] as const;

/** References to entries that do not exist, or to posts that are published later. */
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
