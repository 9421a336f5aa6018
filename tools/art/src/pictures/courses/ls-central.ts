import { ground } from '../../kit/canvas';
import { approved, indigo, ink, marigold, paper, surface } from '../../kit/palette';
import { tick } from '../../kit/panel';
import { definePicture, dot, type Drawing, fill, rect, stroke } from '../../kit/shapes';
import { figure } from '../../kit/text';
import { bundle, threadsOn } from '../../kit/threads';
import { CARD, LEFT, LINE, RIGHT } from './card';

const MIDDLE = 240;
const RAIL = 56;
const EYE = 146;

export const courseLsCentral = definePicture({
  name: 'course-ls-central',
  ...CARD,
  draw: () => [
    ground(480, 360, indigo),
    stringBehind(),
    bundle(
      [
        [LEFT, LINE],
        [92, LINE, 32],
        [92, RAIL, 40],
        [388, RAIL, 40],
        [388, LINE, 32],
        [RIGHT, LINE],
      ],
      threadsOn.indigo,
    ),
    tag(MIDDLE - 92, 112, 184, 224),
  ],
});

function tag(x: number, y: number, width: number, height: number): Drawing {
  const corner = 48;
  return [
    fill(
      `M${x + corner} ${y}h${width - 2 * corner}l${corner} ${corner}v${height - corner}h${-width}v${corner - height}z`,
      marigold,
      { halo: { color: indigo, reach: 8 } },
    ),
    dot(MIDDLE, EYE, 12, indigo),
    stringInFront(),
    figure(MIDDLE, y + 144, '10%', { size: 92, color: ink, anchor: 'middle' }),
    rect(x, y + height - 56, width, 40, approved),
    tick(MIDDLE - 14, y + height - 36, surface, 1.6),
  ];
}

const STRING = { half: 14, turn: 24 } as const;

function stringBehind(): Drawing {
  const { half, turn } = STRING;
  return stroke(
    `M${MIDDLE + half} ${RAIL + turn}V${RAIL - turn}A${half} ${half} 0 0 0 ${MIDDLE} ${RAIL - turn - half}`,
    paper,
    5,
  );
}

function stringInFront(): Drawing {
  const { half, turn } = STRING;
  return stroke(
    `M${MIDDLE} ${RAIL - turn - half}A${half} ${half} 0 0 0 ${MIDDLE - half} ${RAIL - turn}V${RAIL + turn}L${MIDDLE} ${EYE}L${MIDDLE + half} ${RAIL + turn}`,
    paper,
    5,
    { roundEnds: true },
  );
}
