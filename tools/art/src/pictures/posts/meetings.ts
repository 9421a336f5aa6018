import { ground } from '../../kit/canvas';
import { hide, indigo, indigoTint, ink, madder, paper, sand, surface } from '../../kit/palette';
import { printLines } from '../../kit/panel';
import { dot, type Drawing, lens, rect, ring } from '../../kit/shapes';
import { straightBundle, threadsOn } from '../../kit/threads';
import { postPicture } from './post-picture';

export const meetings = postPicture(
  'blog-meetings',
  (write) => [
    minutes(),
    write(104, 72, 'Minutes', { size: 36, color: indigo }),
    write(204, 204, 'Decision, owner, date', { size: 24, color: ink, anchor: 'middle' }),
    cup(),
  ],
  {
    // A bar across the ring would be the sign for no entry.
    drawSmall: () => [minutes(), rect(104, 52, 136, 18, indigo), cup()],
  },
);

function minutes(): Drawing {
  return [
    ground(480, 360, sand),
    straightBundle(threadsOn.sand, 0, 480),
    rect(72, 24, 288, 336, surface),
    printLines(104, 264, [216, 176, 136], indigoTint, { step: 24, thickness: 8 }),
    ring(204, 196, 104, hide, 10),
  ];
}

function cup(): Drawing {
  return [
    dot(380, 248, 80, indigo),
    dot(380, 248, 70, paper),
    dot(380, 248, 60, madder),
    lens(348, 222, 10, 52, hide),
  ];
}
