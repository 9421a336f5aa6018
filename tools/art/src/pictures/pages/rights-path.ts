import { indigo, indigoMid, indigoTint, madder, marigold, surface } from '../../kit/palette';
import { printLines } from '../../kit/panel';
import { pathPictures } from '../../kit/path';
import { type Drawing, fill, rect, ring, stroke } from '../../kit/shapes';

/** What a person may ask for, each done to the same sheet. */
export const rightsPath = pathPictures({
  name: 'legal-rights-path',
  color: indigoTint,
  threads: 'tint',
  scale: 1.4,
  stations: [
    { label: 'see', object: [sheet(), glass()] },
    { label: 'correct', object: [sheet(), pen()] },
    { label: 'erase', object: erased() },
    { label: 'take along', object: [sheet(), arrow()] },
  ],
});

function sheet(): Drawing {
  return [
    rect(-52, -60, 104, 120, indigoTint),
    rect(-40, -52, 80, 104, surface),
    rect(-40, -52, 80, 14, marigold),
    printLines(-28, -24, [56, 44, 52, 36], indigoMid, { step: 16, thickness: 6 }),
  ];
}

function glass(): Drawing {
  return [stroke('M26 32L46 52', madder, 12), ring(10, 16, 22, madder, 9)];
}

function pen(): Drawing {
  return [
    rect(-28, 8, 52, 6, marigold),
    fill('M-12 40L-8 22L28 -14L42 0L6 36z', madder),
    fill('M-12 40L-8 22L6 36z', indigo),
  ];
}

function erased(): Drawing {
  return [
    rect(-52, -60, 104, 120, indigoTint),
    stroke('M-40 -52H40V52H-40z', indigoMid, 4, { dash: [12, 8] }),
    stroke('M-20 -20L20 20M20 -20L-20 20', madder, 10),
  ];
}

function arrow(): Drawing {
  return fill('M-24 14H8V-4L38 24L8 52V34H-24z', marigold);
}
