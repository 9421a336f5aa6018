/**
 * Reorders items so that no two neighbors are alike, as close to the given order as possible.
 * Returns the given order where there is no such order.
 *
 * @param keyOf returns the value that two similar items share, such as the ground of their pictures
 */
export function avoidEqualNeighbors<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string | undefined,
): readonly Item[] {
  const continueWith = (
    ordered: readonly Item[],
    rest: readonly Item[],
  ): readonly Item[] | undefined => {
    if (rest.length === 0) return ordered;
    const last = ordered.at(-1);
    for (const item of rest) {
      if (last !== undefined && keyOf(last) === keyOf(item)) continue;
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
