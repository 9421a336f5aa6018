import { madderLight, marigold, paper, periwinkle } from './palette';
import { type Drawing, rect } from './shapes';

/** From pick (row) to pick and end (column) to end, in CSS pixels. */
export const SELVEDGE_PITCH = 4;
const GAP = 1;

const colors: Readonly<Record<string, string>> = {
  m: marigold,
  r: madderLight,
  p: paper,
  i: periwinkle,
};

/**
 * A string for each pick, a letter for each end. Equal small letters side by side are a weft float,
 * equal capitals one below the other a warp float; a dot is ground. Floats continue over the right
 * edge.
 */
export type Draft = readonly string[];

export function selvedge(draft: Draft): Drawing {
  return draft.map((pick, row) =>
    Array.from(pick, (letter, column): Drawing => {
      const color = colors[letter.toLowerCase()];
      if (color === undefined) return [];
      return letter === letter.toLowerCase()
        ? weftFloat(pick, row, column, color)
        : warpFloat(draft, row, column, color);
    }),
  );
}

function weftFloat(pick: string, row: number, column: number, color: string): Drawing {
  const ends = pick.length;
  const letter = pick[column];
  const isSame = (end: number) => pick[(end + ends) % ends] === letter;
  if (Array.from(pick).every((other) => other === letter)) {
    return column === 0 ? float(0, row, ends, 1, color, 0) : [];
  }
  if (isSame(column - 1)) return [];
  let length = 1;
  while (isSame(column + length)) length += 1;
  const wraps = column + length > ends;
  return [
    float(column, row, length, 1, color),
    wraps ? float(column - ends, row, length, 1, color) : [],
  ];
}

function warpFloat(draft: Draft, row: number, column: number, color: string): Drawing {
  const letter = draft[row]?.[column];
  if (draft[row - 1]?.[column] === letter) return [];
  let length = 1;
  while (draft[row + length]?.[column] === letter) length += 1;
  return float(column, row, 1, length, color);
}

function float(
  column: number,
  row: number,
  across: number,
  down: number,
  color: string,
  gap = GAP,
): Drawing {
  return rect(
    column * SELVEDGE_PITCH,
    row * SELVEDGE_PITCH,
    across * SELVEDGE_PITCH - gap,
    down * SELVEDGE_PITCH - GAP,
    color,
  );
}
