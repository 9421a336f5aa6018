import { ground } from '../../kit/canvas';
import { indigo, indigoMid, indigoTint, marigold } from '../../kit/palette';
import { definePicture, type Drawing, fill, rect, stroke, times } from '../../kit/shapes';
import {
  asThread,
  bundle,
  OVERSHOOT,
  PITCH,
  straightBundle,
  THREAD,
  threadsOn,
} from '../../kit/threads';
import { SMALL_STRIP, STRIP, STRIP_LINE } from './strip';

const TURN = 3 * PITCH;

interface Core {
  readonly x: number;
  readonly width: number;
  readonly top: number;
  readonly leg: number;
}
const FOOT = 396;

export const bannerElectricals = definePicture({
  name: 'banner-electricals',
  ...STRIP,
  draw: () => {
    const empty = { x: 96, width: 336, top: 56, leg: 48 };
    const half = { x: 596, width: 336, top: 56, leg: 48 };
    const done = { x: 1112, width: 384, top: 32, leg: 48 };
    return scene(1600, empty, half, done, 2, 5);
  },
});

export const bannerElectricalsSmall = definePicture({
  name: 'banner-electricals-small',
  ...SMALL_STRIP,
  draw: () => {
    const empty = { x: 24, width: 152, top: 148, leg: 32 };
    const half = { x: 228, width: 168, top: 112, leg: 32 };
    const done = { x: 492, width: 268, top: 56, leg: 40 };
    return scene(800, empty, half, done, 2, 4);
  },
});

function scene(
  width: number,
  empty: Core,
  half: Core,
  done: Core,
  wound: number,
  turns: number,
): Drawing {
  const [halfTop, doneTop] = [wound, turns].map((count) => STRIP_LINE - (count - 1) * TURN);
  return [
    ground(width, 420, indigo),
    rect(0, FOOT, width, 24, indigoMid),
    straightBundle(threadsOn.indigo, -OVERSHOOT, half.x, STRIP_LINE),
    bundle(
      [
        [half.x + half.leg, halfTop ?? 0],
        [half.x + half.width + 44, halfTop ?? 0, 24],
        [half.x + half.width + 44, STRIP_LINE, 24],
        [done.x, STRIP_LINE],
      ],
      threadsOn.indigo,
    ),
    straightBundle(threadsOn.indigo, done.x, done.x + done.width, doneTop),
    straightBundle(threadsOn.indigo, done.x + done.width, width + OVERSHOOT, STRIP_LINE),
    [empty, half, done].map(core),
    coil(half.x, half.leg, wound),
    coil(done.x, done.leg, turns),
    coil(done.x + done.width - done.leg, done.leg, turns),
    bolt(done),
  ];
}

function core({ x, width, top, leg }: Core): Drawing {
  const frame = (inset: number, color: string, thickness: number) =>
    stroke(
      `M${x + inset} ${top + inset}h${width - 2 * inset}v${FOOT - top - 2 * inset}h${2 * inset - width}z`,
      color,
      thickness,
    );
  return [
    frame(leg / 2, indigo, leg + 12),
    [1, 3, 5].map((sixth) => frame((leg * sixth) / 6, indigoTint, leg / 5)),
  ];
}

function coil(x: number, leg: number, turns: number): Drawing {
  const [left, right] = [x - 20, x + leg + 20];
  const top = STRIP_LINE - (turns - 1) * TURN;
  return [
    rect(left - 4, top - PITCH - 10, leg + 48, turns * TURN + 4, indigo),
    threadsOn.indigo.map((color, thread) =>
      asThread(
        stroke(
          times(turns)
            .map((turn) => `M${left} ${top + turn * TURN + (thread - 1) * PITCH}H${right}`)
            .join(''),
          color,
          THREAD + 3,
          { roundEnds: true },
        ),
      ),
    ),
  ];
}

function bolt({ x, width }: Core): Drawing {
  const middle = x + width / 2;
  return fill(`M${middle + 16} ${STRIP_LINE - 132}l-56 92h36l-16 72l60 -96h-36l28 -68z`, marigold);
}
