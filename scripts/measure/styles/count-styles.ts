import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../../shared/files-below';
import { root } from '../../shared/steps';

interface Sheet {
  readonly file: string;
  readonly text: string;
}

interface Room {
  readonly name: string;
  readonly files: number;
  readonly lines: number;
  /** Declarations of columns or areas, and of `font`, which primitives and roles make superfluous. */
  readonly grids: number;
  readonly fonts: number;
  /** Ways out of the column, to the edges of the page. */
  readonly bleeds: number;
}

export interface StyleCounts {
  readonly rooms: readonly Room[];
  /** In pixels. */
  readonly widths: readonly string[];
  readonly conditions: readonly string[];
  readonly sizes: readonly string[];
  /** Names that two mixins bear. */
  readonly mixins: readonly string[];
}

const SCREENS = 'components/ui/_screens.scss';

function readSheets(): Sheet[] {
  return ['app', 'components'].flatMap((folder) =>
    filesBelow(path.join(root, folder))
      .filter((name) => name.endsWith('.scss'))
      .map((name) => ({
        file: `${folder}/${name.replaceAll('\\', '/')}`,
        text: readFileSync(path.join(root, folder, name), 'utf8').replaceAll(/^\s*\/\/.*$/gm, ''),
      })),
  );
}

const sorted = (values: Iterable<string>) => [...new Set(values)].sort();

const found = (sheets: readonly Sheet[], pattern: RegExp) =>
  sheets.flatMap(({ text }) => Array.from(text.matchAll(pattern), ([, value = '']) => value));

/** The room of 'components/home/hero.module.scss' is 'home', that of all in app is 'app'. */
function roomOf(file: string): string {
  const [top = '', room = ''] = file.split('/');
  return top === 'app' ? top : room;
}

/** What style sheets are made of, as written, before Sass. */
export function countStyles(): StyleCounts {
  const sheets = readSheets();
  const rooms = sorted(sheets.map(({ file }) => roomOf(file))).map((name) => {
    const own = sheets.filter(({ file }) => roomOf(file) === name);
    return {
      name,
      files: own.length,
      lines: own.reduce((sum, { text }) => sum + text.split('\n').length, 0),
      grids: found(own, /(grid-template(?:-columns|-areas|-rows)?):/g).length,
      fonts: found(own, /\sfont: (?!inherit)([^;]*);/g).length,
      bleeds: found(own, /(100vw|-1 \* var\(--(?:gutter|column)\))/g).length,
    };
  });
  const mixins = found(sheets, /@mixin ([\w-]+)/g);
  return {
    rooms,
    widths: sorted(
      found(
        sheets.filter(({ file }) => file === SCREENS),
        /\$\w+: (\d+px);/g,
      ).concat(found(sheets, /@media[^{]*?(?:width)[^{]*?(\d+px)[^{]*\{/g)),
    ),
    conditions: sorted(found(sheets, /@media ([^{]*?(?:#\{[^}]*\}[^{]*?)*) \{/g)),
    sizes: sorted(found(sheets, /(--t-[a-z-]+):/g)),
    mixins: sorted(mixins.filter((name, place) => mixins.indexOf(name) !== place)),
  };
}
