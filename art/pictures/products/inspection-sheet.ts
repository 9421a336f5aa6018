import { ground } from '../../kit/canvas';
import { indigoTint, ink, madder, muted, surface } from '../../kit/palette';
import { panel } from '../../kit/panel';
import { definePicture, dot, type Drawing, rect, stroke } from '../../kit/shapes';
import { figure, text } from '../../kit/text';
import { asThread, offsetPolyline, PITCH, threadsOn } from '../../kit/threads';
import { detour, RECORD, RECORD_LINE, SMALL, SMALL_LINE } from '../services/frame';

/** Readings of the bore in hundredths of a millimetre above 25.00; the limits are two either way. */
const readings = [0, 1, -1, 3, 0];
const LIMIT = 2;

/** An inspection sheet on which the threads are upper limit, nominal size and lower limit. */
export const inspectionSheet = definePicture({
  name: 'inspection-sheet',
  ...RECORD,
  draw: () => [
    ground(460, 288, indigoTint),
    panel(48, 16, 364, 256),
    figure(64, 52, 'B2611-07', { size: 28 }),
    text(168, 51, 'Bore 25.00 mm', { size: 15, color: muted }),
    rect(312, 28, 84, 32, madder),
    text(354, 50, 'On hold', { size: 17, color: surface, anchor: 'middle' }),
    limits({ width: 460, threadLine: RECORD_LINE, top: 128, pitch: 48 }),
    run({ x: 142, step: 60, middle: 176, unit: 24 }),
    readings.map((reading, index) =>
      text(142 + index * 60, 258, (25 + reading / 100).toFixed(2), {
        size: 15,
        color: reading > LIMIT ? madder : ink,
        anchor: 'middle',
      }),
    ),
  ],
});

export const inspectionSheetSmall = definePicture({
  name: 'inspection-sheet-small',
  ...SMALL,
  draw: () => [
    ground(400, 300, indigoTint),
    panel(48, 16, 304, 268),
    figure(64, 52, 'B2611-07', { size: 26 }),
    rect(256, 26, 80, 32, madder),
    text(296, 47, 'On hold', { size: 16, color: surface, anchor: 'middle' }),
    limits({ width: 400, threadLine: SMALL_LINE, top: 128, pitch: 52 }),
    run({ x: 136, step: 46, middle: 180, unit: 26 }),
    text(64, 264, 'Bore 25.00 mm', { size: 16 }),
  ],
});

interface Limits {
  readonly width: number;
  readonly threadLine: number;
  readonly top: number;
  readonly pitch: number;
}

/** The bundle opens into upper limit, nominal size and lower limit, and closes again. */
function limits({ width, threadLine, top, pitch }: Limits): Drawing {
  return threadsOn.tint.map((color, index) => {
    const port = threadLine + (index - 1) * PITCH;
    const limit = top + index * pitch;
    const path = detour({ width, port, row: limit, turn: 10 + index * 15 });
    return [
      asThread(stroke(offsetPolyline(path, 0, 8), color)),
      text(64, limit - 10, ['25.02', '25.00', '24.98'][index] ?? '', {
        size: 15,
        color: muted,
      }),
    ];
  });
}

interface Run {
  readonly x: number;
  readonly step: number;
  /** Height of the nominal size, and of one hundredth. */
  readonly middle: number;
  readonly unit: number;
}

function run({ x, step, middle, unit }: Run): Drawing {
  const points = readings.map((reading, index) => ({
    x: x + index * step,
    y: middle - reading * unit,
    failed: Math.abs(reading) > LIMIT,
  }));
  return [
    stroke(`M${points.map((point) => `${point.x} ${point.y}`).join('L')}`, ink, 3),
    points.map((point) => [
      dot(point.x, point.y, 12, surface),
      dot(point.x, point.y, 9, point.failed ? madder : ink),
    ]),
    points
      .filter(({ failed }) => failed)
      .map((point) =>
        text(point.x - 18, point.y + 6, '25.03', { size: 17, color: madder, anchor: 'end' }),
      ),
  ];
}
