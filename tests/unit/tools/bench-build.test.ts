/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BuildMeasure, addedByPost, stepTimes } from '@/scripts/measure/bench/many-builds';
import { differences } from '@/scripts/measure/bench/compare-builds';

test('the times of the steps are read from what a build prints', () => {
  const output =
    'Building\nok    content                     0.9 s\nok    next build                 24.0 s\n';
  expect(stepTimes(output)).toEqual([
    { step: 'content', wall: 0.9 },
    { step: 'next build', wall: 24 },
  ]);
});

test('what a post adds is the median of the steps of cold builds', () => {
  const measured = (posts: number, cache: 'cold' | 'warm', wall: number): BuildMeasure => ({
    ...{ posts, cache, wall, framework: 0, cpu: 0, peak: 0, files: 0, bytes: 0 },
    ...{ ok: true, output: '' },
  });
  const measures = [
    measured(10, 'cold', 10),
    measured(10, 'warm', 1),
    measured(110, 'cold', 20),
    measured(210, 'cold', 26),
    measured(310, 'cold', 50),
  ];
  expect(addedByPost(measures, ({ wall }) => wall)).toBeCloseTo(0.1);
});

test('two exports differ in what one lacks and what is not the same', () => {
  const top = mkdtempSync(path.join(tmpdir(), 'exports-'));
  try {
    const write = (name: string, text: string) => {
      mkdirSync(path.dirname(path.join(top, name)), { recursive: true });
      writeFileSync(path.join(top, name), text);
    };
    for (const name of ['same.html', 'changed.html', 'blogs/gone.txt']) write(`cold/${name}`, name);
    for (const name of ['same.html', 'blogs/new.txt']) write(`warm/${name}`, name);
    write('warm/changed.html', 'another text');
    expect(differences(path.join(top, 'cold'), path.join(top, 'warm')).sort()).toEqual([
      'blogs/gone.txt',
      'blogs/new.txt',
      'changed.html',
    ]);
  } finally {
    rmSync(top, { recursive: true });
  }
});
