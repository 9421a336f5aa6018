import {
  approved,
  hairline,
  ink,
  madder,
  marigoldTint,
  muted,
  pending,
  rowRule,
  surface,
} from './palette';
import { type Drawing, rect, ring, stroke } from './shapes';
import { text } from './text';

/**
 * Parts of the software pictures: sheets with plausible records. No window frames, no logos; one
 * state is highlighted.
 */

/** Height of the head of a panel, down to its rule. */
const PANEL_HEAD = 44;

/** A sheet with an optional title and a muted remark on its right. */
export function panel(
  x: number,
  y: number,
  width: number,
  height: number,
  title = '',
  remark = '',
): Drawing {
  return [
    rect(x, y, width, height, surface, 6),
    title
      ? [
          text(x + 20, y + 29, title, { size: 15, weight: 650 }),
          text(x + width - 20, y + 28, remark, { size: 13, color: muted, anchor: 'end' }),
          rect(x, y + PANEL_HEAD, width, 1.5, hairline),
        ]
      : [],
  ];
}

/** A check mark whose left end is (x, y); 12 units wide at scale 1. */
export function tick(x: number, y: number, color = approved, scale = 1): Drawing {
  return stroke(
    `M${x} ${y}l${4 * scale} ${4 * scale}l${8 * scale} ${-9 * scale}`,
    color,
    2.4 * scale,
  );
}

/** A cross for a failed check, 12 units wide, its top left at (x, y). */
export function cross(x: number, y: number, color = madder): Drawing {
  return stroke(`M${x} ${y}l12 12m0 -12l-12 12`, color, 3);
}

/** A small ring for a step that is still open, centered at (x, y). */
export function openStep(x: number, y: number, radius = 8): Drawing {
  return ring(x, y, radius, pending, 2.5);
}

export interface BarOptions {
  readonly width: number;
  readonly gap: number;
  readonly color: string;
  /** Color of the last bar, the present period. */
  readonly last?: string;
}

/** Bars with their bottom edge at y, from left to right. */
export function bars(
  x: number,
  y: number,
  heights: readonly number[],
  { width, gap, color, last = color }: BarOptions,
): Drawing {
  return heights.map((height, index) =>
    rect(
      x + index * (width + gap),
      y - height,
      width,
      height,
      index === heights.length - 1 ? last : color,
    ),
  );
}

/** A cell of a table row: position, text and style. */
export interface Cell {
  readonly x: number;
  readonly content: string;
  readonly strong?: boolean;
  readonly quiet?: boolean;
  readonly end?: boolean;
  readonly color?: string;
}

export interface RowOptions {
  readonly size?: number;
  /** Left end and width of the rule below the row. */
  readonly rule?: readonly [x: number, width: number];
  /** Distance from the baseline down to the rule. */
  readonly drop?: number;
}

/** One row of a table on the baseline y. */
export function row(
  y: number,
  cells: readonly Cell[],
  { size = 14, rule, drop = 10 }: RowOptions = {},
): Drawing {
  return [
    rule ? rect(rule[0], y + drop, rule[1], 1, rowRule) : [],
    cells.map(({ x, content, strong, quiet, end, color }) =>
      text(x, y, content, {
        size,
        weight: strong ? 650 : 500,
        color: color ?? (quiet ? muted : ink),
        anchor: end ? 'end' : 'start',
      }),
    ),
  ];
}

/** The highlight behind a row. */
export function highlight(
  x: number,
  y: number,
  width: number,
  height: number,
  color = marigoldTint,
): Drawing {
  return rect(x, y, width, height, color);
}

/** Lines of unreadable small print, as plain bars. */
export function printLines(
  x: number,
  y: number,
  widths: readonly number[],
  color: string,
  { step = 18, thickness = 6 }: { readonly step?: number; readonly thickness?: number } = {},
): Drawing {
  return widths.map((width, index) => rect(x, y + index * step, width, thickness, color));
}

/** A bar code: bars at the given positions on a module of `module` units, every third one narrow. */
export function barcode(
  x: number,
  y: number,
  height: number,
  positions: readonly number[],
  module: number,
  color = ink,
): Drawing {
  return positions.map((position, index) =>
    rect(x + position * module, y, index % 3 === 0 ? module : module * 0.6, height, color),
  );
}
