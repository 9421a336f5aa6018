import { readFile } from 'node:fs/promises';
import { indigo, sand } from '../src/kit/palette';
import { definePicture, dot, type Drawing, group, rect, stroke } from '../src/kit/shapes';
import { compactPath, smallestText, toSvg } from '../src/kit/svg';
import { figure, loadTypefaces, text, type Typefaces } from '../src/kit/text';
import { LIFT, offsetPolyline, threadLine } from '../src/kit/threads';

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
    const page = await readFile('../../components/cloth/_bundle.scss', 'utf8');
    expect(page).toContain(`$lift-tile: ${LIFT.tile};`);
    expect(page).toContain(`$lift-small: ${LIFT.small};`);
  });
});

describe('the SVG document', () => {
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
});

describe('text', () => {
  it('has a rupee sign in both faces', () => {
    expect(typefaces.outline('₹', { family: 'display' }).contours).not.toHaveLength(0);
    expect(typefaces.outline('₹', { family: 'text', weight: 500 }).contours).not.toHaveLength(0);
  });

  it('names the text that needs a character which the faces lack', () => {
    expect(() => typefaces.outline('सम', { family: 'display' })).toThrow('in the text "सम"');
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
});
