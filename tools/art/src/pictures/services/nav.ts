import { ground } from '../../kit/canvas';
import {
  indigo,
  indigoDeep,
  indigoMid,
  madder,
  madderLight,
  marigold,
  marigoldTint,
  muted,
  paper,
  pending,
  periwinkle,
  rowRule,
  sand,
  surface,
} from '../../kit/palette';
import {
  definePicture,
  dot,
  type Drawing,
  group,
  line,
  rect,
  ring,
  stroke,
} from '../../kit/shapes';
import { figure, text } from '../../kit/text';
import {
  asThread,
  bundle,
  offsetPolyline,
  OVERSHOOT,
  threadLine,
  threadsOn,
  weave,
} from '../../kit/threads';
import { compass } from '../glyphs/services';
import { SMALL, WIDE } from './frame';

/** Microsoft's, and the same day in years. */
const versions = [
  { name: 'NAV 2013 R2', date: '10 Jan 2023', year: 2023.03, color: pending },
  { name: 'NAV 2015', date: '14 Jan 2025', year: 2025.04, color: pending },
  { name: 'NAV 2016', date: '14 Apr 2026', year: 2026.29, color: pending },
  { name: 'NAV 2017', date: '11 Jan 2027', year: 2027.03, color: madder },
  { name: 'NAV 2018', date: '11 Jan 2028', year: 2028.03, color: indigo },
] as const;

interface Sheet {
  readonly x: number;
  readonly width: number;
  readonly top: number;
  readonly first: number;
  readonly pitch: number;
  readonly size: number;
  readonly title: number;
  readonly origin: number;
  readonly scale: number;
}

function timeTable(sheet: Sheet): Drawing {
  const { x, width, top, first, pitch, size, title, origin, scale } = sheet;
  const last = first + 4 * pitch;
  const right = x + width;
  return [
    versions.map(({ year, color }, index) => {
      const y = first + index * pitch;
      const end = origin + (year - 2022) * scale;
      return [
        index < 4 ? line(right, y, end, y, color) : dot(end, y, size * 0.7, sand),
        dot(end, y, size / 2, color),
      ];
    }),
    rect(x, top, width, last + pitch / 2 + 8 - top, surface, 6),
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
    figure(x + 20, first - pitch / 2 - title / 2, 'Last security date', { size: title }),
  ];
}

/** Higher than the others: a table of five rows needs the height of the banner. */
const HEIGHT = 660;
const LINE = threadLine(HEIGHT, 'banner');
const SMALL_HEIGHT = 304;
const SMALL_LINE = threadLine(SMALL_HEIGHT, 'small');

function axis(height: number, top: number, origin: number, scale: number): Drawing {
  return [2024, 2028].map((year) => {
    const x = origin + (year - 2022) * scale;
    return [
      rect(x - 1, top, 1.5, height - 44 - top, periwinkle),
      text(x, height - 20, `${year}`, { color: muted, size: 15, anchor: 'middle' }),
    ];
  });
}

export const serviceNav = definePicture({
  name: 'service-nav',
  ...WIDE,
  height: HEIGHT,
  draw: () => [
    ground(744, HEIGHT, sand),
    [2023, 2024, 2025, 2026, 2027, 2028].map((year) =>
      rect(352 + (year - 2022) * 32, 24, 1.5, HEIGHT - 100, periwinkle),
    ),
    [2024, 2026, 2028].map((year) =>
      text(353 + (year - 2022) * 32, HEIGHT - 48, `${year}`, {
        color: muted,
        size: 17,
        anchor: 'middle',
      }),
    ),
    bundle(
      [
        [-OVERSHOOT, LINE],
        [744 + OVERSHOOT, LINE],
      ],
      threadsOn.sand,
    ),
    timeTable({
      x: 32,
      width: 320,
      top: 24,
      first: LINE - 4 * 92,
      pitch: 92,
      size: 21,
      title: 42,
      origin: 352,
      scale: 32,
    }),
    dot(650, LINE, 84, sand),
    group({ move: [650 - 76, LINE - 76], scale: 1.583 }, compass(indigo, sand)),
  ],
});

export const serviceNavSmall = definePicture({
  name: 'service-nav-small',
  ...SMALL,
  height: SMALL_HEIGHT,
  draw: () => [
    ground(400, SMALL_HEIGHT, sand),
    axis(SMALL_HEIGHT, 8, 258, 15),
    bundle(
      [
        [-OVERSHOOT, SMALL_LINE],
        [400 + OVERSHOOT, SMALL_LINE],
      ],
      threadsOn.sand,
    ),
    timeTable({
      x: 21,
      width: 237,
      top: 8,
      first: SMALL_LINE - 4 * 38,
      pitch: 38,
      size: 16,
      title: 26,
      origin: 258,
      scale: 15,
    }),
    dot(348, SMALL_LINE, 36, sand),
    group({ move: [348 - 29, SMALL_LINE - 29], scale: 0.6 }, compass(indigo, sand)),
  ],
});

const months = ['Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec', 'Jan', 'Feb', 'Mar'];
const busy = ['Oct', 'Nov'];
const audit = ['May', 'Jun', 'Sep'];
const proposed = ['Jul', 'Jan'];

/** The calendar of which two dates come: a row for four months. */
export const studyCalendar = definePicture({
  name: 'study-calendar',
  width: 552,
  height: 352,
  shownAt: 300,
  ground: 'page',
  draw: () => [
    rect(0, 8, 552, 336, surface, 6),
    months.map((month, index) => {
      const x = 24 + (index % 4) * 128;
      const y = 24 + Math.floor(index / 4) * 84;
      return [
        rect(x, y, 120, 76, proposed.includes(month) ? marigoldTint : sand),
        index % 3 === 0 ? rect(x, y, 8, 76, marigold) : [],
        busy.includes(month) ? rect(x + 20, y + 52, 88, 12, madder) : [],
        audit.includes(month) ? rect(x + 20, y + 52, 88, 12, periwinkle) : [],
        proposed.includes(month) ? ring(x + 92, y + 38, 18, madder, 6) : [],
        text(x + 20, y + 36, month, { size: 25, weight: 650 }),
      ];
    }),
    [
      { name: 'Busy', color: madder },
      { name: 'Audit', color: periwinkle },
      { name: 'Quarter', color: marigold },
    ].map(({ name, color }, index) => [
      rect(24 + index * 112, 300, 20, 12, color),
      text(52 + index * 112, 314, name, { size: 25 }),
    ]),
    ring(404, 306, 11, madder, 5),
    text(424, 314, 'Proposed', { size: 25 }),
  ],
});
