import { ground } from '../../kit/canvas';
import { indigo, indigoDeep, indigoTint, madder, marigold, surface } from '../../kit/palette';
import { definePicture, type Drawing, rect, stroke, times } from '../../kit/shapes';
import {
  asThread,
  offsetPolyline,
  OVERSHOOT,
  PITCH,
  type Point,
  THREAD,
  threadsOn,
} from '../../kit/threads';
import { SMALL_STRIP, STRIP, STRIP_LINE } from './strip';

const STREET = 392;
const FLOOR = 80;

export const bannerConstruction = definePicture({
  name: 'banner-construction',
  ...STRIP,
  draw: () => {
    const frame = { x: 700, width: 312, columns: 4 };
    const house = { x: 1196, width: 320, columns: 5 };
    return [
      ground(1600, 420, indigoTint),
      rect(0, STREET, 1600, 28, indigo),
      reinforcement(88, 4, 100, 32),
      crane(536, 1040, 40),
      columns(frame),
      facade(house),
      slabs(1600, [frame, house]),
      ties(frame),
      front(house),
      beam(856, 80, 176),
    ];
  },
});

export const bannerConstructionSmall = definePicture({
  name: 'banner-construction-small',
  ...SMALL_STRIP,
  draw: () => {
    const frame = { x: 282, width: 152, columns: 3 };
    const house = { x: 536, width: 216, columns: 4 };
    return [
      ground(800, 420, indigoTint),
      rect(0, STREET, 800, 28, indigo),
      reinforcement(20, 3, 60, 28),
      crane(192, 500, 40),
      columns(frame),
      facade(house),
      slabs(800, [frame, house]),
      ties(frame),
      front(house),
      beam(358, 80, 128),
    ];
  },
});

interface Building {
  readonly x: number;
  readonly width: number;
  readonly columns: number;
}

function slabY(thread: number): number {
  return STRIP_LINE + PITCH + (thread - 2) * FLOOR;
}

function slabs(width: number, buildings: readonly Building[]): Drawing {
  return threadsOn.tint.map((color, thread) => {
    const rest = STRIP_LINE + (thread - 1) * PITCH;
    const floor = slabY(thread);
    const climbs = buildings.flatMap(({ x, width: span }): Point[] => {
      const out = 12 + (1 - thread) * PITCH;
      return [
        [x - out, rest],
        [x - out, floor],
        [x + span + out, floor],
        [x + span + out, rest],
      ];
    });
    const points: readonly Point[] = [
      [-OVERSHOOT, rest],
      ...(floor === rest ? [] : climbs),
      [width + OVERSHOOT, rest],
    ];
    return asThread(stroke(offsetPolyline(points, 0, 12), color, THREAD));
  });
}

function reinforcement(x: number, count: number, step: number, width: number): Drawing {
  const bars = [4, width / 2 - 2, width - 8];
  return times(count).map((index) => {
    const left = x + index * step;
    const top = 224 + (index % 2) * 28;
    return [
      rect(left, top, width, STREET - top, indigo),
      bars.map((dx, bar) => {
        const rise = 64 + ((index + bar) % 3) * 16;
        return rect(left + dx, top - rise, 4, rise, madder);
      }),
      [16, 36].map((dy) => rect(left - 4, top - dy, width + 8, 5, indigo)),
    ];
  });
}

function columnX({ x, width, columns: count }: Building, index: number): number {
  return Math.round(x + 8 + (index * (width - 32)) / (count - 1));
}

function columns(frame: Building): Drawing {
  const top = slabY(0) - 48;
  return times(frame.columns).map((index) =>
    rect(
      columnX(frame, index),
      top + (index % 2) * 24,
      16,
      STREET - top - (index % 2) * 24,
      indigo,
    ),
  );
}

function ties(frame: Building): Drawing {
  return [
    [0, 1, 2].map((thread) => rect(frame.x, slabY(thread) + 4, frame.width, THREAD, indigo)),
    times(frame.columns).map((index) =>
      threadsOn.tint.map((_, thread) => {
        const [left, y] = [columnX(frame, index), slabY(thread)];
        return (index + thread) % 2 === 0
          ? []
          : [rect(left - 4, y - 4, 24, THREAD, indigoTint), rect(left, y - 4, 16, THREAD, indigo)];
      }),
    ),
  ];
}

function facade({ x, width }: Building): Drawing {
  return [
    rect(x, slabY(0) - 32, width, STREET - slabY(0) + 32, indigo),
    rect(x - 12, slabY(0) - 44, width + 24, 16, indigoDeep),
  ];
}

function front({ x, width, columns: count }: Building): Drawing {
  const step = width / count;
  const window = Math.round(step * 0.56);
  const dark = [2, 3, 6, 9];
  return [
    threadsOn.indigo.map((color, thread) => rect(x, slabY(thread) - 4, width, THREAD, color)),
    times(count * 2).map((index) =>
      rect(
        Math.round(x + ((index % count) + 0.22) * step),
        slabY(index < count ? 0 : 1) + 20,
        window,
        40,
        dark.includes(index) ? surface : marigold,
      ),
    ),
    [0.11, 0.66].map((share) =>
      rect(x + Math.round(width * share), STREET - 40, Math.round(width * 0.23), 24, surface),
    ),
    rect(x + width / 2 - 20, STREET - 44, 40, 44, madder),
  ];
}

function crane(x: number, end: number, y: number): Drawing {
  const bracing = times(6).map((index) => `l${index % 2 ? -40 : 40} 48`);
  return [
    rect(x, y, 8, STREET - y, indigo),
    rect(x + 40, y, 8, STREET - y, indigo),
    stroke(`M${x + 4} ${y + 60}${bracing.join('')}`, indigo, 5),
    rect(x - 104, y, end - x + 104, 8, indigo),
    rect(x - 104, y + 8, 64, 48, madder),
    stroke(`M${x - 64} ${y + 4}L${x + 24} ${y - 32}L${end - 64} ${y + 4}`, indigo, 5),
    rect(x - 8, y + 16, 64, 40, marigold),
    rect(x + 8, y + 24, 24, 16, indigo),
  ];
}

function beam(x: number, y: number, length: number): Drawing {
  return [
    rect(x - 2, 48, 4, y - 72, indigo),
    stroke(`M${x - length / 2 + 16} ${y}L${x} ${y - 28}L${x + length / 2 - 16} ${y}`, indigo, 4),
    rect(x - length / 2, y, length, 20, madder),
    rect(x - 12, 40, 24, 14, indigoDeep),
  ];
}
