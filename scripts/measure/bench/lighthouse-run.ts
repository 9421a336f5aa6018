import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { findBrowser } from '../../shared/find-browser';
import { median } from './median';

const LIGHTHOUSE = 'lighthouse@12.8.2';

/** Lighthouse warns that the machine is too slow below it. */
const SLOWEST_INDEX = 1000;

/** A mid-range phone on slow 4G, and a desktop computer. */
export const PROFILES = ['mobile', 'desktop'] as const;
export type Profile = (typeof PROFILES)[number];

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof CATEGORIES)[number];

const audit = z.object({ numericValue: z.number() });
const report = z.object({
  environment: z.object({ benchmarkIndex: z.number() }),
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
  audits: z.object({
    'largest-contentful-paint': audit,
    'total-blocking-time': audit,
    'cumulative-layout-shift': audit,
  }),
});

export interface Measurement {
  scores: number[];
  lcp: number;
  tbt: number;
  cls: number;
  speed: number;
}

async function measureOnce(
  url: string,
  profile: Profile,
  browser: string,
  categoryNames: readonly Category[],
): Promise<Measurement> {
  const folder = mkdtempSync(path.join(tmpdir(), 'lighthouse-'));
  const file = path.join(folder, 'report.json');
  const options = [
    `--output-path=${file}`,
    '--output=json',
    '--quiet',
    `--only-categories=${categoryNames.join(',')}`,
    `--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-quic`,
    ...(profile === 'desktop' ? ['--preset=desktop'] : []),
  ];
  try {
    await promisify(execFile)(
      process.platform === 'win32' ? 'npx.cmd' : 'npx',
      ['--yes', LIGHTHOUSE, url, ...options],
      { env: { ...process.env, CHROME_PATH: browser }, maxBuffer: 50_000_000 },
    );
    const { environment, categories, audits } = report.parse(
      JSON.parse(readFileSync(file, 'utf8')),
    );
    return {
      scores: categoryNames.map((name) => Math.round((categories[name]?.score ?? 0) * 100)),
      lcp: audits['largest-contentful-paint'].numericValue,
      tbt: audits['total-blocking-time'].numericValue,
      cls: audits['cumulative-layout-shift'].numericValue,
      speed: environment.benchmarkIndex,
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Repeats runs for which the machine was too slow. */
export async function measure(
  url: string,
  profile: Profile,
  runs: number,
  names: readonly Category[] = CATEGORIES,
): Promise<Measurement> {
  const browser = findBrowser();
  const all: Measurement[] = [];
  let mishaps = 0;
  let slow = 0;
  while (all.length < runs) {
    try {
      const measurement = await measureOnce(url, profile, browser, names);
      if (measurement.speed < SLOWEST_INDEX && slow < 3 * runs) slow += 1;
      else all.push(measurement);
    } catch (error) {
      // A browser sometimes starts too slowly (NO_NAVSTART).
      mishaps += 1;
      if (mishaps > runs) throw error;
    }
  }
  return {
    scores: names.map((_, index) => median(all.map(({ scores }) => scores[index] ?? 0))),
    lcp: median(all.map(({ lcp }) => lcp)),
    tbt: median(all.map(({ tbt }) => tbt)),
    cls: median(all.map(({ cls }) => cls)),
    speed: median(all.map(({ speed }) => speed)),
  };
}
