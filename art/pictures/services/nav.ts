import { ground } from '../../kit/canvas';
import {
  indigo,
  madder,
  marigoldTint,
  muted,
  pending,
  rowRule,
  sand,
  surface,
} from '../../kit/palette';
import { definePicture, dot, type Drawing, group, line, rect } from '../../kit/shapes';
import { figure, text } from '../../kit/text';
import { bundle, threadsOn } from '../../kit/threads';
import { compass } from '../glyphs/services';
import { acrossSmall, acrossWide, SMALL, WIDE } from './frame';

/** Microsoft's, and the same day in years. */
const versions = [
  { name: 'NAV 2013 R2', date: '10 Jan 2023', year: 2023.03, color: pending },
  { name: 'NAV 2015', date: '14 Jan 2025', year: 2025.04, color: pending },
  { name: 'NAV 2016', date: '14 Apr 2026', year: 2026.29, color: pending },
  { name: 'NAV 2017', date: '11 Jan 2027', year: 2027.03, color: madder },
  { name: 'NAV 2018', date: '11 Jan 2028' },
] as const;

interface Sheet {
  readonly x: number;
  readonly width: number;
  readonly top: number;
  readonly first: number;
  readonly pitch: number;
  readonly size: number;
  readonly origin: number;
  readonly scale: number;
}

function timeTable({ x, width, top, first, pitch, size, origin, scale }: Sheet): Drawing {
  const last = first + 4 * pitch;
  const right = x + width;
  return [
    versions.map((version, index) => {
      if (!('year' in version)) return [];
      const y = first + index * pitch;
      const end = origin + (version.year - 2022) * scale;
      return [line(right, y, end, y, version.color), dot(end, y, size / 2, version.color)];
    }),
    rect(x, top, width, last + pitch / 2 + 8 - top, surface),
    rect(x, last - pitch / 2, width, pitch + 8, marigoldTint),
    versions.map(({ name, date }, index) => {
      const y = first + index * pitch + size * 0.34;
      return [
        index > 0 && index < 4
          ? rect(x + 20, first + (index - 0.5) * pitch, width - 40, 1.5, rowRule)
          : [],
        text(x + 20, y, name, { size }),
        text(right - 20, y, date, { size, anchor: 'end' }),
      ];
    }),
    rect(x + 20, first - pitch / 2, width - 40, 2, indigo),
  ];
}

export const serviceNav = definePicture({
  name: 'service-nav',
  ...WIDE,
  draw: () => [
    ground(744, 500, sand),
    [2023, 2024, 2025, 2026, 2027].map((year) =>
      rect(352 + (year - 2022) * 36, 80, 2, 344, surface),
    ),
    [2023, 2025, 2027].map((year) =>
      text(353 + (year - 2022) * 36, 452, `${year}`, { color: muted, size: 17, anchor: 'middle' }),
    ),
    bundle(acrossWide(), threadsOn.sand),
    timeTable({
      x: 32,
      width: 320,
      top: 20,
      first: 104,
      pitch: 62,
      size: 18,
      origin: 352,
      scale: 36,
    }),
    figure(52, 58, 'Last security date', { size: 36 }),
    dot(632, 352, 88, sand),
    group({ move: [632 - 80, 352 - 80], scale: 1.667 }, compass(indigo, sand)),
  ],
});

export const serviceNavSmall = definePicture({
  name: 'service-nav-small',
  ...SMALL,
  draw: () => [
    ground(400, 300, sand),
    bundle(acrossSmall(), threadsOn.sand),
    timeTable({
      x: 16,
      width: 232,
      top: 16,
      first: 72,
      pitch: 36,
      size: 15,
      origin: 240,
      scale: 17,
    }),
    figure(36, 44, 'Last security date', { size: 22 }),
    dot(358, 216, 30, sand),
    group({ move: [358 - 24, 216 - 24], scale: 0.5 }, compass(indigo, sand)),
  ],
});
