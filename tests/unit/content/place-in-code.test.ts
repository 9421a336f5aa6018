/** @jest-environment node */
import { placeInCode } from '@/scripts/content/place-in-code';

const source = `import { defineJob } from '../schema/job';

const tools = 'A pen';

export const job = defineJob('clerk', {
  title: 'Clerk',
  'seo-title': 'Clerk in Noida',
  meta: [
    { icon: 'calendar', text: 'Now' },
    { icon: 'location', text: \`Noida\` },
  ],
  facts: { tools, ...shared },
});
`;

describe('a mistake in a typed file is at', () => {
  it.each<[what: string, at: PropertyKey[], place: string]>([
    ['its field', ['title'], '6:3'],
    ['a field with a quoted name', ['seo-title'], '7:3'],
    ['an entry of a list', ['meta', 1], '10:5'],
    ['a field of an entry of a list', ['meta', 1, 'text'], '10:25'],
    ['what is around a missing field', ['meta', 0, 'note'], '9:5'],
    ['what is around a field that code makes', ['facts', 'terms'], '12:3'],
    ['the name of a value from elsewhere', ['facts', 'tools', 'pen'], '12:12'],
    ['the entry, if a field of the entry is missing', ['type'], '5:39'],
  ])('%s', (_what, at, expected) => {
    const { line, column } = placeInCode(source, at);
    expect(`${line}:${column}`).toBe(expected);
  });
});
