import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../shared/files-below';
import { type Step, root } from '../shared/steps';

const NOINDEX = '<meta name="robots" content="noindex';

export const noindexStep: Step = {
  name: 'noindex on every page',
  run: () => {
    const out = path.join(root, 'out');
    const indexable = filesBelow(out).filter(
      (name) =>
        name.endsWith('.html') && !readFileSync(path.join(out, name), 'utf8').includes(NOINDEX),
    );
    const robots = readFileSync(path.join(out, 'robots.txt'), 'utf8');
    const problems = [
      ...indexable.map((name) => `out/${name} does not say noindex.`),
      ...(robots.includes('Disallow: /\n') ? [] : ['out/robots.txt does not disallow the site.']),
    ];
    return Promise.resolve({ ok: problems.length === 0, output: problems.join('\n') });
  },
};
