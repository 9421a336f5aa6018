import { parseArgs } from 'node:util';
import { PAGE_OF_EACH_KIND } from '../bench/lighthouse-run';
import { SHEET_WIDTHS, THEMES } from '../screenshots/contact-sheet';
import { takeSitePictures } from '../screenshots/site';
import { finish } from '../shared/finish';

const help = `npm run shots                    after a build: one page of each kind at five widths, in both themes,
                                 on one sheet: test-results/shots/index.html
npm run shots -- /services /leathers   these pages only
  -- --widths 390,1440           other widths
  -- --theme dark                one theme`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    widths: { type: 'string', default: SHEET_WIDTHS.join() },
    theme: { type: 'string', default: '' },
    help: { type: 'boolean', default: false },
  },
});

if (values.help) console.log(help);
else {
  const pages = positionals.length > 0 ? positionals : PAGE_OF_EACH_KIND;
  const widths = values.widths.split(',').map(Number);
  const themes = THEMES.filter((theme) => values.theme === '' || values.theme === theme);
  finish(await takeSitePictures({ pages, widths, themes }));
}
