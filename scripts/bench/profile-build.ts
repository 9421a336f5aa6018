import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compressFolder } from '../seal/compress';
import { filesBelow } from '../shared/files-below';
import { compareQualities } from './compression';
import { stepTimes } from './many-builds';
import type { ProcessUsage } from './measure';
import { ProjectCopy, readPosts } from './project-copy';
import { samplePosts } from './sample-posts';

/** The kinds of exported files; the first pattern that matches the path counts. */
const KINDS: readonly (readonly [kind: string, pattern: RegExp])[] = [
  ['pages', /\.html$/],
  ['payloads for links', /(?:^|\/)__next\.[^/]*\.txt$/],
  ['payloads of pages', /\.txt$/],
  ['share cards', /^share\//],
  ['scripts, styles, fonts', /^_next\//],
  ['pictures', /^art\//],
  ['others', /./],
];

/** The programs that a build runs; the first pattern that matches the command line counts. */
const PROGRAMS: readonly (readonly [program: string, pattern: RegExp])[] = [
  ['build command', /scripts\/commands\/build\.ts/],
  ['content', /content\/run-check\.ts/],
  ['post-process', /run-post-process\.ts/],
  ['pictures up to date', /art-check\.ts/],
  ['types', /\btsc\b|typescript/],
  ['next build: routes and rendering', /processChild\.js/],
  ['next build: bundler and main process', /next\/dist\/bin\/next|next-build|next build/],
  ['other steps', /./],
];

/** The spans of Next.js's own trace that are worth a row. */
const SPANS = ['run-turbopack', 'static-check', 'static-generation'] as const;

const kindOf = (text: string, kinds: typeof KINDS): string =>
  kinds.find(([, pattern]) => pattern.test(text))?.[0] ?? '';

/** Seconds of the spans in `.next/trace`, which holds a JSON list in each line. */
function spansOf(trace: string): { step: string; wall: number }[] {
  const spans = trace
    .split('\n')
    .filter(Boolean)
    .flatMap((line) => JSON.parse(line) as { name: string; duration: number }[]);
  return SPANS.map((name) => {
    const microseconds = spans
      .filter((span) => span.name === name)
      .reduce((sum, { duration }) => Math.max(sum, duration), 0);
    return { step: `next build: ${name}`, wall: microseconds / 1e6 };
  });
}

const markdownTable = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map((_, column) => (column === 0 ? '---' : '---:')), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');

/** Processor time of each program, and its memory when the build used most. */
function programRows(processes: readonly ProcessUsage[]): string[][] {
  return PROGRAMS.map(([program]) => {
    const own = processes.filter(({ command }) => kindOf(command, PROGRAMS) === program);
    const cpu = own.reduce((sum, process) => sum + process.cpu, 0);
    const memory = own.reduce((sum, process) => sum + process.memory, 0);
    return [program, cpu.toFixed(1), (memory / 1e6).toFixed(0)];
  });
}

/** Compresses the files of a kind alone, with an empty cache, and returns the processor seconds. */
async function compressionTime(out: string, files: readonly string[]): Promise<number> {
  const alone = mkdtempSync(path.join(tmpdir(), 'compress-'));
  try {
    const folder = path.join(alone, 'out');
    for (const file of files) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      copyFileSync(path.join(out, file), path.join(folder, file));
    }
    const before = process.cpuUsage();
    await compressFolder(folder, alone);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1e6;
  } finally {
    rmSync(alone, { recursive: true, force: true });
  }
}

/** Number, size and time of compression of the files of each kind. */
async function kindRows(out: string): Promise<string[][]> {
  const files = filesBelow(out);
  const rows: string[][] = [];
  for (const [kind] of KINDS) {
    const own = files.filter((file) => kindOf(file.replace(/\.(?:br|gz)$/, ''), KINDS) === kind);
    const sizeOf = (suffix: RegExp) =>
      own
        .filter((file) => suffix.test(file))
        .reduce((sum, file) => sum + statSync(path.join(out, file)).size, 0);
    const originals = own.filter((file) => !/\.(?:br|gz)$/.test(file));
    rows.push([
      kind,
      String(own.length),
      (sizeOf(/(?<!\.br|\.gz)$/) / 1e6).toFixed(1),
      (sizeOf(/\.br$/) / 1e6).toFixed(1),
      (sizeOf(/\.gz$/) / 1e6).toFixed(1),
      (await compressionTime(out, originals)).toFixed(1),
    ]);
  }
  return rows;
}

/** Size and time of pages and their payloads in several qualities of brotli. */
const qualityRows = (out: string): string[][] =>
  ['pages', 'payloads of pages'].flatMap((kind) => {
    const own = filesBelow(out).filter((file) => kindOf(file, KINDS) === kind);
    return compareQualities(
      own.filter((file) => !/\.(?:br|gz)$/.test(file)).map((file) => path.join(out, file)),
    ).map(({ quality, bytes, milliseconds }) => [
      kind,
      String(quality),
      bytes.toFixed(0),
      milliseconds.toFixed(1),
    ]);
  });

/**
 * Builds a temporary copy of the project from nothing and reports the time of each step.
 *
 * @returns tables in Markdown: by step, by program, by kind of file and by quality of brotli
 */
export async function profileBuild(count: number): Promise<string> {
  const copy = new ProjectCopy();
  try {
    copy.writePosts(samplePosts(readPosts(), count));
    const { output, processes } = await copy.build({ withCache: false });
    const spans = spansOf(readFileSync(copy.at('.next/trace'), 'utf8'));
    const steps = stepTimes(output).flatMap((step) =>
      step.step === 'next build' ? [step, ...spans] : [step],
    );
    return [
      markdownTable(
        ['Step', 'Wall s'],
        steps.map(({ step, wall }) => [step, wall.toFixed(1)]),
      ),
      markdownTable(['Program', 'CPU s', 'MB at the peak'], programRows(processes)),
      markdownTable(
        ['Kind of file', 'Files', 'MB', 'br MB', 'gz MB', 'CPU s of compression'],
        await kindRows(copy.at('out')),
      ),
      markdownTable(
        ['Kind of file', 'Quality of brotli', 'Bytes', 'CPU ms'],
        qualityRows(copy.at('out')),
      ),
    ].join('\n\n');
  } finally {
    copy.remove();
  }
}
