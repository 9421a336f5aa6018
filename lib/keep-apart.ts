/**
 * Puts things that stand side by side in an order in which no two neighbors are alike, as near to
 * the given order as can be. Where there is no such order, the given one stays.
 *
 * @param likeness what makes two neighbors alike, such as the ground of their pictures
 */
export function keepApart<Item>(
  items: readonly Item[],
  likeness: (item: Item) => string,
): readonly Item[] {
  const continueWith = (
    ordered: readonly Item[],
    rest: readonly Item[],
  ): readonly Item[] | undefined => {
    if (rest.length === 0) return ordered;
    const last = ordered.at(-1);
    for (const item of rest) {
      if (last !== undefined && likeness(last) === likeness(item)) continue;
      const found = continueWith(
        [...ordered, item],
        rest.filter((other) => other !== item),
      );
      if (found) return found;
    }
    return undefined;
  };
  return continueWith([], items) ?? items;
}
