import { ground } from '../../kit/canvas';
import {
  indigo,
  indigoDeep,
  indigoMid,
  madder,
  marigold,
  paper,
  sand,
  surface,
} from '../../kit/palette';
import { type Drawing, fill, group, line, rect, times } from '../../kit/shapes';
import { PITCH, straightBundle, THREAD_LINE, threadsOn } from '../../kit/threads';
import { defineTile } from './tile';

const ENDS = 21;
const warp = times(ENDS).map((index) => ({
  x: 80 + index * PITCH,
  color: index % 5 === 2 ? madder : indigo,
}));

export const fabricationGarments = defineTile({
  name: 'fabrication-garments',
  motion: 'aside',
  draw: () => [
    ground(480, 360, sand),
    warp.map(({ x, color }) => rect(x - 3, 40, 6, 200, color)),
    beam(),
    cloth(),
    straightBundle(threadsOn.sand, 0, 480),
    crossings(),
  ],
  parts: () => [[line(-64, 176, 96, 176, marigold, 6), shuttle()]],
});

function beam(): Drawing {
  return [
    rect(40, 24, 400, 32, indigo),
    rect(56, 36, 368, 8, marigold),
    rect(24, 16, 24, 48, indigoDeep),
    rect(432, 16, 24, 48, indigoDeep),
    rect(56, 92, 368, 12, surface),
    rect(56, 112, 368, 4, indigoMid),
  ];
}

function cloth(): Drawing {
  const weft = [marigold, marigold, madder, marigold];
  return weft.map((weftColor, row) =>
    warp.map(({ x, color }, end) =>
      (end + row) % 2 === 1
        ? rect(x - 7, 290 + row * PITCH, 14, 12, weftColor)
        : rect(x - 6, 289 + row * PITCH, 12, 14, color),
    ),
  );
}

function crossings(): Drawing {
  return warp.map(({ x, color }, end) =>
    [-PITCH, 0, PITCH].map((dy, weft) =>
      (end + weft) % 2 === 1
        ? [
            rect(x - 6, THREAD_LINE + dy - 8, 12, 16, sand),
            rect(x - 3, THREAD_LINE + dy - 8, 6, 16, color),
          ]
        : [],
    ),
  );
}

function shuttle(): Drawing {
  return group({ move: [96, 176] }, [
    fill('M0 0C40 -28 168 -28 208 0C168 28 40 28 0 0z', sand),
    fill('M8 0C48 -22 160 -22 200 0C160 22 48 22 8 0z', madder),
    rect(64, -8, 80, 16, paper),
    times(8).map((index) => rect(68 + index * 9, -8, 5, 16, marigold)),
  ]);
}
