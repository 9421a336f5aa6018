export type Values<Name extends string> = Readonly<Record<Name, string>>;

export function readValues<Name extends string>(
  data: FormData,
  fields: readonly Name[],
): Values<Name> {
  const entries = fields.map((name) => {
    const value = data.get(name);
    return [name, typeof value === 'string' ? value : ''];
  });
  // Object.fromEntries loses the names.
  return Object.fromEntries(entries) as Values<Name>;
}
