import { ground } from '../../kit/canvas';
import { indigo, indigoMid, indigoTint, marigold } from '../../kit/palette';
import { dot, type Drawing, rect, stroke, times } from '../../kit/shapes';
import { asThread, THREAD, threadsOn } from '../../kit/threads';
import { defineTile } from './tile';

const BULB = { x: 240, y: 140, radius: 88 };

export const electricals = defineTile({
  name: 'electricals',
  motion: 'glow',
  draw: () => [
    ground(480, 360, indigo),
    screwBase(),
    threadsOn.indigo.map((color, index) => asThread(stroke(glass(16 - index * 16), color, THREAD))),
  ],
  parts: () => [[dot(BULB.x, BULB.y, 60, marigold), filament()]],
});

function glass(offset: number): string {
  const neck = 24 - offset;
  const bulb = BULB.radius + offset;
  const reach = (64 * bulb) / (BULB.radius + 24);
  const drop = (92 * bulb) / (BULB.radius + 24);
  const left = `${BULB.x - reach} ${BULB.y + drop}`;
  const right = `${BULB.x + reach} ${BULB.y + drop}`;
  const base = 256 - offset;
  return `M0 ${base}H176A${neck} ${neck} 0 0 0 ${left}A${bulb} ${bulb} 0 1 1 ${right}A${neck} ${neck} 0 0 0 304 ${base}H480`;
}

function filament(): Drawing {
  return [
    [230, 250].map((x) => rect(x - 2, 200, 4, 84, indigoTint)),
    stroke(
      'M230 204V174L212 150A10 10 0 1 1 231 148A10 10 0 1 1 249 148A10 10 0 1 1 268 150L250 174V204',
      indigo,
      5,
    ),
  ];
}

function screwBase(): Drawing {
  return [
    times(3).map((index) => rect(204, 284 + index * 16, 72, 10, indigoTint)),
    rect(224, 332, 32, 12, indigoMid),
  ];
}
