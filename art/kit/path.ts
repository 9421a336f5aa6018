import { ground } from './canvas';
import { definePicture, type Drawing, group, type Picture, stroke } from './shapes';
import { figure } from './text';
import { asThread, OVERSHOOT, PITCH, threadsOn } from './threads';

/** On the ground `color`, drawn around its middle, about 104 units wide. */
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
  /** From this station on only the last thread runs on, out of the picture; without it, all end at the last. */
  readonly narrowsAt?: number;
  readonly scale?: number;
}

const EDGE = 80;
const SMALL_EDGE = 68;

/** Stations on three threads, and a version for phones in two rows. */
export function pathPictures(path: Path): readonly [Picture, Picture] {
  const { name, color, stations, narrowsAt, scale = 1.15 } = path;
  const end = narrowsAt ?? stations.length - 1;
  const colors = threadsOn[path.threads];
  const columns = stations.length / 2;
  const step = (920 - 2 * EDGE) / (stations.length - 1);
  const smallStep = (400 - 2 * SMALL_EDGE) / (columns - 1);
  const xOf = (index: number) => EDGE + index * step;
  const smallXOf = (index: number) => SMALL_EDGE + (index % columns) * smallStep;
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
      height: 280,
      shownAt: 600,
      draw: () => [
        ground(920, 280, color),
        threads(EDGE, xOf(end), 120),
        event(xOf(end), 920 + OVERSHOOT, 120),
        stations.map(({ label, object }, index) => [
          group({ move: [xOf(index), 120], scale }, object),
          figure(xOf(index), 232, label, { size: 22, anchor: 'middle' }),
        ]),
      ],
    }),
    definePicture({
      name: `${name}-small`,
      width: 400,
      height: 372,
      shownAt: 320,
      draw: () => [
        ground(400, 372, color),
        threads(SMALL_EDGE, 400 + OVERSHOOT, 84),
        threads(-OVERSHOOT, smallXOf(end), 254),
        event(smallXOf(end), 400 + OVERSHOOT, 254),
        stations.map(({ label, object }, index) => {
          const [x, y] = [smallXOf(index), index < columns ? 84 : 254];
          return [
            group({ move: [x, y], scale: 0.9 }, object),
            figure(x, y + 82, label, { size: 19, anchor: 'middle' }),
          ];
        }),
      ],
    }),
  ];
}
