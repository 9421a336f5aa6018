import { ground } from '../../kit/canvas';
import { indigo, indigoTint, marigold } from '../../kit/palette';
import { definePicture, dot, type Drawing, group } from '../../kit/shapes';
import { bundle, type Point, threadLine, threadsOn } from '../../kit/threads';
import { BANNER, BANNER_LINE, edges, SMALL_BANNER } from './frame';
import { badge, badges, LOOP, NECK } from './job-badges';

interface Row {
  readonly width: number;
  readonly height: number;
  readonly line: number;
  readonly top: number;
  readonly scale: number;
  /** On pegs; without them from the upper edge. */
  readonly pegs?: number;
  readonly hung: readonly (readonly [name: string, middle: number])[];
}

/** Above the picture, whose frame shows more of it. */
const UP = -440;

export const careerJobs = definePicture({
  name: 'career-jobs',
  ...BANNER,
  draw: () =>
    draw({
      width: BANNER.width,
      height: BANNER.height,
      line: BANNER_LINE,
      top: 160,
      scale: 1,
      hung: [
        ['frontend', 130],
        ['cloud', 372],
        ['database', 614],
      ],
    }),
});

const SMALL_HEIGHT = 332;

export const careerJobsSmall = definePicture({
  name: 'career-jobs-small',
  ...SMALL_BANNER,
  height: SMALL_HEIGHT,
  draw: () =>
    draw({
      width: SMALL_BANNER.width,
      height: SMALL_HEIGHT,
      line: threadLine(SMALL_HEIGHT, 'small'),
      top: 136,
      scale: 0.77,
      pegs: 64,
      hung: [
        ['frontend', 106],
        ['cloud', 294],
      ],
    }),
});

/** One bundle, a loop of which carries each badge. */
function draw({ width, height, line, top, scale, pegs, hung }: Row): Drawing {
  const [left, right] = edges(width);
  const shoulder = top - 52 * scale;
  const up = (pegs ?? UP) - LOOP;
  const loops = hung.flatMap(([, middle]): Point[] => [
    [middle - NECK, line, NECK],
    [middle - NECK, top, LOOP],
    [middle - LOOP, shoulder, LOOP],
    [middle - LOOP, up, LOOP],
    [middle + LOOP, up, LOOP],
    [middle + LOOP, shoulder, LOOP],
    [middle + NECK, top, LOOP],
    [middle + NECK, line, NECK],
  ]);
  return [
    ground(width, height, indigoTint),
    bundle([[left, line], ...loops, [right, line]], threadsOn.tint, { halo: indigoTint }),
    pegs === undefined
      ? []
      : hung.map(([, middle]) => [dot(middle, pegs, 12, indigo), dot(middle, pegs, 5, marigold)]),
    hung.map(([name, middle]) => {
      const found = badges.find((one) => one.name === name);
      return found
        ? group(
            { move: [middle, top], scale },
            badge(found.label, found.face, found.object(), indigoTint),
          )
        : [];
    }),
  ];
}
