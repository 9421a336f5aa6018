import { ground } from '../../kit/canvas';
import { indigo, indigoDeep, indigoTint, madder, marigold, surface } from '../../kit/palette';
import {
  definePicture,
  dot,
  type Drawing,
  fill,
  group,
  rect,
  stroke,
  times,
} from '../../kit/shapes';
import { text } from '../../kit/text';
import { asThread, offsetPolyline, OVERSHOOT, PITCH, threadsOn } from '../../kit/threads';
import { BANNER, BANNER_LINE, SMALL_BANNER, SMALL_LINE } from './frame';
import { words } from './handwriting';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Office {
  readonly width: number;
  readonly height: number;
  readonly line: number;
  readonly sheet: Box;
  /** Where the question mark is, if not in the upper left corner. */
  readonly mark?: readonly [x: number, y: number];
  readonly rules: readonly [number, number, number];
  readonly rack: Box;
  readonly plates: readonly (readonly string[])[];
  readonly right: readonly [row: number, column: number];
  readonly plate: number;
  readonly size: number;
  readonly hand: number;
}

const FRAME = 8;

function scene(office: Office): Drawing {
  const { width, height } = office;
  return [
    ground(width, height, indigoTint),
    behind(office),
    paper(office),
    pigeonholes(office),
    letter(office),
  ];
}

function paper(office: Office): Drawing {
  const { sheet, rules, hand } = office;
  const { x, y, width, height } = sheet;
  const mark = office.mark ?? ([x + 24 * hand, y + 14 * hand] as const);
  return [
    rect(x, y, width, height, surface),
    group({ move: mark, scale: hand * 0.9 }, [
      stroke('M4 24a26 26 0 1 1 40 22c-10 7 -15 13 -15 28', madder, 13),
      dot(29, 96, 9, madder),
    ]),
    rules.map((rule, index) =>
      group({ move: [x + 24 * hand, rule - 22 * hand], scale: hand }, handwriting(index)),
    ),
  ];
}

/** Each line with its words, at their distance from its start. */
const WRITTEN = [
  [
    [3, 0],
    [4, 82],
    [1, 130],
  ],
  [
    [5, 0],
    [0, 74],
    [4, 142],
  ],
  [
    [2, 0],
    [3, 58],
  ],
] as const;

function handwriting(line: number): Drawing {
  return (WRITTEN[line] ?? []).map(([word, x]) =>
    group({ move: [x, -16], scale: 1.1 }, [
      stroke(words[word] ?? '', indigo, 3.5, { roundEnds: true }),
    ]),
  );
}

function holeOf({ rack, plates, right: [row, column], plate }: Office): Box {
  const columns = plates[0]?.length ?? 1;
  const step = (rack.width - FRAME) / columns;
  const pitch = (rack.height - FRAME) / plates.length;
  return {
    x: rack.x + FRAME + column * step,
    y: rack.y + FRAME + row * pitch,
    width: step - FRAME,
    height: pitch - FRAME - plate,
  };
}

function behind(office: Office): Drawing {
  const { width, line, sheet, rules, rack } = office;
  const hole = holeOf(office);
  const [, middle] = rules;
  const bend = sheet.x + sheet.width + 32;
  const goal = hole.y + hole.height / 2;
  const [first, second, third] = threadsOn.tint;
  const across = (from: number, y: number, to: number, color: string) =>
    asThread(stroke(`M${from} ${y}H${to}`, color));
  return [
    across(-OVERSHOOT, line - PITCH, sheet.x + FRAME, first),
    across(-OVERSHOOT, line, width + OVERSHOOT, second),
    across(-OVERSHOOT, line + PITCH, width + OVERSHOOT, third),
    across(rack.x + rack.width, line - PITCH, width + OVERSHOOT, first),
    asThread(
      stroke(
        offsetPolyline(
          [
            [sheet.x + sheet.width - FRAME, middle],
            [bend, middle],
            [bend, goal],
            [rack.x + FRAME, goal],
          ],
          0,
          12,
        ),
        first,
      ),
    ),
  ];
}

function pigeonholes({ rack, plates, right, plate, size }: Office): Drawing {
  const columns = plates[0]?.length ?? 1;
  const step = (rack.width - FRAME) / columns;
  const pitch = (rack.height - FRAME) / plates.length;
  return [
    rect(rack.x, rack.y, rack.width, rack.height, indigo),
    times(plates.length).map((row) =>
      times(columns).map((column) => {
        const x = rack.x + FRAME + column * step;
        const y = rack.y + FRAME + row * pitch;
        const isRight = row === right[0] && column === right[1];
        const inside = pitch - FRAME;
        return [
          rect(x, y, step - FRAME, inside - plate, indigoDeep),
          rect(x, y + inside - plate, step - FRAME, plate, isRight ? marigold : surface),
          text(
            x + (step - FRAME) / 2,
            y + inside - plate / 2 + size * 0.36,
            plates[row]?.[column] ?? '',
            {
              size,
              anchor: 'middle',
              ...(isRight && { weight: 650 as const }),
            },
          ),
        ];
      }),
    ),
  ];
}

function letter(office: Office): Drawing {
  const hole = holeOf(office);
  const height = Math.min(hole.height * 0.8, hole.width / 2);
  const width = height * 1.7;
  const x = hole.x + (hole.width - width) / 2;
  const y = hole.y + hole.height - height;
  const middle = hole.y + hole.height / 2;
  return [
    rect(x, y, width, height, surface),
    fill(`M${x} ${y}h${width}l${-width / 2} ${height * 0.58}z`, indigoTint),
    asThread(stroke(`M${office.rack.x} ${middle}H${x + width / 2}`, marigold, 8)),
    dot(x + width / 2, middle, height * 0.2, marigold),
  ];
}

export const enquiryHeader = definePicture({
  name: 'enquiry-header',
  ...BANNER,
  draw: () =>
    scene({
      width: 744,
      height: 500,
      line: BANNER_LINE,
      sheet: { x: 72, y: 64, width: 232, height: 376 },
      rules: [232, 300, BANNER_LINE + PITCH],
      rack: { x: 384, y: 40, width: 304, height: 464 },
      plates: [
        ['Visitors', 'HRMS'],
        ['Quality', 'Power BI'],
        ['Gate passes', 'Power Apps'],
        ['Maintenance', 'Custom apps'],
      ],
      right: [1, 0],
      plate: 32,
      size: 20,
      hand: 1,
    }),
});

/** For phones: the upper rows of the rack. */
export const enquiryHeaderSlim = definePicture({
  name: 'enquiry-header-slim',
  width: 400,
  height: 140,
  shownAt: 320,
  draw: () =>
    scene({
      width: 400,
      height: 140,
      line: 112,
      sheet: { x: 20, y: 20, width: 144, height: 108 },
      mark: [126, 30],
      rules: [58, 86, 114],
      rack: { x: 208, y: 20, width: 172, height: 120 },
      plates: [
        ['Quality', 'Visitors'],
        ['Power BI', 'HRMS'],
      ],
      right: [0, 0],
      plate: 22,
      size: 15,
      hand: 0.4,
    }),
});

export const enquiryHeaderSmall = definePicture({
  name: 'enquiry-header-small',
  ...SMALL_BANNER,
  draw: () =>
    scene({
      width: 400,
      height: 300,
      line: SMALL_LINE,
      sheet: { x: 28, y: 32, width: 132, height: 196 },
      mark: [44, 46],
      rules: [132, 168, 204],
      rack: { x: 216, y: 40, width: 184, height: 188 },
      plates: [
        ['Quality', 'Visitors'],
        ['Power BI', 'HRMS'],
      ],
      right: [0, 0],
      plate: 24,
      size: 16,
      hand: 0.58,
    }),
});
