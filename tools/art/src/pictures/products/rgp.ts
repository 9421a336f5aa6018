import { ground, road } from '../../kit/canvas';
import {
  approved,
  hide,
  indigo,
  indigoTint,
  madder,
  marigold,
  paper,
  sand,
  surface,
} from '../../kit/palette';
import { tick } from '../../kit/panel';
import {
  definePicture,
  dot,
  type Drawing,
  fill,
  group,
  line,
  rect,
  stroke,
  times,
} from '../../kit/shapes';
import { figure, text } from '../../kit/text';
import { bundle, threadsOn } from '../../kit/threads';
import { acrossSmall, acrossWide, SMALL, SMALL_LINE, WIDE, WIDE_LINE } from '../services/frame';

export const bannerRgp = definePicture({
  name: 'banner-rgp',
  ...WIDE,
  draw: () => [
    ground(744, 500, sand),
    fill('M268 436V216L372 124L476 216V436z', indigoTint),
    rect(308, 216, 128, 40, indigo),
    text(372, 242, 'Rewinder', { size: 18, color: paper, anchor: 'middle' }),
    gate([40, 436], 1, 1),
    gate([704, 436], -1, 1),
    [80, 308, 536].map((x) => crate(x, 436, 128)),
    bundle(
      acrossWide(
        [248, WIDE_LINE, 20],
        [248, 208, 24],
        [372, 96, 36],
        [496, 208, 24],
        [496, WIDE_LINE, 20],
      ),
      threadsOn.sand,
    ),
    road(744, 436, 40),
    pass([76, 176], 'Due', '28 Nov', madder),
    pass([532, 176], 'Back', '26 Nov', approved),
    tick(628, 206, approved, 1.6),
  ],
});

export const bannerRgpSmall = definePicture({
  name: 'banner-rgp-small',
  ...SMALL,
  draw: () => [
    ground(400, 300, sand),
    fill('M152 264V136L200 92L248 136V264z', indigoTint),
    gate([20, 264], 1, 0.62),
    gate([380, 264], -1, 0.62),
    [40, 164, 288].map((x) => crate(x, 264, 72)),
    bundle(
      acrossSmall(
        [132, SMALL_LINE, 20],
        [132, 124, 20],
        [200, 64, 28],
        [268, 124, 20],
        [268, SMALL_LINE, 20],
      ),
      threadsOn.sand,
    ),
    road(400, 264, 36),
    day(32, 116, '28 Nov', madder),
    day(288, 116, '26 Nov', approved),
  ],
});

function crate(x: number, foot: number, size: number): Drawing {
  const rim = size / 10;
  const low = foot - rim / 2;
  const high = foot - size + rim / 2;
  return [
    rect(x, foot - size, size, size, hide),
    stroke(`M${x + rim / 2} ${high}H${x + size - rim / 2}V${low}H${x + rim / 2}z`, madder, rim),
    line(x + rim, foot - rim, x + size - rim, foot - size + rim, madder, rim),
  ];
}

function gate(at: readonly [number, number], side: 1 | -1, scale: number): Drawing {
  return group({ move: at, scale }, [
    group({ move: [0, -132], turn: side * 16 }, [
      times(6).map((index) =>
        rect(-7, -48 * (index + 1), 14, 48, index % 2 === 0 ? madder : paper),
      ),
    ]),
    rect(-16, -176, 32, 176, indigo),
    dot(0, -132, 12, marigold),
  ]);
}

function pass(at: readonly [number, number], word: string, day: string, color: string): Drawing {
  return group({ move: at }, [
    rect(0, 0, 136, 100, surface, 4),
    rect(0, 0, 136, 12, color),
    text(14, 44, word, { size: 21 }),
    figure(14, 84, day, { size: 38 }),
  ]);
}

function day(x: number, y: number, content: string, color: string): Drawing {
  return [
    rect(x, y, 80, 56, surface, 4),
    rect(x, y, 80, 10, color),
    figure(x + 40, y + 42, content, { size: 26, anchor: 'middle' }),
  ];
}
