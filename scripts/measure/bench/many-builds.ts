import type { StepResult } from '../../shared/steps';
import { statSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../../shared/files-below';
import type { Usage } from './measure';
import { median } from './median';
import { ProjectCopy, readPosts } from './project-copy';
import { type PostFile, samplePosts } from './sample-posts';

/** A build with a number of posts. */
export interface BuildMeasure extends Usage {
  readonly posts: number;
  /** Cold is from nothing, warm with the cache of the cold build and one changed post. */
  readonly cache: 'cold' | 'warm';
  /** Wall time of `next build` in seconds. */
  readonly framework: number;
  readonly files: number;
  /** Size of the export in bytes. */
  readonly bytes: number;
}

/** The number and the total size of all files of a folder. */
function sizeOf(folder: string): { files: number; bytes: number } {
  const sizes = filesBelow(folder).map((name) => statSync(path.join(folder, name)).size);
  return { files: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}

/** The wall time of each step that a build printed, in seconds. */
export const stepTimes = (output: string): { step: string; wall: number }[] =>
  [...output.matchAll(/^ok {4}(.+?) +([\d.]+) s$/gm)].map(([, step = '', wall]) => ({
    step,
    wall: Number(wall),
  }));

/** The posts with one more sentence in the last one. */
export const withOneChange = (posts: readonly PostFile[]): PostFile[] =>
  posts.map((post, index) =>
    index === posts.length - 1
      ? { ...post, text: `${post.text.trimEnd()}\n\nOne more sentence than before.\n` }
      : post,
  );

/**
 * Builds a temporary copy of the project with each number of posts, first without any cache and then
 * again after a change of one post.
 *
 * @param report receives each measure as soon as it is available
 * @throws Error with the output of a failed build
 */
async function benchBuild(
  counts: readonly number[],
  report: (measured: BuildMeasure) => void,
): Promise<void> {
  const copy = new ProjectCopy();
  try {
    for (const count of counts) {
      const posts = samplePosts(readPosts(), count);
      for (const cache of ['cold', 'warm'] as const) {
        copy.writePosts(cache === 'cold' ? posts : withOneChange(posts));
        const usage = await copy.build({ withCache: cache === 'warm' });
        const framework = stepTimes(usage.output).find(({ step }) => step === 'next build');
        report({
          ...usage,
          ...{ posts: posts.length, cache, framework: framework?.wall ?? Number.NaN },
          ...sizeOf(copy.at('out')),
        });
      }
    }
  } finally {
    copy.remove();
  }
}

/** What a post adds between one number of posts and the next; the median of these steps. */
export function addedByPost(
  measures: readonly BuildMeasure[],
  valueOf: (measured: BuildMeasure) => number,
): number {
  const cold = measures.filter(({ cache }) => cache === 'cold');
  return median(
    cold.slice(1).flatMap((more, index) => {
      const fewer = cold[index];
      return fewer ? (valueOf(more) - valueOf(fewer)) / (more.posts - fewer.posts) : [];
    }),
  );
}

const inTable = (value: number | undefined, digits = 1): string => value?.toFixed(digits) ?? 'n/a';

/** The head of the table and its rows, in Markdown. */
const BENCH_HEAD = `| Posts | Cache | Wall s | next build s | CPU s | Peak memory MB | Files | Export MB |
| ----: | ----- | -----: | -----------: | ----: | -------------: | ----: | --------: |`;

function benchRow(measured: BuildMeasure): string {
  const { posts, cache, wall, framework, cpu, peak, files, bytes } = measured;
  const cells = [
    String(posts),
    cache,
    inTable(wall),
    inTable(framework),
    inTable(cpu),
    inTable(peak && peak / 1e6, 0),
    String(files),
    inTable(bytes / 1e6),
  ];
  return `| ${cells.join(' | ')} |`;
}

/**
 * Prints a table of builds with so many posts, and what a post adds.
 *
 * @param counts [] for the table of docs/performance.md
 */
export async function printBuilds(counts: readonly number[]): Promise<StepResult> {
  if (counts.some((count) => !Number.isInteger(count) || count < 1)) {
    return { ok: false, output: 'The numbers of posts must be whole numbers.' };
  }
  const measures: BuildMeasure[] = [];
  console.log(BENCH_HEAD);
  await benchBuild(counts.length > 0 ? counts : [10, 300, 1000], (measured) => {
    measures.push(measured);
    console.log(benchRow(measured));
  });
  if (measures.length < 3) return { ok: true };
  const added = (valueOf: (measured: BuildMeasure) => number, factor: number, unit: string) =>
    `${(factor * addedByPost(measures, valueOf)).toFixed(0)} ${unit}`;
  const figures = [
    added(({ wall }) => wall, 1000, 'ms of wall time'),
    added(({ cpu }) => cpu ?? Number.NaN, 1000, 'ms of processor time'),
    added(({ files }) => files, 1, 'files'),
    added(({ bytes }) => bytes, 1e-3, 'kB'),
  ];
  return {
    ok: true,
    output: `\nA post adds to a cold build, median of the steps: ${figures.join(', ')}.`,
  };
}
