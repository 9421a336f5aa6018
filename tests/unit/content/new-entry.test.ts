/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { KINDS, composeEntry, withModel } from '@/scripts/content/new-entry';

const entries = readFileSync('content/entries.ts', 'utf8');

describe.each(Object.entries(KINDS))('a new %s', (name, given) => {
  const kind = withModel(given);
  const model = readFileSync(`content/${kind.folder}/${kind.model}.ts`, 'utf8');
  const entry = composeEntry(kind, 'Cold rooms & labs', model, entries);

  it('is a file under its own name with the given title', () => {
    expect(entry.file).toBe(`content/${kind.folder}/cold-rooms-and-labs${kind.suffix}.ts`);
    expect(entry.text).toContain(`('cold-rooms-and-labs${kind.suffix}', {`);
    expect(entry.text).toContain("\n  title: 'Cold rooms & labs',");
    expect(entry.text).not.toContain(`('${kind.model}', {`);
    if (name === 'product') expect(entry.text).toContain("\n    short: 'Cold rooms & labs',");
  });

  it('is imported under a name that code may have, also for a title that begins with a digit', () => {
    const { entries: text } = composeEntry(kind, '5S audits', model, entries);
    expect(text).toMatch(new RegExp(`^import \\{ ${kind.name} as ${kind.name}5sAudits \\}`, 'm'));
  });

  it('needs a title with Latin letters or digits', () => {
    expect(() => composeEntry(kind, 'गिनती', model, entries)).toThrow('Latin letter');
  });
});
