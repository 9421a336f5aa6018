import { ground } from '../../kit/canvas';
import {
  indigo,
  indigoMid,
  indigoTint,
  madderLight,
  marigold,
  paper,
  surface,
} from '../../kit/palette';
import { printLines } from '../../kit/panel';
import { definePicture, dot, type Drawing, rect } from '../../kit/shapes';
import { figure, text } from '../../kit/text';
import { bundle, type Point, threadsOn } from '../../kit/threads';
import { SLIDE, SMALL_SLIDE, slideBundle, type Stage } from './stage';

interface Screen {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly arch: number;
  readonly rise: number;
}

export const heroWeb = definePicture({
  name: 'hero-7',
  ...SLIDE,
  draw: () => {
    const desktop: Screen = { x: 28, y: 72, width: 316, height: 540, arch: 104, rise: 168 };
    const tablet: Screen = { x: 372, y: 188, width: 188, height: 424, arch: 56, rise: 112 };
    const phone: Screen = { x: 588, y: 256, width: 160, height: 356, arch: 44, rise: 92 };
    return [
      ground(SLIDE.width, SLIDE.height, indigo),
      slideBundle(SLIDE, threadsOn.indigo),
      [desktop, tablet, phone].map((screen) => page(SLIDE, screen)),
      figure(56, 168, 'Spares', { size: 52 }),
      figure(56, 216, 'in two taps', { size: 52 }),
      rect(56, 244, 136, 48, marigold, 4),
      text(124, 275, 'Order', { size: 22, weight: 650, anchor: 'middle' }),
      [
        { screen: tablet, x: 396 },
        { screen: phone, x: 608 },
      ].map(({ screen, x }) => [
        printLines(x, screen.y + 60, [screen.width * 0.7, screen.width * 0.5], indigo, {
          step: 28,
          thickness: 16,
        }),
        rect(x, screen.y + 128, 64, 28, marigold, 3),
      ]),
    ];
  },
});

export const heroWebSmall = definePicture({
  name: 'hero-7-small',
  ...SMALL_SLIDE,
  draw: () => {
    const desktop: Screen = { x: 20, y: 20, width: 216, height: 280, arch: 60, rise: 88 };
    const phone: Screen = { x: 264, y: 88, width: 116, height: 212, arch: 32, rise: 60 };
    return [
      ground(SMALL_SLIDE.width, SMALL_SLIDE.height, indigo),
      slideBundle(SMALL_SLIDE, threadsOn.indigo),
      page(SMALL_SLIDE, desktop),
      page(SMALL_SLIDE, phone),
      figure(36, 86, 'Spares', { size: 34 }),
      rect(36, 100, 84, 34, marigold, 4),
      text(78, 123, 'Order', { size: 18, weight: 650, anchor: 'middle' }),
      printLines(278, 124, [72, 48], indigo, { step: 18, thickness: 10 }),
    ];
  },
});

function page(stage: Stage, { x, y, width, height, arch, rise }: Screen): Drawing {
  const { line, pitch, thread } = stage;
  const bar = thread * 2.4;
  const middle = x + width / 2;
  const leap: readonly Point[] = [
    [x, line],
    [middle - arch, line, 1.25 * pitch],
    [middle - arch, line - rise, arch],
    [middle + arch, line - rise, arch],
    [middle + arch, line, 1.25 * pitch],
    [x + width, line],
  ];
  const inner = arch - pitch - thread;
  return [
    rect(x - thread, y - thread, width + 2 * thread, height + 2 * thread, indigo),
    rect(x, y, width, height, surface, 6),
    rect(x, y, width, bar, indigoMid),
    [madderLight, marigold, paper].map((color, index) =>
      dot(x + bar * (0.6 + index * 0.7), y + bar / 2, bar * 0.2, color),
    ),
    rect(x, line + pitch + thread / 2, width, y + height - line - pitch - thread / 2, indigoTint),
    dot(middle, line - rise + arch, inner, marigold),
    bundle(leap, threadsOn.paper, { thread, pitch }),
  ];
}
