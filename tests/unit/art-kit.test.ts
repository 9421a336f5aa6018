/** @jest-environment node */
import { readFile } from 'node:fs/promises';
import { indigo, marigold, paper, sand } from '@/art/kit/palette';
import {
  definePicture,
  dot,
  type Drawing,
  fill,
  group,
  rect,
  ring,
  stroke,
} from '@/art/kit/shapes';
import { compactPath, smallestText, toSvg } from '@/art/kit/svg';
import { figure, loadTypefaces, text, type Typefaces } from '@/art/kit/text';
import { bundle, knot, LIFT, offsetPolyline, threadLine, weaveCells } from '@/art/kit/threads';

let typefaces: Typefaces;

beforeAll(async () => {
  typefaces = await loadTypefaces();
});

function draw(drawing: Drawing): string {
  return toSvg(
    definePicture({ name: 'sample', width: 48, height: 36, draw: () => drawing }),
    typefaces,
  );
}

function elements(svg: string): readonly string[] {
  return svg.match(/<(?:path|rect|circle|g)\b[^>]*>/g) ?? [];
}

describe('threads', () => {
  it('keep their distance around a bend', () => {
    const corner = [
      [0, 0],
      [100, 0],
      [100, 100],
    ] as const;
    expect(offsetPolyline(corner, 0, 32)).toContain('A32 32');
    expect(offsetPolyline(corner, 16, 32)).toContain('A16 16');
    expect(offsetPolyline(corner, -16, 32)).toContain('A48 48');
  });

  it('lie as far above the foot of a picture as those of the page beside it', async () => {
    expect([threadLine(360, 'tile'), threadLine(300, 'small')]).toEqual([256, 216]);
    const page = await readFile('components/ui/_bundle.scss', 'utf8');
    expect(page).toContain(`$lift-tile: ${LIFT.tile};`);
    expect(page).toContain(`$lift-small: ${LIFT.small};`);
  });

  it('enter and leave a bundle side by side, the first color on the left', () => {
    const svg = draw(
      bundle(
        [
          [0, 256],
          [480, 256],
        ],
        [marigold, indigo, paper],
      ),
    );
    expect(elements(svg)).toEqual([
      expect.stringMatching(`${marigold}.*M0 240L480 240`),
      expect.stringMatching(`${indigo}.*M0 256L480 256`),
      expect.stringMatching(`${paper}.*M0 272L480 272`),
    ]);
  });

  it('go over one and under the next in a knot', () => {
    const upper = knot(0, 0, [marigold, marigold], [indigo, indigo], paper);
    const swapped = knot(0, 0, [marigold, marigold], [indigo, indigo], paper, { start: 1 });
    const order = (drawing: Drawing) => [...draw(drawing).matchAll(/h(\d+)v(\d+)/g)].map(String);
    expect(order(upper)).not.toEqual(order(swapped));
  });

  it('alternate between weft and warp in a weave', () => {
    const cells = weaveCells(0, 0, 3, 3, {
      pitch: 40,
      band: 32,
      gap: 4,
      weft: () => marigold,
      warp: () => indigo,
    });
    expect(cells.map(({ isWeft }) => isWeft)).toEqual([
      true,
      false,
      true,
      false,
      true,
      false,
      true,
      false,
      true,
    ]);
  });
});

describe('the SVG document', () => {
  it('joins rectangles of one color into one element', () => {
    expect(elements(draw([rect(0, 0, 8, 8, indigo), rect(16, 0, 8, 8, indigo)]))).toHaveLength(1);
  });

  it('joins across a rectangle that neither of them touches', () => {
    const svg = draw([
      rect(0, 0, 8, 8, indigo),
      rect(40, 0, 8, 8, sand),
      rect(16, 0, 8, 8, indigo),
    ]);
    expect(elements(svg)).toHaveLength(2);
  });

  it('keeps the order of paint where shapes overlap', () => {
    const svg = draw([rect(0, 0, 8, 8, indigo), rect(4, 4, 8, 8, sand), rect(6, 6, 8, 8, indigo)]);
    expect(elements(svg)).toHaveLength(3);
  });

  it('never moves a rectangle below a shape of another kind that it may overlap', () => {
    const covered = [rect(0, 0, 8, 8, indigo), dot(10, 4, 6, sand), rect(8, 0, 8, 8, indigo)];
    expect(elements(draw(covered))).toHaveLength(3);
    const crossed = [
      rect(0, 0, 8, 8, indigo),
      stroke('M0 0L48 36', sand),
      rect(8, 0, 8, 8, indigo),
    ];
    expect(elements(draw(crossed))).toHaveLength(3);
  });

  it('writes numbers with at most one decimal and without needless characters', () => {
    expect(compactPath('M 0.50 -0.26 L 10.04 20 L 30 -5.96')).toBe('M.5-.3L10 20 30-6');
    expect(compactPath('M 2.2e-15 8 L 1e2 -4.4e-16')).toBe('M0 8L100 0');
  });

  it('lets a group slide to its place', () => {
    const svg = draw(group({ from: -40 }, rect(0, 0, 8, 8, indigo)));
    expect(svg).toContain('<g style="--from:-40px">');
    expect(svg).toContain('@keyframes');
    expect(draw(group({}, rect(0, 0, 8, 8, indigo)))).not.toContain('style');
  });

  it('moves and scales a group', () => {
    const svg = draw(group({ move: [8, 0], turn: -45, scale: 2.05 }, ring(0, 0, 4, indigo)));
    expect(svg).toContain('<g transform="translate(8 0)rotate(-45)scale(2.05)">');
  });

  it('lifts a shape off its background with a halo behind the fill', () => {
    const svg = draw(fill('M0 0H8V8z', marigold, { halo: { color: indigo, reach: 4 } }));
    expect(svg).toContain('stroke-width="8" stroke-linejoin="round" paint-order="stroke"');
  });
});

describe('text', () => {
  it('becomes outlines', () => {
    const svg = draw(text(0, 20, 'Item ledger'));
    expect(svg).not.toContain('<text');
    expect(elements(svg)).toHaveLength(1);
  });

  it('has a rupee sign in both faces', () => {
    expect(typefaces.outline('₹', { family: 'display' }).contours).not.toHaveLength(0);
    expect(typefaces.outline('₹', { family: 'text', weight: 500 }).contours).not.toHaveLength(0);
  });

  it('names the text that needs a character which the faces lack', () => {
    expect(() => typefaces.outline('सम', { family: 'display' })).toThrow('in the text "सम"');
  });

  it('is kerned', () => {
    const { width } = typefaces.outline('AV', { family: 'text', weight: 500 });
    const apart =
      typefaces.outline('A', { family: 'text', weight: 500 }).width +
      typefaces.outline('V', { family: 'text', weight: 500 }).width;
    expect(width).toBeLessThan(apart);
  });

  it('knows the smallest size of a picture, also inside a scaled group', () => {
    const picture = definePicture({
      name: 'sample',
      width: 48,
      height: 36,
      draw: () => [
        figure(0, 20, '14', { size: 34 }),
        group({ scale: 0.5 }, text(0, 30, 'Bin', { size: 30 })),
      ],
    });
    expect(smallestText(picture)).toBe(15);
  });

  it('is undefined in size where a picture has none', () => {
    expect(
      smallestText(definePicture({ name: 'sample', width: 8, height: 8, draw: () => [] })),
    ).toBeUndefined();
  });
});
