import { ground } from '../../kit/canvas';
import { hide, indigo, indigoMid, ink, madder, marigold, paper, surface } from '../../kit/palette';
import { dot, type Drawing, fill, rect, times } from '../../kit/shapes';
import { straightBundle, THREAD_LINE, threadsOn } from '../../kit/threads';
import { postPicture } from './post-picture';

export const foodMarketing = postPicture('blog-food-marketing', (write) => [
  ground(480, 360, marigold),
  straightBundle(threadsOn.marigold, 0, 480),
  lid(),
  write(206, 131, 'LID2', { size: 44, color: madder, anchor: 'middle' }),
  sweets(),
  box(),
]);

function lid(): Drawing {
  return [
    fill('M96 184L56 40H344L384 184z', indigo),
    fill('M112 176L80 56H328L368 176z', hide),
    fill('M150 148L134 84H262L278 148z', surface),
  ];
}

function sweets(): Drawing {
  return times(6).map((index) =>
    index % 2 === 0
      ? dot(128 + index * 45, 180, 22, madder)
      : fill(`M${128 + index * 45} 152l24 28l-24 28l-24-28z`, paper),
  );
}

function box(): Drawing {
  return [
    rect(80, 184, 320, 144, madder),
    rect(80, 184, 320, 16, indigoMid),
    straightBundle(threadsOn.madder, 80, 400),
    bow(),
    rect(80, 328, 320, 8, ink),
  ];
}

function bow(): Drawing {
  const loop = (turn: 1 | -1) =>
    `M240 ${THREAD_LINE}C${240 + turn * 40} ${THREAD_LINE - 56} ${240 + turn * 96} ${THREAD_LINE - 40} ${240 + turn * 88} ${THREAD_LINE}C${240 + turn * 96} ${THREAD_LINE + 40} ${240 + turn * 40} ${THREAD_LINE + 56} 240 ${THREAD_LINE}z`;
  return [
    fill(loop(1), surface, { halo: { color: madder, reach: 6 } }),
    fill(loop(-1), surface, { halo: { color: madder, reach: 6 } }),
    rect(224, THREAD_LINE - 16, 32, 32, madder),
  ];
}
