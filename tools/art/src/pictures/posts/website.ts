import { ground } from '../../kit/canvas';
import { hide, indigo, indigoDeep, ink, madder, marigold, sand, surface } from '../../kit/palette';
import { dot, type Drawing, line, rect, ring, stroke } from '../../kit/shapes';
import { straightBundle, THREAD_LINE, threadsOn } from '../../kit/threads';
import { postPicture, type Write } from './post-picture';

export const website = postPicture(
  'blog-website',
  (write) => [
    ground(480, 360, madder),
    rect(192, 0, 96, 24, indigoDeep),
    stroke('M240 24V44A14 14 0 0 0 268 44V40', indigoDeep, 10),
    stroke(
      'M96 58H384A26 26 0 0 1 410 84A26 26 0 0 1 384 110H96A26 26 0 0 1 70 84A26 26 0 0 1 96 58z',
      indigo,
      8,
    ),
    [0, 2].map((index) => key(index)),
    straightBundle(threadsOn.madder, 0, 480),
    [1, 3].map((index) => key(index, madder)),
    ['Domain', 'Code', 'Content', 'Analytics'].map((words, index) => tag(index, words, write)),
  ],
  { drawSmall: threeKeys },
);

function threeKeys(): Drawing {
  return [
    ground(480, 360, madder),
    rect(40, 28, 400, 20, indigoDeep),
    [1, 0].map((place) => largeKey(240 + (place * 2 - 1) * 132, place === 0 ? marigold : sand)),
    straightBundle(threadsOn.madder, 0, 480),
    rect(240 - 28, THREAD_LINE - 32, 56, 64, madder),
    largeKey(240, indigo),
  ];
}

function largeKey(x: number, color: string): Drawing {
  return [
    rect(x - 4, 40, 8, 32, indigoDeep),
    ring(x, 112, 40, color, 20),
    rect(x - 9, 150, 18, 190, color),
    rect(x + 9, 278, 34, 18, color),
    rect(x + 9, 322, 46, 18, color),
  ];
}

const columnOf = (index: number) => 96 + index * 96;
const colors = [marigold, indigoDeep, sand, hide];

function key(index: number, halo?: string): Drawing {
  const x = columnOf(index);
  const color = colors[index] ?? indigo;
  return [
    halo ? rect(x - 14, THREAD_LINE - 28, 28, 56, halo) : [],
    ring(x, 126, 22, color, 12),
    rect(x - 6, 144, 12, 184, color),
    rect(x + 6, 292 - (index % 2) * 8, 20, 10, color),
    rect(x + 6, 314, 14 + (index % 3) * 5, 14, color),
  ];
}

function tag(index: number, words: string, write: Write): Drawing {
  const x = columnOf(index);
  return [
    line(x, 140, x, 172, ink, 3),
    rect(x - 45, 168, 90, 48, surface),
    dot(x, 177, 4, madder),
    write(x, 205, words, { size: 24, color: ink, anchor: 'middle' }),
  ];
}
