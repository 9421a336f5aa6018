import { ground } from '../../kit/canvas';
import { indigo, indigoDeep, indigoMid, marigold, periwinkle, surface } from '../../kit/palette';
import { definePicture, type Drawing, rect, times } from '../../kit/shapes';
import { figure } from '../../kit/text';
import { bundle, OVERSHOOT, PITCH, type Point, THREAD, threadsOn } from '../../kit/threads';
import { BANNER, BANNER_LINE, edges, SMALL_BANNER, SMALL_LINE } from './frame';

/** By the place of a square: column and pick. */
type Records = Readonly<Record<string, string>>;

interface Loom {
  readonly width: number;
  readonly line: number;
  readonly pick: number;
  readonly first: number;
  readonly step: number;
  readonly columns: number;
  readonly thread: number;
  readonly pitch: number;
  readonly riser: number;
  readonly corner: number;
  readonly left: number;
  readonly right: number;
  readonly beams: readonly [number, number];
  readonly beam: number;
  readonly record: readonly [width: number, height: number];
  /** Below the bottom of the banner, or at the left edge of the page. */
  readonly start: 'foot' | 'left';
}

const PICKS = 3;

/** So that the weft falls on a figure of the band below. */
const FALL = 50;

export const aboutCloth = definePicture({
  name: 'about-cloth',
  ...BANNER,
  width: BANNER.width + FALL,
  shownAt: BANNER.shownAt + 40,
  entry: undefined,
  draw: () =>
    draw(
      {
        width: BANNER.width + FALL,
        line: BANNER_LINE,
        pick: 108,
        first: 238 + FALL,
        step: 112,
        columns: 4,
        thread: 20,
        pitch: 28,
        riser: FALL + 1,
        corner: 49,
        left: 134 + FALL,
        right: 670 + FALL,
        beams: [16, 448],
        beam: 36,
        record: [104, 60],
        start: 'foot',
      },
      (loom) =>
        records(loom, 26, { '0 0': 'Order', '2 0': 'Receipt', '1 1': 'Invoice', '3 1': 'Payment' }),
    ),
});

export const aboutClothSmall = definePicture({
  name: 'about-cloth-small',
  ...SMALL_BANNER,
  draw: () =>
    draw(
      {
        width: 400,
        line: SMALL_LINE,
        pick: 66,
        first: 138,
        step: 78,
        columns: 3,
        thread: THREAD,
        pitch: PITCH,
        riser: 28,
        corner: 22,
        left: 72,
        right: 356,
        beams: [8, 272],
        beam: 20,
        record: [82, 46],
        start: 'left',
      },
      (loom) =>
        records(loom, 21, { '0 0': 'Order', '2 0': 'Receipt', '1 1': 'Invoice', '2 2': 'Payment' }),
    ),
});

function draw(loom: Loom, written: (loom: Loom) => Drawing): Drawing {
  return [
    ground(loom.width, loom.beams[1] + loom.beam + loom.beams[0], indigo),
    warp(loom),
    bundle(weft(loom), threadsOn.indigo, {
      radius: loom.pick / 2,
      thread: loom.thread,
      pitch: loom.pitch,
      halo: indigo,
    }),
    overWeft(loom),
    beams(loom),
    written(loom),
  ];
}

function weft({ width, line, pick, riser, corner, left, right, start }: Loom): readonly Point[] {
  const [from, to] = edges(width);
  const top = line - 2 * pick;
  const beginning: readonly Point[] =
    start === 'foot'
      ? [[riser, BANNER.height + OVERSHOOT]]
      : [
          [from, line],
          [riser, line, corner],
        ];
  return [
    ...beginning,
    [riser, top, corner],
    [right, top],
    [right, line - pick],
    [left, line - pick],
    [left, line],
    [to, line],
  ];
}

function band({ thread, pitch }: Loom): number {
  return 2 * pitch + thread;
}

function column({ first, step }: Loom, index: number): number {
  return first + index * step;
}

function warpPiece(loom: Loom, index: number, from: number, to: number): Drawing {
  return [indigoMid, periwinkle, indigoMid].map((color, thread) =>
    rect(
      column(loom, index) + (thread - 1) * loom.pitch - loom.thread / 2,
      from,
      loom.thread,
      to - from,
      color,
    ),
  );
}

function warp(loom: Loom): Drawing {
  return times(loom.columns).map((index) => warpPiece(loom, index, loom.beams[0], loom.beams[1]));
}

function overWeft(loom: Loom): Drawing {
  const half = band(loom) / 2;
  const gap = loom.pitch - loom.thread;
  return times(PICKS).map((pick) =>
    times(loom.columns)
      .filter((index) => (index + pick) % 2 === 1)
      .map((index) => {
        const y = loom.line - (PICKS - 1 - pick) * loom.pick;
        return [
          rect(
            column(loom, index) - half - gap,
            y - half - gap,
            2 * (half + gap),
            2 * (half + gap),
            indigo,
          ),
          // Half a unit of overlap leaves no hairline.
          warpPiece(loom, index, y - half - gap - 0.5, y + half + gap + 0.5),
        ];
      }),
  );
}

function beams(loom: Loom): Drawing {
  const { beam, thread } = loom;
  const left = column(loom, 0) - band(loom);
  const width = column(loom, loom.columns - 1) + band(loom) - left;
  return loom.beams.map((y) => [
    rect(left, y, width, beam, indigoDeep),
    rect(left + thread, y + beam * 0.36, width - 2 * thread, beam * 0.28, marigold),
  ]);
}

function records(loom: Loom, size: number, all: Records): Drawing {
  const [width, height] = loom.record;
  return Object.entries(all).map(([place, name]) => {
    const [index = 0, pick = 0] = place.split(' ').map(Number);
    const x = column(loom, index);
    const y = loom.line - (PICKS - 1 - pick) * loom.pick;
    return [
      rect(x - width / 2, y - height / 2, width, height, surface),
      figure(x, y + size * 0.34, name, { size, anchor: 'middle' }),
    ];
  });
}
