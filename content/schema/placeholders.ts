interface Kind {
  readonly isPlaceholder: (value: string, field: string) => boolean;
  readonly what: string;
}

const OWN = "write the company's own";

const KINDS: readonly Kind[] = [
  // https://www.rfc-editor.org/rfc/rfc2606
  {
    isPlaceholder: (value) => /[\w-]\.example(?![\w-])/.test(value),
    what: `has the reserved domain .example; ${OWN}`,
  },
  // Neither a mobile series nor an area code of India.
  {
    isPlaceholder: (value) => /\+?91 ?50000/.test(value),
    what: `is a number that reaches no one; ${OWN}`,
  },
  // AAAAA0000A is never assigned; a CIN has an industry, a year and a number.
  {
    isPlaceholder: (value) =>
      /^\d{2}AAAAA0000A/.test(value) || /^[LU]0{5}[A-Z]{2}0{4}[A-Z]{3}0{6}$/.test(value),
    what: `is a registration number of no company; ${OWN}`,
  },
  {
    isPlaceholder: (value, field) =>
      field.startsWith('offices.') && /\b[A-Z]-00\b|^Sector 0+$/.test(value),
    what: `is a place that does not exist; ${OWN}`,
  },
  {
    isPlaceholder: (value, field) => /^(name|legalName)$/.test(field) && /^Samvaya\b/.test(value),
    what: `is the name of no company; ${OWN}`,
  },
  {
    isPlaceholder: (value, field) => field.startsWith('samples.') && value === 'sample',
    what: 'is undecided; write real once the text is yours, or remove to take it off the pages',
  },
];

/** Undefined if it can stay. */
export const problemOfPlaceholder = (value: string, field: string): string | undefined =>
  KINDS.find(({ isPlaceholder }) => isPlaceholder(value, field))?.what;
