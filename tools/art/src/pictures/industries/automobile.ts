import { ground, road, spokes, wheel } from '../../kit/canvas';
import { carBody, carOutline } from '../../kit/car';
import { indigoDeep, sand } from '../../kit/palette';
import { dot } from '../../kit/shapes';
import { bundle, THREAD_LINE, threadsOn } from '../../kit/threads';
import { defineTile } from './tile';

export const automobile = defineTile({
  name: 'automobile',
  motion: 'turn',
  draw: () => [
    ground(480, 360, sand),
    carBody(0),
    bundle([[0, THREAD_LINE], ...carOutline(0), [480, THREAD_LINE]], threadsOn.sand),
    [150, 334].map((x) => dot(x, 288, 52, sand)),
    road(480, 328, 32, 480),
  ],
  parts: () => [150, 334].map((x) => [wheel(x, 288, 42, indigoDeep), spokes(x, 288, 28)]),
});
