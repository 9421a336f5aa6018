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

/** What the cache returns for a tool and its input, and whether the tool had to run. */
async function ask(tool: string, input: string): Promise<[result: string, ran: boolean]> {
  const compute = jest.fn(() => Promise.resolve(Buffer.from(`${tool} ${input}`)));
  const result = await new ResultCache(tool, top).get(input, compute);
  return [result.toString(), compute.mock.calls.length > 0];
}

test('a result is computed once', async () => {
  expect(await ask('draw', 'a')).toEqual(['draw a', true]);
  expect(await ask('draw', 'a')).toEqual(['draw a', false]);
});

test('another input, version or setting has a result of its own', async () => {
  await ask('draw 1', 'a');
  expect(await ask('draw 1', 'b')).toEqual(['draw 1 b', true]);
  expect(await ask('draw 2', 'a')).toEqual(['draw 2 a', true]);
});

test('requests for the same result at once leave one whole entry', async () => {
  const both = await Promise.all([ask('draw', 'a'), ask('draw', 'a')]);
  expect(both.map(([result]) => result)).toEqual(['draw a', 'draw a']);
  expect(entries()).toHaveLength(1);
  expect(await ask('draw', 'a')).toEqual(['draw a', false]);
});

test.each<[string, (entry: string) => void]>([
  [
    'changed',
    (entry) => {
      writeFileSync(entry, 'x'.repeat(40));
    },
  ],
  [
    'cut short',
    (entry) => {
      truncateSync(entry, 34);
    },
  ],
  [
    'empty',
    (entry) => {
      truncateSync(entry, 0);
    },
  ],
  [
    'gone',
    (entry) => {
      rmSync(entry);
    },
  ],
])('an entry that is %s is replaced', async (_, damage) => {
  await ask('draw', 'a');
  for (const entry of entries()) damage(entry);
  expect(await ask('draw', 'a')).toEqual(['draw a', true]);
  expect(await ask('draw', 'a')).toEqual(['draw a', false]);
});

test('beyond the limit, the least recently used results are removed', async () => {
  await ask('draw', 'a');
  await ask('draw', 'b');
  const past = new Date('2020-01-01');
  for (const entry of entries()) utimesSync(entry, past, past);
  await ask('draw', 'a');
  pruneResults(top, 50);
  expect(await ask('draw', 'a')).toEqual(['draw a', false]);
  expect(await ask('draw', 'b')).toEqual(['draw b', true]);
});

test('without a cache there is nothing to remove', () => {
  expect(() => {
    pruneResults(top);
  }).not.toThrow();
});
