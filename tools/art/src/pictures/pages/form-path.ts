import { indigo, indigoMid, indigoTint, madder, marigold, sand, surface } from '../../kit/palette';
import { printLines } from '../../kit/panel';
import { pathPictures } from '../../kit/path';
import { dot, type Drawing, fill, rect, stroke, times } from '../../kit/shapes';

/** The way of a form, as the privacy policy tells it. */
export const formPath = pathPictures({
  name: 'legal-form-path',
  color: sand,
  threads: 'sand',
  scale: 1.4,
  stations: [
    { label: 'your form', object: form() },
    { label: 'form provider', object: provider() },
    { label: 'mail provider', object: letter() },
    { label: 'our mailbox', object: mailbox() },
  ],
});

function form(): Drawing {
  return [
    rect(-52, -60, 104, 120, sand),
    rect(-44, -52, 88, 104, surface),
    rect(-44, -52, 88, 16, marigold),
    times(3).map((row) => rect(-34, -26 + row * 18, 68, 11, indigoTint)),
    rect(-34, 30, 38, 14, marigold),
  ];
}

/** Under lock. */
function provider(): Drawing {
  return [
    rect(-56, -60, 112, 120, sand),
    rect(-48, -52, 96, 104, indigo),
    stroke('M-18 -6v-14a18 18 0 0 1 36 0v14', indigoTint, 9),
    rect(-30, -6, 60, 44, marigold),
    dot(0, 10, 7, indigo),
    rect(-3, 12, 6, 16, indigo),
  ];
}

function letter(): Drawing {
  return [
    rect(-62, -48, 124, 96, sand),
    rect(-54, -40, 108, 80, surface),
    fill('M-54 -40H-51.4L0 2.8L51.4 -40H54V-31.8L0 13.2L-54 -31.8z', madder),
    printLines(-42, 16, [36, 26], indigoMid, { step: 10, thickness: 4 }),
  ];
}

function mailbox(): Drawing {
  return [
    rect(-56, -60, 112, 120, sand),
    rect(-8, 0, 16, 60, indigoMid),
    rect(-48, -52, 96, 68, madder, 8),
    rect(-32, -34, 64, 9, indigo),
    rect(-20, -50, 40, 20, surface),
    rect(-32, -32, 64, 7, indigo),
  ];
}
