import { ground } from '../../kit/canvas';
import { indigo, indigoMid, madderLight, marigold, paper, sand } from '../../kit/palette';
import { definePicture, dot, group, rect } from '../../kit/shapes';
import { straightBundle, threadsOn, weave } from '../../kit/threads';
import { compass } from '../glyphs/services';

/** The thread line of the two lead tiles, which stand side by side. */
const LEAD_LINE = 200;

/** The compass of Dynamics NAV lies on the bundle. */
export const leadNav = definePicture({
  name: 'lead-nav',
  width: 480,
  height: 300,
  draw: () => [
    ground(480, 300, sand),
    straightBundle(threadsOn.sand, 0, 480, LEAD_LINE),
    dot(248, 146, 112, sand),
    group({ move: [150, 48], scale: 2.05 }, compass(indigo, sand)),
  ],
});

/** The bundle is woven into the cloth of Business Central. */
export const leadBusinessCentral = definePicture({
  name: 'lead-business-central',
  width: 566,
  height: 300,
  draw: () => [
    ground(566, 300, indigo),
    straightBundle(threadsOn.indigo, 0, 566, LEAD_LINE),
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
