import { ground } from '../kit/canvas';
import { indigo, indigoTint, marigold, paper, periwinkle, street } from '../kit/palette';
import { definePicture, fill, rect, stroke } from '../kit/shapes';
import { bundle, OVERSHOOT, threadsOn } from '../kit/threads';

export const mapNoida = definePicture({
  name: 'map-noida',
  width: 640,
  height: 360,
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
    fill(
      'M404 84A52 52 0 0 1 456 136C456 180 404 224 404 224S352 180 352 136A52 52 0 0 1 404 84z',
      indigo,
      { halo: { color: indigoTint, reach: 4 } },
    ),
    rect(386, 116, 8, 40, paper),
    rect(414, 116, 8, 40, paper),
    rect(380, 122, 14, 8, marigold),
    rect(398, 122, 30, 8, marigold),
    rect(380, 142, 30, 8, marigold),
    rect(414, 142, 14, 8, marigold),
  ],
});
