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

const PANEL_HEAD = 44;

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

/** The left end is (x, y); 12 wide at scale 1. */
export function tick(x: number, y: number, color = approved, scale = 1): Drawing {
  return stroke(
    `M${x} ${y}l${4 * scale} ${4 * scale}l${8 * scale} ${-9 * scale}`,
    color,
    2.4 * scale,
  );
}

/** 12 wide, its top left at (x, y). */
export function cross(x: number, y: number, color = madder): Drawing {
  return stroke(`M${x} ${y}l12 12m0 -12l-12 12`, color, 3);
}

export function openStep(x: number, y: number, radius = 8): Drawing {
  return ring(x, y, radius, pending, 2.5);
}

export interface BarOptions {
  readonly width: number;
  readonly gap: number;
  readonly color: string;
  readonly last?: string;
}

/** Their bottom edge is at y. */
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
  readonly rule?: readonly [x: number, width: number];
  readonly drop?: number;
}

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

export function highlight(
  x: number,
  y: number,
  width: number,
  height: number,
  color = marigoldTint,
): Drawing {
  return rect(x, y, width, height, color);
}

export function printLines(
  x: number,
  y: number,
  widths: readonly number[],
  color: string,
  { step = 18, thickness = 6 }: { readonly step?: number; readonly thickness?: number } = {},
): Drawing {
  return widths.map((width, index) => rect(x, y + index * step, width, thickness, color));
}

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
