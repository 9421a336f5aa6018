import { ground } from '../../kit/canvas';
import { approved, ink, madder, madderTint, muted, sand, surface } from '../../kit/palette';
import { cross, openStep, tick } from '../../kit/panel';
import { definePicture, dot, type Drawing, fill, line, rect, ring, stroke } from '../../kit/shapes';
import { figure, text } from '../../kit/text';
import { asThread, OVERSHOOT, PITCH, straightBundle, threadsOn } from '../../kit/threads';
import { RECORD, RECORD_LINE, SMALL, SMALL_LINE } from '../services/frame';

const lent = [
  { item: '15 kW motor', day: '14 Nov', state: 'returned' },
  { item: 'Coupling', day: '21 Nov', state: 'overdue' },
  { item: 'Pressure gauge', day: '28 Nov', state: 'due' },
] as const;

/** A returnable gate pass as a tag on the threads. */
export const gatePass = definePicture({
  name: 'gate-pass',
  ...RECORD,
  draw: () => [
    ground(460, 288, sand),
    tag([48, 16, 436, 272], RECORD_LINE, 460),
    figure(136, 62, 'RGP-0418', { size: 34 }),
    text(136, 88, 'To the motor rewinder', { size: 16, color: muted }),
    lentRows(136, 416, 140, 50, 17),
  ],
});

export const gatePassSmall = definePicture({
  name: 'gate-pass-small',
  ...SMALL,
  draw: () => [
    ground(400, 300, sand),
    tag([32, 16, 380, 284], SMALL_LINE, 400),
    figure(124, 66, 'RGP-0418', { size: 34 }),
    text(124, 94, 'Motor rewinder', { size: 16, color: muted }),
    lentRows(124, 364, 146, 52, 16),
  ],
});

const RIM = 34;

/** A tag whose hole lets the bundle through: in front on the left, behind it on the right. */
function tag(
  [left, top, right, bottom]: readonly [number, number, number, number],
  threadLine: number,
  width: number,
): Drawing {
  const hole = left + 40;
  return [
    straightBundle(threadsOn.sand, hole, width + OVERSHOOT, threadLine),
    fill(
      `M${left + 32} ${top}H${right}V${bottom}H${left + 32}L${left} ${bottom - 32}V${top + 32}z`,
      surface,
    ),
    dot(hole, threadLine, RIM - 4, sand),
    ring(hole, threadLine, RIM, madder, 8),
    threadsOn.sand.map((color, index) => {
      const offset = (index - 1) * PITCH;
      return asThread(
        line(
          -OVERSHOOT,
          threadLine + offset,
          hole + Math.sqrt(RIM ** 2 - offset ** 2),
          threadLine + offset,
          color,
        ),
      );
    }),
    stroke(
      `M${hole} ${threadLine - RIM}a${RIM} ${RIM} 0 0 1 ${RIM} ${RIM}a${RIM} ${RIM} 0 0 1 ${-RIM} ${RIM}`,
      madder,
      8,
    ),
  ];
}

function lentRows(
  left: number,
  right: number,
  first: number,
  pitch: number,
  size: number,
): Drawing {
  return lent.map(({ item, day, state }, index) => {
    const y = first + index * pitch;
    const color = state === 'overdue' ? madder : ink;
    return [
      state === 'overdue'
        ? rect(left - 8, y - pitch * 0.6, right - left + 16, pitch - 2, madderTint)
        : [],
      index === 0 ? rect(left, y - pitch * 0.6, right - left, 2, ink) : [],
      text(left, y, item, { size, color }),
      text(right - 28, y, day, { size, color, anchor: 'end' }),
      state === 'returned' ? tick(right - 14, y - 6, approved, 1.2) : [],
      state === 'overdue' ? cross(right - 14, y - 12) : [],
      state === 'due' ? openStep(right - 8, y - 6, 7) : [],
    ];
  });
}
