import { statSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../../shared/files-below';
import type { StepResult } from '../../shared/steps';
import { ProjectCopy, readPosts } from './project-copy';
import { samplePosts } from './sample-posts';

const stepTime = (output: string, step: string): string =>
  new RegExp(`^ok {4}${step} +([\\d.]+) s$`, 'm').exec(output)?.[1] ?? 'n/a';

export function printBuilds(counts: readonly number[]): StepResult {
  if (counts.some((count) => !Number.isInteger(count) || count < 1)) {
    return { ok: false, output: 'The numbers of posts must be whole numbers.' };
  }
  const copy = new ProjectCopy();
  try {
    console.log('| Posts | Wall s | next build s | post-process s | Files | Export MB |');
    console.log('| ----: | -----: | -----------: | -------------: | ----: | --------: |');
    for (const count of counts.length > 0 ? counts : [10, 300, 1000]) {
      copy.writePosts(samplePosts(readPosts(), count));
      const start = performance.now();
      const output = copy.build();
      const wall = (performance.now() - start) / 1000;
      const sizes = filesBelow(copy.at('out')).map(
        (name) => statSync(path.join(copy.at('out'), name)).size,
      );
      const megabytes = sizes.reduce((sum, size) => sum + size, 0) / 1e6;
      const cells = [
        count,
        wall.toFixed(1),
        stepTime(output, 'next build'),
        stepTime(output, 'post-process'),
        sizes.length,
        megabytes.toFixed(1),
      ];
      console.log(`| ${cells.join(' | ')} |`);
    }
    return { ok: true };
  } finally {
    copy.remove();
  }
}
