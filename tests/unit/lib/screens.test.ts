import { readFileSync } from 'node:fs';
import { DESKTOP, HEADER, TABLET } from '@/lib/screens';

it.each(Object.entries({ tablet: TABLET, desktop: DESKTOP, header: HEADER }))(
  'gives the scripts and the style sheets one width for %s',
  (name, width) => {
    const sheet = readFileSync('components/ui/_screens.scss', 'utf8');
    expect(sheet).toContain(`$${name}: ${width}px;`);
  },
);
