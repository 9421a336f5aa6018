import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
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

const AUDITS = {
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
} as const;

interface Report {
  readonly environment: { readonly benchmarkIndex: number };
  readonly categories: Readonly<Record<Category, { readonly score: number | null }>>;
  readonly audits: Readonly<
    Record<(typeof AUDITS)[keyof typeof AUDITS], { readonly numericValue: number }>
  >;
}

async function measureOnce(
  url: string,
  profile: Profile,
  browser: string,
  categoryNames: readonly Category[],
): Promise<Report> {
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
    await promisify(execFile)('npx', ['--yes', LIGHTHOUSE, url, ...options], {
      env: { ...process.env, CHROME_PATH: browser },
      maxBuffer: 50_000_000,
    });
    return JSON.parse(readFileSync(file, 'utf8')) as Report;
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
) {
  const browser = findBrowser();
  const all: Report[] = [];
  let mishaps = 0;
  let slow = 0;
  while (all.length < runs) {
    try {
      const report = await measureOnce(url, profile, browser, names);
      const isSlow = report.environment.benchmarkIndex < SLOWEST_INDEX;
      if (isSlow && slow < 3 * runs) slow += 1;
      else all.push(report);
    } catch (error) {
      // A browser sometimes starts too slowly (NO_NAVSTART).
      mishaps += 1;
      if (mishaps > runs) throw error;
    }
  }
  const medianOf = (audit: keyof typeof AUDITS) =>
    median(all.map(({ audits }) => audits[AUDITS[audit]].numericValue));
  return {
    scores: names.map((name) =>
      Math.round(median(all.map(({ categories }) => categories[name].score ?? 0)) * 100),
    ),
    lcp: medianOf('lcp'),
    tbt: medianOf('tbt'),
    cls: medianOf('cls'),
    speed: median(all.map(({ environment }) => environment.benchmarkIndex)),
  };
}
