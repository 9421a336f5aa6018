import { parseArgs } from 'node:util';
import { onBuild } from '../shared/exported';
import { finish } from '../shared/finish';
import { PAGE_OF_EACH_KIND } from '../shared/page-kinds';
import type { StepResult } from '../shared/steps';

const help = `npm run budgets                     bytes of every page of the last build, and their limits
npm run shots                       one page of each kind at five widths, in both themes, on one
                                    sheet: test-results/shots/index.html
npm run shots -- /services          these pages; --widths 390,1440; --theme dark; --motion allows it
npm run shots -- --readme           the pictures of README.md
npm run styles                      what style sheets are made of, by room
npm run bench                       Lighthouse of one page of each kind, then first taps
npm run bench -- lighthouse /blogs  Lighthouse of these pages
npm run bench -- taps               latency of first taps on a slow phone
npm run bench -- scroll             main-thread cost of a scroll
  -- --runs 1                       one run each instead of the median of three
Benches serve the last build of out/; other work on the machine spoils the figures.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string' },
    widths: { type: 'string' },
    theme: { type: 'string', default: '' },
    motion: { type: 'boolean', default: false },
    readme: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
const runs = Number(values.runs ?? 3);

async function bench([name, ...rest]: readonly string[]): Promise<void> {
  const { benchLighthouse } = await import('./bench/lighthouse');
  const { benchScroll, benchTaps } = await import('./bench/touch');
  const benches: Readonly<Record<string, () => Promise<StepResult>>> = {
    lighthouse: () => benchLighthouse(rest, runs),
    taps: () => benchTaps(runs),
    scroll: () => benchScroll(runs),
  };
  for (const wanted of name === undefined ? ['lighthouse', 'taps'] : [name]) {
    const run = benches[wanted];
    if (run) await onBuild(run);
    else finish({ ok: false, output: `There is no bench '${wanted}'.\n${help}` });
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
} else if (command === 'styles') {
  const { printStyles } = await import('./styles/print-styles');
  console.log(printStyles());
} else {
  const { checkBudgets } = await import('./budgets/check-budgets');
  await onBuild(() => Promise.resolve(checkBudgets()));
}
