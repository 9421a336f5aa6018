interface Almost {
  /** The group `sign`, or the whole. */
  readonly find: RegExp;
  readonly problem: (sign: string) => string;
}

const BLANK = '[ \\t]';
/** A white space that Markdown takes for a letter, such as a no-break space. */
const ODD_BLANK = '[^\\S \\t\\r\\n]';

const atStart = (pattern: string): RegExp =>
  new RegExp(`^(?<before>[ \\t>]*)(?<sign>${pattern})`, 'gmu');

const marksNothing = (mark: string): string =>
  `has ${mark} that marks nothing; write ${mark}words${mark} without blanks inside the marks, or \\ before each sign to show it`;

const missesBlank = (mark: string): string =>
  `has a line that begins with ${mark} without an ordinary blank behind it; write one, or \\ before the last sign to show it`;

const callout = (title: string): string =>
  `has a box in the manner of another program; write <Callout title="${title}"> above its text and </Callout> below`;

/**
 * Signs that the page would show, because Markdown made nothing of them. They are looked for in the
 * source, and count where the parser found only words.
 */
export const ALMOST: readonly Almost[] = [
  { find: /(?<![\\*_~])(?:\*\*|__|~~)(?![*_~])/g, problem: marksNothing },
  {
    find: /(?<![\w\\*_])([*_])(?=[^\s*_])[^*_\r\n]*\s\1(?![*_])/g,
    problem: (words) => marksNothing(words.charAt(0)),
  },
  { find: atStart(`#{1,6}(?=[^\\s#\\\\]|${ODD_BLANK})`), problem: missesBlank },
  {
    find: atStart(`(?:[-+]|\\*(?!.*\\*))(?=[^\\s\\d\\\\+*>=|-]|${ODD_BLANK})`),
    problem: missesBlank,
  },
  {
    find: atStart(`\\d{1,3}[.)](?=[\\p{L}"'“‘(\\[*_]|${ODD_BLANK})`),
    problem: (mark) => missesBlank(mark.replace(/\d+/, '1')),
  },
  {
    find: atStart(`(?:[•·‣◦▪▫●○■□◆❖➢➤✓✔\\uF0A7\\uF0B7\\uF0D8]|–(?=${BLANK}|${ODD_BLANK})|o(?=\t))`),
    problem: (sign) => `has a line that begins with ${sign}; write - and a blank in its place`,
  },
  {
    find: /(?<![\\=])==(?=[^\s=])[^=\r\n]*==(?!=)/g,
    problem: () => 'has == around words, which marks nothing; write **words**',
  },
  {
    find: atStart('\\[/?[a-z][\\w-]* [^\\]\\r\\n]*="[^\\]\\r\\n]*\\][ \\t]*$'),
    problem: () => 'has a short code of WordPress; remove it',
  },
  {
    find: atStart('\\[!\\w+\\]'),
    problem: (words) => {
      const kind = words.slice(2, -1).toLowerCase();
      return callout(kind.charAt(0).toUpperCase() + kind.slice(1));
    },
  },
  { find: atStart('(?::::+|!!!)'), problem: () => callout('...') },
  {
    find: /(?<!\\)\[\^[^\]\s]+\]/g,
    problem: (mark) =>
      `has the mark ${mark} without its note; write ${mark}: and the note on a line of its own below`,
  },
  {
    find: /(?<!\\)\[\[[^\]\r\n]+\]\]/g,
    problem: (link) => `has ${link}, which is no link; write [${link.slice(2, -2)}](/its-address)`,
  },
  {
    find: /\]\(/g,
    problem: () => 'has a link that is none; write [words](address) without blanks in the address',
  },
  {
    find: /\]\[/g,
    problem: () => 'has a link whose address is nowhere; write [words](address)',
  },
  {
    find: atStart('\\|'),
    problem: () =>
      'has lines with | that are no table; write | --- | --- | below the row of headings',
  },
  {
    find: /\t+(?=\S)(?<=\S{2}\t+|\S.*\S\t+)/g,
    problem: () =>
      'has cells between tabs; write <DataTable caption="...">, a row | a | b | for each line, | --- | --- | below the first one, and </DataTable>',
  },
  {
    find: /\r?\n(?<=^.{50,}[^\s.!?:;…]\r?\n)[ \t>]*(?=\p{Ll})/gmu,
    problem: () =>
      'has a sentence that goes on in the next line, and the page would break it there; write a paragraph in one line',
  },
];
