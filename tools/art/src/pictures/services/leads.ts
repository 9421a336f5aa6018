import { ground } from '../../kit/canvas';
import {
  indigo,
  indigoMid,
  indigoTint,
  madder,
  madderLight,
  marigold,
  paper,
  sand,
} from '../../kit/palette';
import { compassRose } from '../../kit/compass';
import { definePicture, dot, type Drawing, rect, ring } from '../../kit/shapes';
import { asThread, OVERSHOOT, straightBundle, threadsOn, weave } from '../../kit/threads';

/** Of both, so that their threads are of one height beside each other. */
const LEAD = { width: 566, height: 300 } as const;
const LEAD_LINE = 200;

export const leadNav = definePicture({
  name: 'lead-nav',
  ...LEAD,
  draw: () => [
    ground(LEAD.width, LEAD.height, sand),
    straightBundle(threadsOn.sand, -OVERSHOOT, LEAD.width + OVERSHOOT, LEAD_LINE),
    dot(204, 150, 120, sand),
    roseRing(204, 150),
    compassRose(204, 150, {
      points: [116, 136, 116, 116],
      notch: 26,
      tones: [indigo, paper],
      north: [madder, marigold],
    }),
    dot(204, 150, 9, sand),
    rect(372, 88, 168, 164, sand),
    weave(384, 96, 4, 4, {
      pitch: 38,
      band: 30,
      gap: 4,
      weft: (row) => [marigold, indigoTint, marigold, madder][row] ?? marigold,
      warp: () => indigo,
    }),
  ],
});

function roseRing(x: number, y: number): Drawing {
  return threadsOn.sand.map((color, index) => asThread(ring(x, y, 92 - index * 14, color, 7)));
}

export const leadBusinessCentral = definePicture({
  name: 'lead-business-central',
  ...LEAD,
  draw: () => [
    ground(LEAD.width, LEAD.height, indigo),
    straightBundle(threadsOn.indigo, 0, LEAD.width, LEAD_LINE),
    rect(166, 24, 234, 250, indigo),
    weave(181, 44, 5, 5, {
      pitch: 42,
      band: 34,
      gap: 4,
      weft: (row) => [marigold, paper, marigold, madderLight, marigold][row] ?? marigold,
      warp: () => indigoMid,
    }),
  ],
});
