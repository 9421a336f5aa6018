import { ground, road, wheel } from '../../kit/canvas';
import { indigo, indigoDeep, indigoMid, madder, marigold, paper, sand } from '../../kit/palette';
import { definePicture, dot, type Drawing, fill, rect, times } from '../../kit/shapes';
import { OVERSHOOT, straightBundle, threadsOn } from '../../kit/threads';
import { type Place, set, SMALL_STRIP, STRIP, STRIP_LINE } from './strip';

export const bannerLogistics = definePicture({
  name: 'banner-logistics',
  ...STRIP,
  draw: () => [
    highway(1600, 388, gantry(512, [312, 600])),
    convoy(1600, { x: 0, scale: 1.1 }, { x: 504, scale: 1.1 }, { x: 1040, scale: 1.2 }),
  ],
});

export const bannerLogisticsSmall = definePicture({
  name: 'banner-logistics-small',
  ...SMALL_STRIP,
  draw: () => [
    highway(800, 368, gantry(28, [76, 228])),
    convoy(800, { x: -120, scale: 0.72 }, { x: 172, scale: 0.72 }, { x: 460, scale: 0.74 }),
  ],
});

function highway(width: number, street: number, sign: Drawing): Drawing {
  return [
    ground(width, 420, sand),
    sign,
    road(width, street, 420 - street),
    straightBundle(threadsOn.sand, -OVERSHOOT, width + OVERSHOOT, STRIP_LINE),
  ];
}

function gantry(x: number, boards: readonly [number, number]): Drawing {
  const [left, right] = [Math.min(x, boards[0]), Math.max(x + 16, boards[1] + 128)];
  return [
    rect(x, 40, 16, 348, indigoMid),
    rect(left, 64, right - left, 10, indigoMid),
    rect(left, 88, right - left, 6, indigoMid),
    boards.map((board) => [
      rect(board, 32, 128, 96, indigo),
      rect(board + 8, 40, 112, 80, paper),
      rect(board + 12, 44, 104, 72, indigo),
      fill(`M${board + 28} 74h44v-18l32 24l-32 24v-18h-44z`, marigold),
    ]),
  ];
}

function convoy(width: number, bare: Place, started: Place, loaded: Place): Drawing {
  const [left, right] = [48, 312].map((x) => loaded.x + x * loaded.scale);
  return [
    set(bare, [chassis(), wheels()]),
    set(started, [chassis(), cab(), wheels()]),
    set(loaded, container()),
    straightBundle(threadsOn.indigo, left ?? 0, right ?? width, STRIP_LINE),
    set(loaded, [chassis(), cab(), wheels(), pin()]),
  ];
}

function chassis(): Drawing {
  return [
    rect(48, 284, 392, 16, indigoDeep),
    rect(216, 280, 112, 32, indigoMid),
    rect(232, 288, 80, 6, indigo),
  ];
}

function cab(): Drawing {
  return [
    rect(312, 208, 8, 80, indigoDeep),
    fill('M320 160H368A72 72 0 0 1 440 232V288H320z', madder),
    fill('M344 180H366A54 54 0 0 1 418 224H344z', paper),
    rect(428, 252, 12, 16, marigold),
  ];
}

function container(): Drawing {
  return [
    rect(48, 100, 264, 188, indigo),
    times(10).map((index) => rect(66 + index * 25, 116, 4, 92, indigoMid)),
  ];
}

function wheels(): Drawing {
  return [112, 176, 376].map((x) => [dot(x, 300, 40, sand), wheel(x, 300, 32, indigoDeep)]);
}

function pin(): Drawing {
  return [
    fill(
      'M180 2A36 36 0 0 1 216 38C216 64 180 92 180 92S144 64 144 38A36 36 0 0 1 180 2z',
      marigold,
    ),
    dot(180, 38, 14, sand),
  ];
}
