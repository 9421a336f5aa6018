import { type Draft, selvedge, SELVEDGE_PITCH } from '../kit/selvedge';
import { toSvg } from '../kit/svg';
import type { Typefaces } from '../kit/text';

const drafts: Readonly<Record<string, Draft>> = {
  // Tread of a tire
  automobile: ['mmm...rrr...', '.mmm...rrr..', '..mmm...rrr.', '.mmm...rrr..', 'mmm...rrr...'],
  // Bar code
  ecommerce: Array.from({ length: 5 }, () => 'M.MM.P.M.RR.M.PP.M..'),
  // Grain and salt
  'food-beverage': ['..m.....', '.mmm..p.', 'mmmmm...', '.mmm..p.', '..m.....'],
  // Cross and capsule
  medicine: [
    '..pp..........',
    '..pp....rrmm..',
    'pppppp..rrmm..',
    '..pp....rrmm..',
    '..pp..........',
  ],
  // Winding and cores
  electricals: ['MmmmM.P.', 'M...M.P.', 'M.R.M.P.', 'M.R.M...', 'M.R.Mmmm'],
  // Trucks on a road
  logistics: ['mmmmm.rr....', 'mmmmm.rrr...', 'mmmmm.rrr...', '............', 'ppp.ppp.ppp.'],
  // Folded strata
  mining: ['mmmmmm....mm', '......mmmm..', 'rrrr....rrrr', '....rrrr....', 'pp..pp..pp..'],
  // Books on a shelf
  education: ['MM..PP...M..', 'MMR.PPM..MR.', 'MMR.PPM.RMR.', 'MMR.PPM.RMR.', 'iiiiiiiiiiii'],
  // Twill
  'fabrication-garments': ['mm..rr..', '.mm..rr.', '..mm..rr', 'r..mm..r', 'rr..mm..'],
  construction: ['mmm.rrr.', 'r.mmm.rr', 'mmm.rrr.', 'r.mmm.rr', 'mmm.rrr.'],
  // Ears above the field
  agriculture: ['.mm.M.mm..', '..mmMmm...', '.mm.M.mm..', '..mmMmm..r', 'iiiiMiiiii'],
  // Saddle stitch between two edges
  leathers: ['rrrrrr', '...mm.', '..mm..', '.mm...', 'rrrrrr'],
};

/** A list marker shows the three picks in the middle. */
const MARKS = `:global(body):has(.page) {
  --selvedge-block: ${5 * SELVEDGE_PITCH}px;
  --tick-inline: ${4 * SELVEDGE_PITCH}px;
  --tick-block: ${3 * SELVEDGE_PITCH}px;
  --tick-shift: ${-SELVEDGE_PITCH}px;
  --tick-ground: var(--art-indigo);
}
`;

const RULES = `@each $industry, $cloth in $cloths {
  :global(body):has(.page[data-industry='#{$industry}']) {
    --selvedge: #{$cloth};
  }
}
`;

/** The patterns are data, because a relative address in a custom property has no fixed base. */
export function selvedgeStyles(typefaces: Typefaces): string {
  const cloths = Object.entries(drafts).map(
    ([slug, draft]) => `  '${slug}':\n    url("${dataUri(slug, draft, typefaces)}"),\n`,
  );
  return `// Written by npm run art from art/pictures/selvedges.ts.\n${MARKS}\n$cloths: (\n${cloths.join('')});\n\n${RULES}`;
}

function dataUri(slug: string, draft: Draft, typefaces: Typefaces): string {
  const width = (draft[0]?.length ?? 0) * SELVEDGE_PITCH;
  const height = draft.length * SELVEDGE_PITCH;
  const svg = toSvg({ name: slug, width, height, draw: () => selvedge(draft) }, typefaces)
    .trim()
    .replace('<svg ', `<svg width="${width}" height="${height}" `)
    .replaceAll('"', "'");
  return `data:image/svg+xml,${svg.replace(/[<>#%]/g, (sign) => encodeURIComponent(sign))}`;
}
