import { ground } from '../../kit/canvas';
import {
  approved,
  hide,
  indigo,
  indigoMid,
  madder,
  madderLight,
  marigold,
  muted,
  paper,
  sand,
  surface,
} from '../../kit/palette';
import { barcode } from '../../kit/panel';
import {
  definePicture,
  dot,
  type Drawing,
  fill,
  group,
  line,
  rect,
  stroke,
} from '../../kit/shapes';
import { figure, text } from '../../kit/text';
import { bundle, straightBundle, threadsOn } from '../../kit/threads';
import { acrossSmall, acrossWide, SMALL, SMALL_LINE, WIDE, WIDE_LINE } from './frame';

const FOLD = { dash: [8, 6] } as const;

export const serviceGraphicDesign = definePicture({
  name: 'service-graphic-design',
  ...WIDE,
  draw: () => [
    ground(744, 500, sand),
    bundle(acrossWide(), threadsOn.sand),
    fill(wideBlank, hide, { halo: { color: hide, reach: 10 } }),
    fill(wideBlank, indigo),
    straightBundle(threadsOn.indigo, 64, 632, WIDE_LINE),
    stroke('M64 104H632M64 400H632M248 104V400M344 104V400M528 104V400', indigoMid, 3, FOLD),
    front(64, 104, 1),
    declarations(),
    label(),
  ],
});

const wideBlank =
  'M64 104V72L80 44H232L248 72V104H344V60L352 52H520L528 60V104H632V400H528V444L520 452H352L344 444V400H248V432L232 460H80L64 432z';

export const serviceGraphicDesignSmall = definePicture({
  name: 'service-graphic-design-small',
  ...SMALL,
  draw: () => [
    ground(400, 300, sand),
    bundle(acrossSmall(), threadsOn.sand),
    fill(smallBlank, hide, { halo: { color: hide, reach: 8 } }),
    fill(smallBlank, indigo),
    straightBundle(threadsOn.indigo, 32, 256, SMALL_LINE),
    stroke('M32 56H256M32 252H256M156 56V252', indigoMid, 3, FOLD),
    front(32, 52, 0.62),
    rect(168, 68, 76, 64, surface),
    barcode(173, 74, 34, BARS, 3),
    text(206, 127, '890', { size: 15, anchor: 'middle' }),
    stroke('M168 146H244V184H168z', madderLight, 3, { dash: [8, 5] }),
    figure(206, 177, '?', { size: 32, color: madderLight, anchor: 'middle' }),
    line(246, 150, 284, 122, madder, 3),
    text(272, 92, 'Month of', { size: 15, color: madder }),
    text(272, 112, 'packing?', { size: 15, color: madder }),
    text(272, 40, '3 mm bleed', { size: 15, color: muted }),
  ],
});

const smallBlank = 'M32 56V36L44 20H144L156 36V56H256V252H156V268L144 284H44L32 268z';

const BARS = [0, 2, 3, 5, 8, 9, 11, 14, 15, 17, 20, 22];

function front(x: number, y: number, scale: number): Drawing {
  return group({ move: [x, y], scale }, [
    figure(20, 64, 'Mirch', { size: 60, color: marigold }),
    fill(
      'M28 196C60 188 112 164 128 104C134 96 146 100 146 110C146 168 96 208 28 196z',
      madderLight,
    ),
    fill('M64 212C104 208 140 180 158 128C164 122 172 128 170 136C160 188 116 222 64 212z', madder),
    stroke('M136 104Q136 88 152 84M164 130Q164 112 178 108', approved, 6, { roundEnds: true }),
    text(20, 104, '100 g', { size: 25, color: paper }),
    rect(20, 124, 32, 32, surface),
    stroke('M25 129H47V151H25z', approved, 3),
    dot(36, 140, 6, approved),
  ]);
}

function declarations(): Drawing {
  return [
    rect(376, 132, 120, 96, surface),
    barcode(386, 142, 54, BARS, 4.6),
    text(436, 220, '890', { size: 17, anchor: 'middle' }),
    [256, 276].map((y) => rect(376, y, y === 276 ? 80 : 120, 8, indigoMid)),
    stroke('M544 196H616V252H544z', madderLight, 4, { dash: [10, 6] }),
    figure(580, 236, '?', { size: 40, color: madderLight, anchor: 'middle' }),
    line(610, 190, 664, 124, madder, 3),
  ];
}

function label(): Drawing {
  return [
    text(660, 92, 'Month', { size: 18, color: madder }),
    text(660, 114, 'missing', { size: 18, color: madder }),
    line(604, 408, 636, 440, muted, 3),
    text(572, 464, '3 mm bleed', { size: 18, color: muted }),
  ];
}
