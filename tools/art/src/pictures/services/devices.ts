import { indigo, paper, surface } from '../../kit/palette';
import { type Drawing, rect } from '../../kit/shapes';

export interface PhoneOptions {
  readonly rim?: number;
  /** Keeps the phone apart from what it covers. */
  readonly halo?: string;
}

export function phone(
  x: number,
  y: number,
  width: number,
  height: number,
  { rim = 12, halo }: PhoneOptions = {},
): Drawing {
  return [
    halo ? rect(x - 8, y - 8, width + 16, height + 16, halo, rim * 2 + 8) : [],
    rect(x, y, width, height, indigo, rim * 2),
    rect(x + rim, y + rim * 3, width - rim * 2, height - rim * 6, surface),
    rect(x + width / 2 - rim * 2, y + height - rim * 1.75, rim * 4, rim / 2, paper, rim / 4),
  ];
}
