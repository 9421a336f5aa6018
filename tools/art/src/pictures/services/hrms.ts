import { ground } from '../../kit/canvas';
import { indigo, indigoTint, madder, marigold, muted, surface } from '../../kit/palette';
import { definePicture, type Drawing, fill, rect, times } from '../../kit/shapes';
import { figure, text } from '../../kit/text';
import { bundle, threadsOn } from '../../kit/threads';
import { acrossSmall, acrossWide, SMALL, WIDE } from './frame';

/** Thousands of rupees: half of the total counts as wages at least. */
const HALF = 20;
const BASIC = 14;

interface Notes {
  readonly x: number;
  readonly pitch: number;
  readonly width: number;
  readonly upper: number;
  readonly lower: number;
  readonly row: number;
}

interface Halves {
  readonly x: number;
  readonly top: number;
  readonly cut: number;
  readonly foot: number;
  readonly teeth: number;
}

function halves({ x, top, cut, foot, teeth }: Halves): Drawing {
  const right = x + teeth * 24;
  const torn = (down: number) =>
    times(teeth)
      .map(() => `l-12 ${down}l-12 ${-down}`)
      .join('');
  return [
    fill(`M${x} ${top}H${right}V${cut - 40}${torn(8)}z`, surface),
    fill(`M${x} ${foot}H${right}V${cut + 40}${torn(-8)}z`, surface),
  ];
}

function notes({ x, pitch, width, upper, lower, row }: Notes): Drawing {
  return times(HALF).map((index) => {
    const left = x + (index % 10) * pitch;
    const drop = Math.floor(index / 10) * (row + 4);
    return [
      rect(left, upper + drop, width, row, indigoTint),
      rect(left, lower + drop, width, row, index < BASIC ? indigo : madder),
    ];
  });
}

/** What is below the threads counts as wages. */
export const serviceHrms = definePicture({
  name: 'service-hrms',
  ...WIDE,
  draw: () => [
    ground(744, 500, marigold),
    halves({ x: 48, top: 24, cut: 352, foot: 480, teeth: 27 }),
    bundle(acrossWide(), threadsOn.marigold),
    rect(572, 328, 100, 48, indigo),
    figure(622, 366, '50%', { size: 38, color: surface, anchor: 'middle' }),
    [
      { label: 'Total', amount: '40,000', note: '' },
      { label: 'Basic and DA', amount: '14,000', note: '' },
      { label: 'Wages', amount: '20,000', note: '50% rule' },
      { label: 'Provident fund', amount: '1,800', note: 'on 15,000' },
    ].map(({ label, amount, note }, index) => {
      const x = 72 + index * 156;
      return [
        text(x, 124, label, { size: 17, color: muted }),
        figure(x, 168, amount, { size: 44 }),
        text(x, 196, note, { size: 17, color: muted }),
      ];
    }),
    figure(72, 76, 'Payslip', { size: 36 }),
    rect(72, 92, 600, 2, indigo),
    notes({ x: 72, pitch: 60.4, width: 56, upper: 222, lower: 396, row: 36 }),
  ],
});

export const serviceHrmsSmall = definePicture({
  name: 'service-hrms-small',
  ...SMALL,
  draw: () => [
    ground(400, 300, marigold),
    halves({ x: 32, top: 12, cut: 216, foot: 292, teeth: 14 }),
    bundle(acrossSmall(), threadsOn.marigold),
    rect(292, 198, 68, 36, indigo),
    figure(326, 226, '50%', { size: 26, color: surface, anchor: 'middle' }),
    [
      { label: 'Total', amount: '40,000' },
      { label: 'Wages', amount: '20,000' },
      { label: 'PF', amount: '1,800' },
    ].map(({ label, amount }, index) => [
      text(44 + index * 116, 92, label, { size: 15, color: muted }),
      figure(44 + index * 116, 124, amount, { size: 32 }),
    ]),
    figure(44, 52, 'Payslip', { size: 26 }),
    rect(44, 64, 312, 2, indigo),
    notes({ x: 44, pitch: 31.5, width: 28, upper: 136, lower: 256, row: 14 }),
  ],
});
