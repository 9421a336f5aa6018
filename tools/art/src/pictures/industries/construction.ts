import { ground } from '../../kit/canvas';
import { indigo, indigoDeep, indigoTint, madder, marigold } from '../../kit/palette';
import { type Drawing, fill, rect, stroke, times } from '../../kit/shapes';
import { straightBundle, THREAD_LINE, threadsOn } from '../../kit/threads';
import { across, defineTile } from './tile';

const columns = [264, 336, 408];

export const construction = defineTile({
  name: 'construction',
  motion: 'hang',
  draw: () => [
    ground(480, 360, indigoTint),
    across(336, 24, indigo),
    columns.map((x, index) => rect(x, index === 2 ? 224 : 176, 16, 170, indigo)),
    straightBundle(threadsOn.tint, 0, 480),
    ties(),
    rect(248, 312, 192, 8, indigo),
    mast(),
    jib(),
  ],
  parts: () => [load()],
});

function ties(): Drawing {
  return columns.map((x, column) =>
    threadsOn.tint.map((color, thread) => {
      const y = THREAD_LINE + (thread - 1) * 16;
      return (column + thread) % 2 === 1
        ? [rect(x - 4, y - 8, 24, 16, indigoTint), rect(x, y - 8, 16, 16, indigo)]
        : [rect(x - 1, y - 8, 18, 16, indigoTint), rect(x - 2, y - 4, 20, 8, color)];
    }),
  );
}

function mast(): Drawing {
  return [
    rect(104, 88, 8, 250, indigo),
    rect(144, 88, 8, 250, indigo),
    times(5).map((index) => {
      const y = 96 + index * 48;
      return stroke(`M108 ${y}L148 ${y + 24}L108 ${y + 48}`, indigo, 5);
    }),
    rect(92, 320, 72, 16, indigoDeep),
  ];
}

function jib(): Drawing {
  return [
    rect(32, 72, 416, 8, indigo),
    rect(88, 100, 344, 6, indigo),
    times(7).map((index) => {
      const x = 160 + index * 40;
      return stroke(`M${x} 102L${x + 20} 76L${x + 40} 102`, indigo, 5);
    }),
    stroke('M48 74L128 24L400 74', indigo, 5),
    fill('M104 74L128 16L152 74z', indigo),
    rect(32, 80, 56, 48, madder),
    rect(100, 104, 56, 36, marigold),
    rect(112, 112, 24, 16, indigo),
  ];
}

function load(): Drawing {
  return [
    rect(342, 104, 4, 56, indigo),
    stroke('M304 192L344 160L384 192', indigo, 4),
    rect(296, 192, 96, 20, madder),
    rect(336, 96, 16, 16, indigoDeep),
  ];
}
