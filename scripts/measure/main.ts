import { parseArgs } from 'node:util';
import { onBuild } from '../shared/exported';
import { finish } from '../shared/finish';
import { PAGE_OF_EACH_KIND } from '../shared/page-kinds';

const help = `npm run budgets                     bytes of every page of the last build, and their limits
npm run shots                       one page of each kind at five widths, in both themes, on one
                                    sheet: test-results/shots/index.html
npm run shots -- /services          these pages; --widths 390,1440; --theme dark; --motion allows it
npm run shots -- --readme           the pictures of README.md
npm run bench -- touch              main-thread cost of a scroll, and latency of a first tap; --only taps
npm run bench -- limit              one page of each kind beside a copy without scripts
npm run bench -- lighthouse         scores of one page of each kind
npm run bench -- build 10 300       builds with so many posts, in a copy of the project
  -- touch --runs 1                 one run each instead of the median
Benches serve the last build of out/; other work on the machine spoils the figures.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string' },
    only: { type: 'string', default: '' },
    widths: { type: 'string' },
    theme: { type: 'string', default: '' },
    motion: { type: 'boolean', default: false },
    readme: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
const runs = (otherwise: number): number => Number(values.runs ?? otherwise);

async function bench([name = '', ...rest]: readonly string[]): Promise<void> {
  switch (name) {
    case 'touch': {
      const { benchTouch } = await import('./bench/touch');
      await onBuild(() => benchTouch(values.only, runs(3)));
      return;
    }
    case 'limit': {
      const { benchLimit } = await import('./bench/limit');
      await onBuild(() => benchLimit(rest, runs(3)));
      return;
    }
    case 'lighthouse': {
      const { benchLighthouse } = await import('./bench/lighthouse');
      await onBuild(() => benchLighthouse(rest, runs(3)));
      return;
    }
    case 'build': {
      const { printBuilds } = await import('./bench/many-builds');
      finish(printBuilds(rest.map(Number)));
      return;
    }
    default:
      finish({ ok: false, output: `There is no bench '${name}'.\n${help}` });
  }
}

async function shots(pages: readonly string[]): Promise<void> {
  if (values.readme) {
    const { takeReadmePictures } = await import('./screenshots/readme');
    await onBuild(takeReadmePictures);
    return;
  }
  const { SHEET_WIDTHS, THEMES } = await import('./screenshots/contact-sheet');
  const { takeSitePictures } = await import('./screenshots/take-site-pictures');
  await onBuild(() =>
    takeSitePictures({
      pages: pages.length > 0 ? pages : PAGE_OF_EACH_KIND,
      widths: values.widths?.split(',').map(Number) ?? SHEET_WIDTHS,
      themes: THEMES.filter((theme) => values.theme === '' || values.theme === theme),
      reducedMotion: values.motion ? 'no-preference' : 'reduce',
    }),
  );
}

const [command, ...rest] = positionals;
if (values.help) {
  console.log(help);
} else if (command === 'bench') {
  await bench(rest);
} else if (command === 'shots') {
  await shots(rest);
} else {
  const { checkBudgets } = await import('./budgets/check-budgets');
  await onBuild(() => Promise.resolve(checkBudgets()));
}
