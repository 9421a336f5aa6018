import { ground } from '../../kit/canvas';
import {
  indigo,
  indigoDeep,
  indigoMid,
  madder,
  marigold,
  paper,
  sand,
  surface,
} from '../../kit/palette';
import { definePicture, type Drawing, fill, group, rect, times } from '../../kit/shapes';
import { OVERSHOOT, PITCH, straightBundle, THREAD, threadsOn } from '../../kit/threads';
import { SMALL_STRIP, STRIP, STRIP_LINE } from './strip';

const END = 24;

interface Warp {
  readonly x: number;
  readonly ends: number;
}

/** The warp of a page that shows the picture ends on it. */
const BEAM = 32;

export const bannerFabricationGarments = definePicture({
  name: 'banner-fabrication-garments',
  ...STRIP,
  draw: () => scene(1600, { x: 104, ends: 14 }, { x: 616, ends: 14 }, { x: 1132, ends: 16 }, 1),
});

export const bannerFabricationGarmentsSmall = definePicture({
  name: 'banner-fabrication-garments-small',
  ...SMALL_STRIP,
  draw: () => scene(800, { x: 32, ends: 7 }, { x: 252, ends: 8 }, { x: 500, ends: 12 }, 0.7),
});

function scene(
  width: number,
  bare: Warp,
  started: Warp,
  done: Warp,
  shuttleScale: number,
): Drawing {
  const middle = started.x + ((started.ends - 1) * END) / 2;
  return [
    ground(width, 420, sand),
    beam(width),
    ends(started, BEAM, 396),
    ends(done, BEAM, 192),
    roller(started),
    rect(0, STRIP_LINE - 28, started.x - 20, 56, sand),
    straightBundle(threadsOn.sand, -OVERSHOOT, width + OVERSHOOT, STRIP_LINE),
    hanging(bare),
    roller(bare),
    picks(started, STRIP_LINE, [0, 1, 2]),
    halfPick(started, STRIP_LINE - 2 * PITCH, middle),
    shuttle(middle - 48 * shuttleScale, STRIP_LINE - 2 * PITCH, shuttleScale),
    cloth(done),
    roller(done),
  ];
}

function color(end: number): string {
  return end % 4 === 1 ? madder : indigo;
}

function endX({ x }: Warp, end: number): number {
  return x + end * END;
}

function beam(width: number): Drawing {
  return [rect(0, 0, width, BEAM, indigo), rect(0, BEAM - 20, width, 8, marigold)];
}

function ends(warp: Warp, from: number, to: number): Drawing {
  return times(warp.ends).map((end) => rect(endX(warp, end) - 4, from, 8, to - from, color(end)));
}

function roller(warp: Warp): Drawing {
  const [left, right] = [endX(warp, 0) - 24, endX(warp, warp.ends - 1) + 24];
  return [
    rect(left, 380, right - left, 24, indigoDeep),
    rect(left + 12, 388, right - left - 24, 8, indigoMid),
  ];
}

function hanging(warp: Warp): Drawing {
  return [
    times(warp.ends).map((end) => rect(endX(warp, end) - 8, STRIP_LINE - 20, 16, 40, sand)),
    ends(warp, BEAM, 396),
    rect(endX(warp, 0) - 24, 96, (warp.ends - 1) * END + 48, 12, surface),
  ];
}

function picks(warp: Warp, line: number, threads: readonly number[]): Drawing {
  return times(warp.ends).map((end) =>
    threads.map((thread) => {
      const y = line + (thread - 1) * PITCH;
      const x = endX(warp, end);
      return (end + thread) % 2 === 0
        ? []
        : [rect(x - 7, y - 4, 14, THREAD, sand), rect(x - 4, y - 8, 8, PITCH, color(end))];
    }),
  );
}

function halfPick(warp: Warp, y: number, to: number): Drawing {
  const from = endX(warp, 0) - 40;
  return [
    rect(from, y - 3, to - from, 6, marigold),
    times(warp.ends).map((end) => {
      const x = endX(warp, end);
      return end % 2 === 1 && x < to
        ? [rect(x - 7, y - 3, 14, 6, sand), rect(x - 4, y - 8, 8, 16, color(end))]
        : [];
    }),
  ];
}

function shuttle(x: number, y: number, scale: number): Drawing {
  return group({ move: [x, y], scale }, [
    fill('M-8 0C40 -36 184 -36 232 0C184 36 40 36 -8 0z', sand),
    fill('M0 0C48 -28 176 -28 224 0C176 28 48 28 0 0z', madder),
    rect(72, -10, 88, 20, paper),
    times(7).map((index) => rect(78 + index * 11, -10, 6, 20, marigold)),
  ]);
}

interface Pick {
  readonly weft: string;
  readonly y: number;
  readonly pitch: number;
}

/** The threads of the strip are picks of the cloth. */
function cloth(warp: Warp): Drawing {
  const left = endX(warp, 0) - END / 2;
  const width = warp.ends * END;
  const woven: readonly Pick[] = [
    ...[marigold, surface, marigold, marigold].map((weft, row) => ({
      weft,
      y: 192 + row * END,
      pitch: END,
    })),
    ...threadsOn.sand.map((weft, row) => ({
      weft,
      y: STRIP_LINE + (row - 1.5) * PITCH,
      pitch: PITCH,
    })),
    ...[marigold, surface].map((weft, row) => ({
      weft,
      y: STRIP_LINE + 1.5 * PITCH + row * END,
      pitch: END,
    })),
  ];
  return [
    rect(left - 12, 152, width + 24, 12, surface),
    rect(left - 12, 168, width + 24, 6, indigoMid),
    rect(left, 192, width, 204, sand),
    times(warp.ends).map((end) =>
      rect(left + end * END + 2, 192, END - 4, 204, end % 6 < 3 ? indigo : madder),
    ),
    woven.map(({ weft, y, pitch }, row) =>
      times(warp.ends).map((end) =>
        (row + end) % 2 === 0 ? rect(left + end * END, y + 2, END, pitch - 4, weft) : [],
      ),
    ),
  ];
}
