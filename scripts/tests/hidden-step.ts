import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { type Step, root } from '../shared/steps';

const HIDDEN = '<meta name="robots" content="noindex';

/** Makes sure that search engines are told of every page of a review to leave it out (decision 39). */
export const hiddenStep: Step = {
  name: 'hidden from search',
  run: () => {
    const out = path.join(root, 'out');
    const shown = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter(
      (name) =>
        name.endsWith('.html') && !readFileSync(path.join(out, name), 'utf8').includes(HIDDEN),
    );
    const robots = readFileSync(path.join(out, 'robots.txt'), 'utf8');
    const problems = [
      ...shown.map((name) => `out/${name} does not say noindex.`),
      ...(robots.includes('Disallow: /\n') ? [] : ['out/robots.txt does not disallow the site.']),
    ];
    return Promise.resolve({ ok: problems.length === 0, output: problems.join('\n') });
  },
};
