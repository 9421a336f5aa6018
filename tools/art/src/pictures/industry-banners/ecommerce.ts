import { ground } from '../../kit/canvas';
import {
  hide,
  indigo,
  indigoMid,
  indigoTint,
  madder,
  madderLight,
  marigold,
  paper,
  sand,
  surface,
} from '../../kit/palette';
import { barcode } from '../../kit/panel';
import { definePicture, type Drawing, fill, rect, stroke } from '../../kit/shapes';
import { bundle, knot, OVERSHOOT, straightBundle, threadsOn } from '../../kit/threads';
import { SMALL_STRIP, STRIP, STRIP_LINE } from './strip';

const FLOOR = 388;

interface Carton {
  readonly x: number;
  readonly width: number;
  readonly height: number;
}

export const bannerEcommerce = definePicture({
  name: 'banner-ecommerce',
  ...STRIP,
  draw: () => {
    const blank = { x: 200, width: 176, height: 176 };
    const open = { x: 692, width: 240, height: 208 };
    const packed = { x: 1180, width: 272, height: 256 };
    return [
      ground(1600, 420, indigo),
      rect(0, FLOOR, 1600, 32, indigoMid),
      outline(blank, 88),
      rect(0, STRIP_LINE - 28, 692, 56, indigo),
      flaps(open, 96),
      straightBundle(threadsOn.indigo, -OVERSHOOT, 1600 + OVERSHOOT, STRIP_LINE),
      label(carton(open), open),
      parcel(packed, 1320),
      pointer(1420, 256, 1.5),
    ];
  },
});

export const bannerEcommerceSmall = definePicture({
  name: 'banner-ecommerce-small',
  ...SMALL_STRIP,
  draw: () => {
    const blank = { x: 76, width: 104, height: 128 };
    const open = { x: 284, width: 168, height: 160 };
    const packed = { x: 524, width: 232, height: 248 };
    return [
      ground(800, 420, indigo),
      rect(0, FLOOR, 800, 32, indigoMid),
      outline(blank, 56),
      rect(0, STRIP_LINE - 28, 284, 56, indigo),
      flaps(open, 64),
      straightBundle(threadsOn.indigo, -OVERSHOOT, 800 + OVERSHOOT, STRIP_LINE),
      label(carton(open), open),
      parcel(packed, 648),
      pointer(704, 260, 1.3),
    ];
  },
});

function outline({ x, width, height }: Carton, flap: number): Drawing {
  const top = FLOOR - 56 - height;
  const cut = 12;
  return [
    stroke(
      `M${x} ${top}l${cut} ${-flap}h${width - 2 * cut}l${cut} ${flap}l${flap} ${cut}v${height - 2 * cut}l${-flap} ${cut}`,
      paper,
      6,
    ),
    stroke(
      `M${x + width} ${top + height}l${-cut} 40h${2 * cut - width}l${-cut} -40l${-flap} ${-cut}v${2 * cut - height}l${flap} ${-cut}`,
      paper,
      6,
    ),
    stroke(`M${x} ${top}h${width}v${height}h${-width}z`, indigoTint, 4, { dash: [12, 8] }),
  ];
}

function flaps({ x, width, height }: Carton, flap: number): Drawing {
  const top = FLOOR - height;
  const lean = flap * 0.72;
  return [
    fill(`M${x} ${top}h${width}l${-flap * 0.3} ${-flap * 0.5}h${flap * 0.6 - width}z`, madder),
    fill(`M${x} ${top}l${-lean} ${-lean}h${flap * 0.5}l${lean - flap * 0.1} ${lean}z`, hide),
    fill(
      `M${x + width} ${top}l${lean} ${-lean}h${-flap * 0.5}l${flap * 0.1 - lean} ${lean}z`,
      hide,
    ),
  ];
}

function carton({ x, width, height }: Carton): Drawing {
  const top = FLOOR - height;
  return [
    rect(x, top, width, height, sand),
    rect(x, top, width, 16, hide),
    straightBundle(threadsOn.sand, x, x + width, STRIP_LINE),
  ];
}

function label(front: Drawing, { x, width, height }: Carton): Drawing {
  const top = FLOOR - height + 36;
  const unit = width > 200 ? 6 : 5;
  return [
    front,
    rect(x + 24, top, 16 * unit, 64, surface),
    barcode(x + 24 + 2 * unit, top + 8, 32, [0, 1, 3, 4, 6, 7, 9, 11], unit, indigo),
    rect(x + 24 + 2 * unit, top + 46, 8 * unit, 8, indigoMid),
  ];
}

function parcel({ x, width, height }: Carton, down: number): Drawing {
  const top = FLOOR - height;
  const tape = [madder, indigo, marigold];
  const vertical = (from: number, to: number, colors: readonly string[]) =>
    bundle(
      [
        [down, from],
        [down, to],
      ],
      colors,
    );
  return [
    rect(x, top, width, height, sand),
    rect(x, top, width, 40, hide),
    vertical(-OVERSHOOT, top, [madderLight, paper, marigold]),
    vertical(top, FLOOR, tape),
    straightBundle(threadsOn.sand, x, x + width, STRIP_LINE),
    knot(down, STRIP_LINE, threadsOn.sand, tape.toReversed(), sand, { gap: 3 }),
    rect(x + 24, top + 72, 56, 48, surface),
    rect(x + 32, top + 80, 40, 8, indigo),
    rect(x + 32, top + 96, 24, 8, indigoMid),
  ];
}

function pointer(x: number, y: number, scale: number): Drawing {
  const at = (dx: number, dy: number) => `${dx * scale} ${dy * scale}`;
  return fill(
    `M${x} ${y}l${at(0, 78)}l${at(20, -18)}l${at(16, 34)}l${at(18, -9)}l${at(-16, -32)}l${at(26, 0)}z`,
    marigold,
    { halo: { color: indigo, reach: 6 } },
  );
}
