import { ground, road, wheel } from '../../kit/canvas';
import { carOutline } from '../../kit/car';
import { indigo, indigoDeep, madder, marigold, sand, surface } from '../../kit/palette';
import { definePicture, dot, type Drawing, fill, rect, stroke } from '../../kit/shapes';
import { bundle, offsetPolyline, type Point, THREAD_LINE, threadsOn } from '../../kit/threads';
import { across, set, SMALL_STRIP, STRIP, STRIP_LINE } from './strip';

/** A narrow one makes the car short, because the threads need their height. */
interface Stand {
  readonly x: number;
  readonly length: number;
  readonly height: number;
}

const CLEAR = 28;
const ROOF = 116;
const BELT = 212;
const ROAD = 328;

export const bannerAutomobile = definePicture({
  name: 'banner-automobile',
  ...STRIP,
  draw: () => {
    const full = { length: 1, height: 1 };
    return [
      hall(1600),
      assembly(1600, { x: 40, ...full }, { x: 580, ...full }, { x: 1120, ...full }),
      [440, 980].map((x) => weldingArm(x)),
      road(1600, 388, 32),
    ];
  },
});

export const bannerAutomobileSmall = definePicture({
  name: 'banner-automobile-small',
  ...SMALL_STRIP,
  draw: () => [
    hall(800),
    assembly(
      800,
      { x: -12, length: 0.54, height: 0.72 },
      { x: 237, length: 0.58, height: 0.75 },
      { x: 496, length: 0.68, height: 0.84 },
    ),
    weldingArm(456),
    road(800, 376, 44),
  ],
});

function hall(width: number): Drawing {
  return [ground(width, 420, sand), rect(0, 24, width, 12, indigo), rect(0, 44, width, 4, indigo)];
}

function assembly(width: number, line: Stand, shell: Stand, car: Stand): Drawing {
  return [
    body(shell, madder, sand),
    body(car, marigold, surface),
    bundle(across(width, ...outline(line), ...outline(shell), ...outline(car)), threadsOn.sand),
    finish(car),
  ];
}

function move({ x, length, height }: Stand, px: number, py: number): readonly [number, number] {
  return [x + px * length, STRIP_LINE + (py - THREAD_LINE) * height];
}

function outline(stand: Stand): readonly Point[] {
  return carOutline(0).map(([px, py, radius = 32]): Point => [
    ...move(stand, px, py),
    Math.max(18, radius * stand.length),
  ]);
}

function body(stand: Stand, color: string, glass: string): Drawing {
  const { length, height } = stand;
  const sill = 288;
  const inner: readonly Point[] = [
    move(stand, 52, sill),
    ...outline(stand).slice(1, -1),
    move(stand, 428, sill),
  ];
  const top = ROOF + (CLEAR + 14) / height;
  const at = (px: number, py: number) => move(stand, px, py).join(' ');
  const slip = CLEAR / length - 28;
  const front = (y: number) => 164 + slip + (196 - y) * 0.76;
  const rear = (y: number) => 310 - slip - (196 - y) * 0.84;
  return [
    fill(`${offsetPolyline(inner, CLEAR, 32)}z`, color),
    fill(
      `M${at(front(BELT), BELT)}L${at(front(top), top)}L${at(228, top)}L${at(228, BELT)}zM${at(242, BELT)}L${at(242, top)}L${at(rear(top), top)}L${at(rear(BELT), BELT)}z`,
      glass,
    ),
  ];
}

function finish({ x, length, height }: Stand): Drawing {
  const scale = Math.min(1, height);
  // A short car keeps its bumpers.
  const radius = Math.round(44 * (length / scale) ** 2);
  return set({ x, scale }, [
    [196, 292].map((px) => rect((px * length) / scale, 224, 28, 6, indigo)),
    [150, 334].map((px) => [
      dot((px * length) / scale, ROAD - radius, radius + 10, sand),
      wheel((px * length) / scale, ROAD - radius, radius, indigoDeep),
    ]),
  ]);
}

function weldingArm(x: number): Drawing {
  return [
    rect(x - 32, 16, 64, 44, madder),
    rect(x - 8, 60, 16, 64, indigo),
    stroke(`M${x} 120L${x - 44} 190`, indigo, 12),
    dot(x, 120, 16, indigo),
    dot(x, 120, 7, marigold),
    stroke(`M${x - 38} 178l-12 22`, madder, 14),
    dot(x - 70, 198, 4, marigold),
    dot(x - 76, 212, 4, marigold),
    dot(x - 62, 186, 4, marigold),
  ];
}
