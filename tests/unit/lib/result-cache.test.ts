/** @jest-environment node */
import fs, {
  mkdtempSync,
  readdirSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
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

describe('beside another build in the same folder', () => {
  afterEach(() => {
    jest.restoreAllMocks();
  });

  /** Removes an entry right before a function of the file system sees it, as another build may. */
  function loseBefore(name: 'statSync' | 'utimesSync' | 'rmSync') {
    const original = fs[name] as (...args: unknown[]) => unknown;
    jest.spyOn(fs, name).mockImplementation(((...args: unknown[]) => {
      fs.unlinkSync(String(args[0]));
      return original(...args);
    }) as never);
  }

  it('returns a result whose entry is removed while it is read', async () => {
    await ask('draw', 'a');
    loseBefore('utimesSync');
    expect(await ask('draw', 'a')).toEqual(['draw a', false]);
  });

  it.each(['statSync', 'rmSync'] as const)('prunes what the other removes (%s)', async (name) => {
    await ask('draw', 'a');
    await ask('draw', 'b');
    loseBefore(name);
    pruneResults(top, 0);
    jest.restoreAllMocks();
    expect(entries()).toEqual([]);
  });

  it('leaves the unfinished entries of the other in place, but not those of a build that ended', async () => {
    await ask('draw', 'a');
    const [entry = ''] = entries();
    const unfinished = `${entry}.8f2c8a52-4a3c-4b0e-9f0e-0d5a1c1b2e3f`;
    const forgotten = `${entry}.0b7c1c52-4a3c-4b0e-9f0e-0d5a1c1b2e3f`;
    for (const file of [unfinished, forgotten]) writeFileSync(file, 'x');
    const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000);
    utimesSync(forgotten, yesterday, yesterday);
    pruneResults(top, 0);
    expect(entries()).toEqual([unfinished]);
  });
});
