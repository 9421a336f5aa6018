/** Drawings have their own ground; only glyphs follow the theme. */

export const indigo = '#1E2560';
export const indigoDeep = '#131840';
export const indigoMid = '#46519C';
export const indigoTint = '#CBD0E8';
export const periwinkle = '#8E98D6';
export const paper = '#F9F3E7';
export const sand = '#EBE0CA';
export const marigold = '#F4A91B';
export const marigoldTint = '#FBE3B0';
export const madder = '#AE3C28';
export const madderLight = '#DB6343';
export const madderTint = '#F6DDD4';
export const hide = '#E0AB8F';
export const leaf = '#8FCBA8';

export const surface = '#FFFCF6';
/** Of a map. */
export const street = '#FFFBF4';
export const ink = '#171C42';
export const muted = '#5B6079';
export const hairline = '#DDD5C4';
export const rowRule = '#EAE3D4';
export const pending = '#A39B88';
export const approved = '#2E6B4F';
export const approvedTint = '#E0EBDD';
export const penBlue = '#2B3A9E';

/**
 * A page that inlines such a file sets the custom properties. Marigold is the same in both themes,
 * so shapes on it are plain indigo.
 */
export const glyphSolid = `var(--glyph,${indigo})`;
export const glyphGround = `var(--glyph-ground,${paper})`;
export const glyphMadder = `var(--thread-3,${madder})`;
export const glyphInk = `var(--glyph-ink,${ink})`;

export const pageThreads = [
  `var(--thread-1,${marigold})`,
  `var(--thread-2,${indigo})`,
  `var(--thread-3,${madder})`,
] as const;
