import { ground } from '../kit/canvas';
import { indigo, indigoTint, madder, marigold, periwinkle, street, surface } from '../kit/palette';
import { definePicture, type Drawing, fill, group, rect, stroke, times } from '../kit/shapes';
import { text } from '../kit/text';
import { bundle, OVERSHOOT, threadsOn } from '../kit/threads';

/** Its tip is 88 below its middle. */
function pin(x: number, y: number): Drawing {
  return group({ move: [x, y] }, [
    fill('M0 -52A52 52 0 0 1 52 0C52 44 0 88 0 88S-52 44 -52 0A52 52 0 0 1 0 -52z', marigold, {
      halo: { color: indigoTint, reach: 4 },
    }),
    rect(-18, -20, 8, 40, indigo),
    rect(10, -20, 8, 40, indigo),
    rect(-24, -14, 14, 8, madder),
    rect(-6, -14, 30, 8, madder),
    rect(-24, 6, 30, 8, madder),
    rect(10, 6, 14, 8, madder),
  ]);
}

/** For phones. */
export const mapNoida = definePicture({
  name: 'map-noida',
  width: 640,
  height: 360,
  shownAt: 320,
  draw: () => [
    ground(640, 360, indigoTint),
    [40, 120, 200, 280].map((y, index) =>
      stroke(`M-10 ${y + 20}L650 ${y - 20}`, street, index === 2 ? 22 : 12),
    ),
    [80, 180, 280, 380, 480, 580].map((x, index) =>
      stroke(`M${x - 20} -10L${x + 24} 370`, street, index === 3 ? 22 : 12),
    ),
    stroke('M-10 336C120 270 200 356 320 314S520 346 650 292', periwinkle, 30),
    bundle(
      [
        [-OVERSHOOT, 212],
        [400, 187],
      ],
      threadsOn.tint,
      { thread: 6, pitch: 12 },
    ),
    pin(404, 136),
    rect(96, 100, 236, 56, surface),
    text(214, 137, 'Corporate office', { size: 26, anchor: 'middle', weight: 650 }),
  ],
});

export const mapNoidaWide = definePicture({
  name: 'map-noida-wide',
  width: 1440,
  height: 240,
  shownAt: 768,
  draw: () => [
    ground(1440, 240, indigoTint),
    times(9).map((index) => {
      const x = 60 + index * 170;
      return stroke(`M${x - 16} -10L${x + 16} 250`, street, index === 5 ? 20 : 10);
    }),
    [36, 108].map((y) => stroke(`M-10 ${y + 26}L1450 ${y - 26}`, street, 10)),
    stroke('M600 256C760 196 880 226 1040 206S1280 226 1450 150', periwinkle, 32),
    bundle(
      [
        [-OVERSHOOT, 196],
        [908, 164],
      ],
      threadsOn.tint,
    ),
    pin(908, 92),
    rect(984, 64, 236, 56, surface),
    text(1102, 101, 'Corporate office', { size: 26, anchor: 'middle', weight: 650 }),
  ],
});
