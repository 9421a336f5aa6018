import type { Font, PathCommand } from 'fontkit';

interface PlacedGlyph {
  /** Outline in units of the font, y upwards. */
  readonly commands: readonly PathCommand[];
  readonly x: number;
  /** Scale from units of the font to those of the line. */
  readonly scale: number;
}

export interface TextLine {
  readonly glyphs: readonly PlacedGlyph[];
  readonly width: number;
}

interface LineOptions {
  readonly size: number;
  readonly tracking?: number;
}

/** Each run in the first font that has its characters. */
function runsOf(fonts: readonly Font[], content: string): { font: Font; content: string }[] {
  const runs: { font: Font; content: string }[] = [];
  for (const character of content) {
    const font = fonts.find((f) => f.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));
    if (!font) throw new Error(`No outline for "${character}" in the text "${content}"`);
    const last = runs.at(-1);
    if (last?.font === font) last.content += character;
    else runs.push({ font, content: character });
  }
  return runs;
}

/** @throws Error naming the text if no font has one of its characters */
export function layOutLine(
  fonts: readonly Font[],
  content: string,
  { size, tracking = 0 }: LineOptions,
): TextLine {
  const glyphs: PlacedGlyph[] = [];
  let pen = 0;
  for (const { font, content: part } of runsOf(fonts, content)) {
    const scale = size / font.unitsPerEm;
    const run = font.layout(part);
    run.glyphs.forEach(({ path }, index) => {
      glyphs.push({ commands: path.commands, x: pen, scale });
      pen += (run.positions[index]?.xAdvance ?? 0) * scale + tracking * size;
    });
  }
  return { glyphs, width: pen };
}
