import { ground } from './canvas';
import { definePicture, type Drawing, group, type Picture, stroke } from './shapes';
import { figure } from './text';
import { asThread, OVERSHOOT, PITCH, threadsOn } from './threads';

/** On the ground `color`, drawn around its middle, about 104 units wide and 120 high. */
export interface Station {
  readonly label: string;
  readonly object: Drawing;
}

interface Path {
  readonly name: string;
  readonly color: string;
  readonly threads: keyof typeof threadsOn;
  /** An even number. */
  readonly stations: readonly Station[];
  /** From this station on only the last thread runs on. */
  readonly narrowsAt?: number;
  readonly scale?: number;
}

const SMALL_EDGE = 68;
const HALF_HEIGHT = 60;

/** Stations on three threads, and a version for phones in two rows. */
export function pathPictures(path: Path): readonly [Picture, Picture] {
  const { name, color, stations, narrowsAt, scale = 0.87 } = path;
  const end = narrowsAt ?? stations.length - 1;
  const colors = threadsOn[path.threads];
  const columns = stations.length / 2;
  // Thread stays between objects, however many.
  const smallScale = columns > 2 ? 0.72 : 0.9;
  const edge = columns > 2 ? 66 : Math.round(HALF_HEIGHT * scale) + 28;
  const step = (920 - 2 * edge) / (stations.length - 1);
  const smallStep = (400 - 2 * SMALL_EDGE) / (columns - 1);
  const xOf = (index: number) => edge + index * step;
  const smallXOf = (index: number) => SMALL_EDGE + (index % columns) * smallStep;
  const reach = HALF_HEIGHT * scale;
  const line = Math.round(reach + 50);
  const smallReach = HALF_HEIGHT * smallScale;
  const lines = [Math.round(smallReach + 30), Math.round(3 * smallReach + 92)] as const;
  const height = Math.round(2 * reach + 140);
  const smallHeight = Math.round(4 * smallReach + 156);
  const threads = (from: number, to: number, y: number): Drawing =>
    colors.map((thread, index) =>
      asThread(stroke(`M${from} ${y + (index - 1) * PITCH}H${to}`, thread)),
    );
  const event = (from: number, to: number, y: number): Drawing =>
    narrowsAt === undefined ? [] : asThread(stroke(`M${from} ${y}H${to}`, colors[2]));
  return [
    definePicture({
      name,
      width: 920,
      height,
      shownAt: 600,
      draw: () => [
        ground(920, height, color),
        threads(edge, xOf(end), line),
        event(xOf(end), xOf(stations.length - 1), line),
        stations.map(({ label, object }, index) => [
          group({ move: [xOf(index), line], scale }, object),
          figure(xOf(index), line + reach + 42, label, { size: 22, anchor: 'middle' }),
        ]),
      ],
    }),
    definePicture({
      name: `${name}-small`,
      width: 400,
      height: smallHeight,
      shownAt: 320,
      draw: () => [
        ground(400, smallHeight, color),
        threads(SMALL_EDGE, 400 + OVERSHOOT, lines[0]),
        threads(-OVERSHOOT, smallXOf(end), lines[1]),
        event(smallXOf(end), smallXOf(columns - 1), lines[1]),
        stations.map(({ label, object }, index) => {
          const [x, y] = [smallXOf(index), lines[index < columns ? 0 : 1]];
          return [
            group({ move: [x, y], scale: smallScale }, object),
            figure(x, y + smallReach + 28, label, { size: 19, anchor: 'middle' }),
          ];
        }),
      ],
    }),
  ];
}
