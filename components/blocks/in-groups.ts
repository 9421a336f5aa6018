/** Each begins where `begins` says so. */
export function inGroups<T>(
  items: readonly T[],
  begins: (item: T, before: T | undefined) => boolean,
): T[][] {
  const groups: T[][] = [];
  for (const [index, item] of items.entries()) {
    const group = begins(item, items[index - 1]) ? undefined : groups.at(-1);
    if (group) group.push(item);
    else groups.push([item]);
  }
  return groups;
}
