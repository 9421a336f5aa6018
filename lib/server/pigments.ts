import 'server-only';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const FILE = 'app/styles/_pigments.scss';

const values = new Map(
  Array.from(
    readFileSync(path.join(process.cwd(), FILE), 'utf8').matchAll(
      /^\$([a-z-]+): (#[0-9a-f]{6});/gm,
    ),
    ([, name = '', value = '']) => [name, value],
  ),
);

/** A color of the style sheets, for what cannot read them. @throws Error for a name they lack */
export function pigment(name: string): string {
  const value = values.get(name);
  if (value === undefined) throw new Error(`${FILE} has no $${name}`);
  return value;
}
