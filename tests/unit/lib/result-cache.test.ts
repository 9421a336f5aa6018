/** @jest-environment node */
import { mkdtempSync, readdirSync, rmSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ResultCache, pruneResults } from '@/lib/build/result-cache';

let top = '';

beforeEach(() => {
  top = mkdtempSync(path.join(tmpdir(), 'project-'));
});

afterEach(() => {
  rmSync(top, { recursive: true, force: true });
});

const folder = () => path.join(top, '.next/cache/results');
const entries = () =>
  readdirSync(folder(), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name));

/** What the cache of a maker says, and whether the result had to be made. */
async function ask(maker: string, input: string): Promise<[result: string, wasMade: boolean]> {
  const make = jest.fn(() => Promise.resolve(Buffer.from(`${maker} ${input}`)));
  const result = await new ResultCache(maker, top).get(input, make);
  return [result.toString(), make.mock.calls.length > 0];
}

test('a result is made once', async () => {
  expect(await ask('drawn', 'a')).toEqual(['drawn a', true]);
  expect(await ask('drawn', 'a')).toEqual(['drawn a', false]);
});

test('another input, and another version or setting of the maker, get results of their own', async () => {
  await ask('drawn 1', 'a');
  expect(await ask('drawn 1', 'b')).toEqual(['drawn 1 b', true]);
  expect(await ask('drawn 2', 'a')).toEqual(['drawn 2 a', true]);
});

test.each<[string, (entry: string) => void]>([
  ['changed', (entry) => writeFileSync(entry, 'x'.repeat(40))],
  ['cut short', (entry) => truncateSync(entry, 34)],
  ['empty', (entry) => truncateSync(entry, 0)],
  ['gone', (entry) => rmSync(entry)],
])('an entry that is %s is made anew', async (_, damage) => {
  await ask('drawn', 'a');
  for (const entry of entries()) damage(entry);
  expect(await ask('drawn', 'a')).toEqual(['drawn a', true]);
  expect(await ask('drawn', 'a')).toEqual(['drawn a', false]);
});

test('beyond the limit, what was not used for longest goes', async () => {
  await ask('drawn', 'a');
  await ask('drawn', 'b');
  const past = new Date('2020-01-01');
  for (const entry of entries()) utimesSync(entry, past, past);
  await ask('drawn', 'a');
  pruneResults(top, 50);
  expect(await ask('drawn', 'a')).toEqual(['drawn a', false]);
  expect(await ask('drawn', 'b')).toEqual(['drawn b', true]);
});

test('without a cache there is nothing to remove', () => {
  expect(() => {
    pruneResults(top);
  }).not.toThrow();
});
