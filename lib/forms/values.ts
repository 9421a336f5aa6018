export type Values<Name extends string> = Readonly<Record<Name, string>>;

/** Reads the named text fields of a form as typed; a missing field is empty. */
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
