import { ground } from '../../kit/canvas';
import { indigo, indigoDeep, madderLight, marigold, paper } from '../../kit/palette';
import {
  definePicture,
  dot,
  type Drawing,
  fill,
  group,
  rect,
  stroke,
  times,
} from '../../kit/shapes';
import { figure, text } from '../../kit/text';
import { asThread, offsetPolyline, PITCH, threadsOn } from '../../kit/threads';
import { detour, WIDE, WIDE_LINE } from './frame';

/** The last row is the missing person. */
const points = [
  { name: 'A', people: 7, color: marigold },
  { name: 'B', people: 6, color: paper },
  { name: '?', people: 0, color: madderLight },
];

interface RollCall {
  readonly width: number;
  readonly threadLine: number;
  readonly first: number;
  readonly pitch: number;
  readonly name: number;
  readonly left: number;
  /** 1 is 40 units wide. */
  readonly scale: number;
}

function rollCall({ width, threadLine, first, pitch, name, left, scale }: RollCall): Drawing {
  return points.map((point, index) => {
    const y = first + index * pitch;
    const port = threadLine + (index - 1) * PITCH;
    const path = detour({ width, port, row: y, turn: 14 + index * PITCH });
    return [
      asThread(stroke(offsetPolyline(path, 0, 12), threadsOn.indigo[index] ?? paper)),
      dot(name, y, 26 * scale, point.color),
      figure(name, y + 12 * scale, point.name, {
        size: 34 * scale,
        color: indigoDeep,
        anchor: 'middle',
      }),
      times(point.people).map((person) =>
        group({ move: [left + person * 58 * scale, y - 8], scale }, found(point.color)),
      ),
      point.people === 0 ? group({ move: [left, y - 8], scale }, missing()) : [],
    ];
  });
}

function found(color: string): Drawing {
  return [dot(0, -38, 13, color), fill('M-20 0V-2A20 20 0 0 1 20 -2V0z', color)];
}

function missing(): Drawing {
  return stroke(
    'M-13 -38a13 13 0 0 1 26 0a13 13 0 0 1 -26 0M-20 0V-2A20 20 0 0 1 20 -2V0',
    madderLight,
    3.5,
    { dash: [6, 4] },
  );
}

export const serviceVms = definePicture({
  name: 'service-vms',
  ...WIDE,
  draw: () => [
    ground(744, 500, indigo),
    rect(72, 24, 600, 412, indigoDeep, 16),
    figure(104, 92, 'Roll-call', { size: 40, color: paper }),
    figure(640, 92, '13 of 14', { size: 56, color: paper, anchor: 'end' }),
    rollCall({
      width: 744,
      threadLine: WIDE_LINE,
      first: 184,
      pitch: 92,
      name: 130,
      left: 208,
      scale: 1.1,
    }),
    text(248, 344, 'Contractor, last seen at gate 3', { size: 20, color: paper }),
  ],
});
