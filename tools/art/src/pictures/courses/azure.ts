import { ground } from '../../kit/canvas';
import { indigo, indigoTint, marigold, paper } from '../../kit/palette';
import { definePicture, dot, type Drawing, line, ring, stroke } from '../../kit/shapes';
import { asThread, PITCH, THREAD, threadsOn } from '../../kit/threads';
import { CARD, LEFT, LINE, RIGHT } from './card';

const X = 240;
const Y = 132;
const RADIUS = 96;
const NECK = 34;

export const courseAzure = definePicture({
  name: 'course-azure',
  ...CARD,
  draw: () => [ground(480, 360, indigoTint), threads(), door()],
});

function threads(): Drawing {
  const drop = LINE - NECK - Y;
  const reach = Math.sqrt((RADIUS + NECK) ** 2 - drop ** 2);
  return threadsOn.tint.map((color, index) => {
    const offset = PITCH - index * PITCH;
    const circle = RADIUS + offset;
    const bend = NECK - offset;
    const share = circle / (RADIUS + NECK);
    const touch = (side: 1 | -1) => `${X + side * reach * share} ${Y + drop * share}`;
    return asThread(
      stroke(
        `M${LEFT} ${LINE - offset}H${X - reach}A${bend} ${bend} 0 0 0 ${touch(-1)}A${circle} ${circle} 0 1 1 ${touch(1)}A${bend} ${bend} 0 0 0 ${X + reach} ${LINE - offset}H${RIGHT}`,
        color,
        THREAD,
      ),
    );
  });
}

function door(): Drawing {
  const plate = RADIUS - PITCH - 12;
  const spoke = plate * 0.78;
  return [
    dot(X, Y, plate, indigo),
    [0, 60, 120].map((degrees) => {
      const dx = Math.cos((degrees * Math.PI) / 180) * spoke;
      const dy = Math.sin((degrees * Math.PI) / 180) * spoke;
      return line(X - dx, Y - dy, X + dx, Y + dy, paper, plate * 0.14);
    }),
    ring(X, Y, plate * 0.5, paper, plate * 0.14),
    dot(X, Y, plate * 0.22, marigold),
  ];
}
