import { ground } from '../../kit/canvas';
import {
  indigo,
  indigoMid,
  indigoTint,
  madder,
  marigold,
  paper,
  periwinkle,
  surface,
} from '../../kit/palette';
import { cross, printLines, tick } from '../../kit/panel';
import {
  definePicture,
  dot,
  type Drawing,
  fill,
  group,
  line,
  rect,
  ring,
  stroke,
  times,
} from '../../kit/shapes';
import { figure } from '../../kit/text';
import { bundle, threadsOn } from '../../kit/threads';
import { acrossSmall, acrossWide, SMALL, SMALL_LINE, WIDE, WIDE_LINE } from '../services/frame';

export const bannerQm = definePicture({
  name: 'banner-qm',
  ...WIDE,
  draw: () => [
    ground(744, 500, indigoTint),
    rect(0, 384, 744, 96, indigo),
    times(10).map((index) => tally(28 + (index % 5) * 36, 96 + Math.floor(index / 5) * 68)),
    tray([24, 328], 5, 1),
    certificate([604, 40], 1),
    tray([536, 328], 5, 1),
    dial([372, 152], 1),
    part(372, 328, 1.5),
    bundle(
      acrossWide([264, WIDE_LINE, 24], [264, 56, 56], [480, 56, 56], [480, WIDE_LINE, 24]),
      threadsOn.tint,
    ),
    figure(24, 454, '50', { size: 60, color: paper }),
    figure(92, 454, 'received', { size: 28, color: paper }),
    figure(536, 454, '49', { size: 60, color: paper }),
    figure(604, 454, 'released', { size: 28, color: paper }),
    rect(288, 396, 168, 72, madder, 4),
    part(336, 460, 0.8, surface),
    cross(376, 426, paper),
    figure(404, 454, '1', { size: 60, color: paper }),
  ],
});

export const bannerQmSmall = definePicture({
  name: 'banner-qm-small',
  ...SMALL,
  draw: () => [
    ground(400, 300, indigoTint),
    rect(0, 240, 400, 60, indigo),
    tray([8, 192], 3, 0.84),
    certificate([312, 20], 0.66),
    tray([296, 192], 3, 0.84),
    dial([200, 96], 0.66),
    part(200, 192, 0.8),
    bundle(
      acrossSmall([132, SMALL_LINE, 20], [132, 36, 36], [268, 36, 36], [268, SMALL_LINE, 20]),
      threadsOn.tint,
    ),
    figure(16, 284, '50', { size: 36, color: paper }),
    figure(304, 284, '49', { size: 36, color: paper }),
    tick(360, 270, marigold, 1.6),
    rect(148, 248, 104, 44, madder, 4),
    part(176, 286, 0.5, surface),
    cross(196, 264, paper),
    figure(220, 284, '1', { size: 36, color: paper }),
  ],
});

function tally(x: number, y: number): Drawing {
  return [
    stroke(`M${x} ${y}v48m7 -48v48m7 -48v48m7 -48v48`, indigo, 3.5),
    line(x - 5, y + 38, x + 26, y + 10, madder, 3.5),
  ];
}

function part(x: number, y: number, scale: number, color = indigoMid): Drawing {
  return group({ move: [x, y], scale }, [
    rect(-14, -24, 28, 24, color),
    rect(-10, -52, 20, 28, color),
    rect(-6, -68, 12, 16, color),
    rect(-14, -16, 28, 4, marigold),
  ]);
}

function tray(at: readonly [number, number], parts: number, scale: number): Drawing {
  const width = 8 + parts * 35;
  return group({ move: at, scale }, [
    times(parts).map((index) => part(21 + index * 35, -24, 1)),
    fill(`M0 -52H${width}L${width - 8} 0H8z`, indigo),
  ]);
}

function dial(at: readonly [number, number], scale: number): Drawing {
  return group({ move: at, scale }, [
    rect(-7, 0, 14, 76, indigo),
    dot(0, 0, 60, indigo),
    dot(0, 0, 50, surface),
    times(12).map((index) => {
      const at = (radius: number) => onDial(index / 12, radius);
      return line(...at(36), ...at(46), indigo, 4);
    }),
    line(0, 0, 26, -26, madder, 6),
    dot(0, 0, 8, indigo),
    ring(0, 0, 55, indigo, 10),
  ]);
}

/** In tenths of a unit. */
function onDial(turn: number, radius: number): readonly [number, number] {
  const angle = turn * 2 * Math.PI;
  return [
    Math.round(radius * 10 * Math.cos(angle)) / 10,
    Math.round(radius * 10 * Math.sin(angle)) / 10,
  ];
}

function certificate(at: readonly [number, number], scale: number): Drawing {
  return group({ move: at, scale }, [
    rect(0, 0, 116, 168, surface),
    printLines(18, 24, [80, 80, 48], periwinkle, { step: 20, thickness: 8 }),
    dot(84, 128, 26, marigold),
    tick(72, 128, indigo, 2),
  ]);
}
