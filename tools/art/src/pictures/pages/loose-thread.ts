import { ground } from '../../kit/canvas';
import { indigo, indigoMid, paper } from '../../kit/palette';
import { definePicture, type Drawing, fill, group, rect, stroke, times } from '../../kit/shapes';
import { asThread, OVERSHOOT, THREAD, threadsOn } from '../../kit/threads';
import { BANNER, BANNER_LINE, SMALL_BANNER, SMALL_LINE } from './frame';

interface Scene {
  readonly width: number;
  readonly height: number;
  readonly line: number;
  readonly thread: number;
  readonly leaves: number;
  readonly scale: number;
}

function scene({ width, height, line, thread, leaves, scale }: Scene): Drawing {
  const pitch = thread * 2;
  const [loose, ...others] = threadsOn.indigo;
  const place = line - pitch;
  const stitch = thread * 2.5;
  const stitches = Math.ceil((width - leaves) / (stitch * 2));
  return [
    ground(width, height, indigo),
    others.map((color, index) =>
      asThread(
        stroke(`M${-OVERSHOOT} ${line + index * pitch}H${width + OVERSHOOT}`, color, thread),
      ),
    ),
    times(stitches).map((index) =>
      rect(leaves + stitch * (2 * index + 3), place - thread / 4, stitch, thread / 2, indigoMid),
    ),
    asThread(stroke(`M${-OVERSHOOT} ${place}H${leaves + 1}`, loose, thread)),
    group({ move: [leaves, place], scale }, [
      asThread(
        stroke(
          'M0 0C90 0 150 -62 128 -136C108 -204 14 -206 8 -132C2 -52 132 -38 212 -112L262 -162',
          loose,
          thread / scale,
        ),
      ),
      group({ move: [262, -162], turn: -45 }, needle()),
    ]),
  ];
}

function needle(): Drawing {
  return [
    fill('M-22 0C-22 -15 6 -14 30 -10L196 0L30 10C6 14 -22 15 -22 0z', paper),
    rect(-12, -5, 30, 10, indigo, 5),
  ];
}

export const looseThread = definePicture({
  name: 'loose-thread',
  ...BANNER,
  draw: () => scene({ ...BANNER, line: BANNER_LINE, thread: THREAD, leaves: 216, scale: 1.05 }),
});

export const looseThreadSmall = definePicture({
  name: 'loose-thread-small',
  ...SMALL_BANNER,
  draw: () => scene({ ...SMALL_BANNER, line: SMALL_LINE, thread: 8, leaves: 92, scale: 0.66 }),
});
