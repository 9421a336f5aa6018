import { ground } from '../../kit/canvas';
import { indigoTint } from '../../kit/palette';
import { definePicture, type Drawing, group } from '../../kit/shapes';
import { bundle, type Point, threadsOn } from '../../kit/threads';
import { BANNER, BANNER_LINE, edges, SMALL_BANNER, SMALL_LINE } from './frame';
import { badge, badges, LOOP, NECK } from './job-badges';

interface Row {
  readonly width: number;
  readonly height: number;
  readonly line: number;
  readonly top: number;
  readonly scale: number;
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

export const careerJobsSmall = definePicture({
  name: 'career-jobs-small',
  ...SMALL_BANNER,
  draw: () =>
    draw({
      width: SMALL_BANNER.width,
      height: SMALL_BANNER.height,
      line: SMALL_LINE,
      top: 74,
      scale: 0.74,
      hung: [
        ['frontend', 108],
        ['cloud', 292],
      ],
    }),
});

/** One bundle, a loop of which carries each badge. */
function draw({ width, height, line, top, scale, hung }: Row): Drawing {
  const [left, right] = edges(width);
  const shoulder = top - 52 * scale;
  const loops = hung.flatMap(([, middle]): Point[] => [
    [middle - NECK, line, NECK],
    [middle - NECK, top, LOOP],
    [middle - LOOP, shoulder, LOOP],
    [middle - LOOP, UP, LOOP],
    [middle + LOOP, UP, LOOP],
    [middle + LOOP, shoulder, LOOP],
    [middle + NECK, top, LOOP],
    [middle + NECK, line, NECK],
  ]);
  return [
    ground(width, height, indigoTint),
    bundle([[left, line], ...loops, [right, line]], threadsOn.tint, { halo: indigoTint }),
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
