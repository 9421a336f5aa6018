import { ground, spokes } from '../../kit/canvas';
import { indigo, indigoTint, madder, marigold, surface } from '../../kit/palette';
import { dot, type Drawing, fill, group, rect, ring } from '../../kit/shapes';
import { bundle, knot, straightBundle, THREAD_LINE, threadsOn } from '../../kit/threads';
import { defineTile } from './tile';

const ARM = 352;

export const medicine = defineTile({
  name: 'medicine',
  motion: 'turn',
  draw: () => [
    ground(480, 360, indigoTint),
    straightBundle(threadsOn.tint, 0, 480),
    bundle(
      [
        [224, 96],
        [ARM, 96, 72],
        [ARM, 312],
      ],
      threadsOn.tint,
    ),
    knot(ARM, THREAD_LINE, threadsOn.tint, threadsOn.tint.toReversed(), indigoTint),
    dot(ARM, 192, 40, indigoTint),
    foot(),
    tube(),
    [rect(164, 224, 104, 8, surface), rect(200, 216, 32, 8, surface), dot(216, 220, 7, madder)],
    capsule(),
    [dot(424, 72, 28, surface), rect(400, 68, 48, 8, indigoTint)],
  ],
  parts: () => [[dot(ARM, 192, 32, indigo), ring(ARM, 192, 18, marigold, 6), spokes(ARM, 192, 18)]],
});

function tube(): Drawing {
  return [
    rect(164, 48, 104, 112, indigoTint),
    rect(180, 16, 72, 24, marigold),
    rect(192, 40, 48, 16, indigo),
    rect(172, 56, 88, 96, indigo),
    [72, 88].map((y) => rect(172, y, 88, 8, indigoTint)),
    rect(188, 152, 56, 24, indigo),
    rect(200, 176, 32, 32, madder),
  ];
}

function foot(): Drawing {
  return [
    rect(320, 296, 64, 16, indigo),
    fill('M136 344V336A32 32 0 0 1 168 304H384A16 16 0 0 1 400 320V344z', indigo),
  ];
}

function capsule(): Drawing {
  return group({ move: [84, 128], turn: -45 }, [
    fill('M0 -26H-40A26 26 0 0 0 -40 26H0z', madder),
    fill('M0 -26H40A26 26 0 0 1 40 26H0z', surface),
  ]);
}
