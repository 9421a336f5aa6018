import { ground } from '../../kit/canvas';
import { indigoDeep, madder, paper } from '../../kit/palette';
import { definePicture, dot, ring, stroke } from '../../kit/shapes';
import { asThread, bundle, PITCH, THREAD, threadsOn } from '../../kit/threads';
import { CARD, LEFT, LINE, RIGHT } from './card';

const SCALE = 1.24;
const MIDDLE = 224;
const TOP = LINE - PITCH;

const at = (dx: number, dy: number) => `${MIDDLE + dx * SCALE} ${TOP - dy * SCALE}`;

export const courseSoftwareTesting = definePicture({
  name: 'course-software-testing',
  ...CARD,
  draw: () => {
    const [upper, ...others] = threadsOn.madder;
    const rise = `M${LEFT} ${TOP}H${MIDDLE - 46 * SCALE}C${at(16, 0)} ${at(38, 64)} ${at(38, 96)}A${38 * SCALE} ${38 * SCALE} 0 0 0 ${at(-38, 96)}`;
    const fall = `M${at(-38, 96)}C${at(-38, 64)} ${at(-16, 0)} ${at(46, 0)}H${RIGHT}`;
    const eye = TOP - 84 * SCALE;
    return [
      ground(480, 360, madder),
      bundle(
        [
          [LEFT, LINE + PITCH / 2],
          [RIGHT, LINE + PITCH / 2],
        ],
        others,
      ),
      dot(MIDDLE, eye, 68 * SCALE, indigoDeep),
      asThread(stroke(rise, upper, THREAD)),
      stroke(`M${at(-30, 60)}C${at(-24, 44)} ${at(-14, 34)} ${at(2, 22)}`, indigoDeep, THREAD + 10),
      asThread(stroke(fall, upper, THREAD)),
      ring(MIDDLE, eye, 72 * SCALE, paper, 10 * SCALE),
      stroke(`M${at(52, 136)}L${at(98, 182)}`, paper, 20 * SCALE),
    ];
  },
});
