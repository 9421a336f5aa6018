import { ground } from '../../kit/canvas';
import { hide, indigo, indigoDeep, indigoTint, madder } from '../../kit/palette';
import { dot, type Drawing, fill, rect, stroke } from '../../kit/shapes';
import { straightBundle, THREAD_LINE, threadsOn } from '../../kit/threads';
import { defineTile } from './tile';

export const leathers = defineTile({
  name: 'leathers',
  motion: 'lift',
  draw: () => [ground(480, 360, indigoTint), handle(), bag(), strap()],
  parts: () => [rect(196, 250, 72, 12, hide)],
});

function handle(): Drawing {
  return [
    stroke('M184 88V72A32 32 0 0 1 216 40H264A32 32 0 0 1 296 72V88', indigo, 16),
    rect(168, 72, 32, 24, indigoDeep),
    rect(280, 72, 32, 24, indigoDeep),
  ];
}

function bag(): Drawing {
  return [
    fill('M80 104H400V304A24 24 0 0 1 376 328H104A24 24 0 0 1 80 304z', madder),
    stroke('M92 232V304A12 12 0 0 0 104 316H376A12 12 0 0 0 388 304V232', hide, 4, {
      dash: [12, 8],
    }),
    fill('M64 88H416V152A64 64 0 0 1 352 216H128A64 64 0 0 1 64 152z', hide),
    stroke('M76 100V152A52 52 0 0 0 128 204H352A52 52 0 0 0 404 152V100', madder, 4, {
      dash: [12, 8],
    }),
  ];
}

function strap(): Drawing {
  return [
    rect(80, 228, 320, 56, madder),
    straightBundle(threadsOn.tint, 0, 80),
    straightBundle(threadsOn.madder, 80, 400),
    straightBundle(threadsOn.tint, 400, 480),
    rect(180, 216, 120, 84, madder),
    rect(188, 204, 104, 104, indigoDeep),
    rect(204, 220, 72, 72, madder),
    straightBundle(threadsOn.madder, 204, 292),
    [324, 348, 372].map((x) => dot(x, THREAD_LINE, 4, indigoDeep)),
  ];
}
