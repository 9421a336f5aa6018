import { ground } from '../../kit/canvas';
import {
  indigo,
  indigoDeep,
  indigoMid,
  indigoTint,
  ink,
  madder,
  marigold,
  paper,
  sand,
  surface,
} from '../../kit/palette';
import { printLines, tick } from '../../kit/panel';
import { dot, type Drawing, rect, ring, times } from '../../kit/shapes';
import { straightBundle, threadsOn } from '../../kit/threads';
import { postPicture, type Write } from './post-picture';

export const iot = postPicture('blog-iot', (write) => [
  ground(480, 360, madder),
  straightBundle(threadsOn.madder, 0, 480),
  compressor(write),
  workOrder(write),
]);

function compressor(write: Write): Drawing {
  return [
    rect(24, 176, 248, 152, madder, 72),
    rect(64, 312, 24, 32, indigoDeep),
    rect(200, 312, 24, 32, indigoDeep),
    rect(32, 184, 232, 136, sand, 64),
    rect(72, 104, 72, 80, indigoMid),
    times(4).map((fin) => rect(64, 108 + fin * 16, 88, 8, indigoDeep)),
    dot(200, 136, 48, indigoDeep),
    ring(200, 136, 32, marigold, 8),
    dot(200, 136, 8, paper),
    rect(72, 220, 152, 64, indigoDeep),
    write(148, 268, '1,950 h', { size: 44, color: marigold, anchor: 'middle' }),
  ];
}

function workOrder(write: Write): Drawing {
  return [
    rect(312, 56, 136, 232, surface),
    rect(312, 56, 136, 16, indigo),
    write(328, 108, 'Work order', { size: 24, color: ink }),
    write(328, 152, '2,000 h', { size: 32, color: madder }),
    write(328, 178, 'service', { size: 24, color: ink }),
    [204, 232, 260].map((y) => [
      rect(328, y - 8, 16, 16, indigoTint),
      printLines(354, y - 4, [72 - (y % 3) * 12], indigoTint, { thickness: 8 }),
    ]),
    tick(329, 204, indigo, 1.1),
  ];
}
