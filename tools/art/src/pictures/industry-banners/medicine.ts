import { ground } from '../../kit/canvas';
import { indigo, indigoTint, madder, marigold, surface } from '../../kit/palette';
import {
  definePicture,
  dot,
  type Drawing,
  fill,
  group,
  rect,
  ring,
  stroke,
} from '../../kit/shapes';
import { bundle, knot, OVERSHOOT, straightBundle, threadsOn } from '../../kit/threads';
import { type Place, set, SMALL_STRIP, STRIP, STRIP_LINE } from './strip';

const BENCH = 408;

export const bannerMedicine = definePicture({
  name: 'banner-medicine',
  ...STRIP,
  draw: () =>
    bench(1600, { x: -16, scale: 1.14 }, { x: 480, scale: 1.14 }, { x: 968, scale: 1.14 }, [
      capsule(1520, 148, 1.2),
      tablet(1520, 244, 36),
    ]),
});

export const bannerMedicineSmall = definePicture({
  name: 'banner-medicine-small',
  ...SMALL_STRIP,
  draw: () =>
    bench(800, { x: -56, scale: 0.62 }, { x: 168, scale: 0.7 }, { x: 396, scale: 0.96 }, [
      capsule(408, 92, 0.9),
      tablet(484, 172, 26),
    ]),
});

function bench(
  width: number,
  bare: Place,
  started: Place,
  done: Place,
  medicines: Drawing,
): Drawing {
  return [
    ground(width, 420, indigoTint),
    rect(0, BENCH, width, 12, indigo),
    straightBundle(threadsOn.tint, -OVERSHOOT, width + OVERSHOOT, STRIP_LINE),
    set(bare, foot(bare)),
    pillar(bare, 136),
    set(bare, rect(316, 120, 72, 16, indigo)),
    set(started, foot(started)),
    arm(started),
    set(started, [joint(), lens()]),
    set(done, foot(done)),
    arm(done),
    set(done, [joint(), tube(), slide()]),
    medicines,
  ];
}

function pillar({ x, scale }: Place, top: number): Drawing {
  const middle = x + 352 * scale;
  return [
    bundle(
      [
        [middle, STRIP_LINE + (top - 256) * scale],
        [middle, STRIP_LINE + 52 * scale],
      ],
      threadsOn.tint,
    ),
    knot(middle, STRIP_LINE, threadsOn.tint, threadsOn.tint.toReversed(), indigoTint),
  ];
}

function arm({ x, scale }: Place): Drawing {
  const middle = x + 352 * scale;
  const height = STRIP_LINE + (88 - 256) * scale;
  return [
    bundle(
      [
        [x + 216 * scale, height],
        [middle, height, Math.max(36, 72 * scale)],
        [middle, STRIP_LINE + 52 * scale],
      ],
      threadsOn.tint,
    ),
    knot(middle, STRIP_LINE, threadsOn.tint, threadsOn.tint.toReversed(), indigoTint),
  ];
}

function foot({ scale }: Place): Drawing {
  const bottom = 256 + (BENCH - STRIP_LINE) / scale;
  return [
    rect(316, 296, 72, 16, indigo),
    fill(`M136 ${bottom}V336A32 32 0 0 1 168 304H384A16 16 0 0 1 400 320V${bottom}z`, indigo),
  ];
}

function joint(): Drawing {
  return [
    dot(352, 192, 42, indigoTint),
    dot(352, 192, 34, indigo),
    ring(352, 192, 19, marigold, 6),
  ];
}

function lens(): Drawing {
  return [
    rect(176, 56, 80, 64, indigoTint),
    rect(184, 64, 64, 48, indigo),
    rect(200, 112, 32, 40, madder),
  ];
}

function tube(): Drawing {
  return [
    rect(164, 40, 104, 120, indigoTint),
    rect(180, 8, 72, 24, marigold),
    rect(192, 32, 48, 24, indigo),
    rect(172, 56, 88, 96, indigo),
    [72, 88].map((y) => rect(172, y, 88, 8, indigoTint)),
    rect(188, 152, 56, 24, indigo),
    rect(200, 176, 32, 32, madder),
  ];
}

function slide(): Drawing {
  return [
    rect(156, 224, 120, 8, surface),
    rect(200, 216, 32, 8, surface),
    dot(216, 220, 7, madder),
  ];
}

function capsule(x: number, y: number, scale: number): Drawing {
  return group({ move: [x, y], turn: -45, scale }, [
    fill('M0 -26H-40A26 26 0 0 0 -40 26H0z', madder),
    fill('M0 -26H40A26 26 0 0 1 40 26H0z', surface),
  ]);
}

function tablet(x: number, y: number, radius: number): Drawing {
  return [
    dot(x, y, radius, surface),
    stroke(`M${x - radius * 0.82} ${y}h${radius * 1.64}`, indigoTint, radius * 0.28),
  ];
}
