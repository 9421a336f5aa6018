/** Words of a page: in sight on wide screens and on phones before the first press, and in all. */
export interface Words {
  readonly wide: number;
  readonly phone: number;
  readonly all: number;
}

const words = (wide: number, phone: number, all: number): Words => ({ wide, phone, all });

/** The most that a page of a kind may hold (docs/content.md). */
export const CEILINGS = {
  'service of six sections': words(1250, 900, 2850),
  service: words(950, 700, 2000),
  product: words(900, 750, 2000),
  industry: words(900, 600, 1100),
  course: words(950, 700, 2100),
  'ed-tech': words(800, 450, 1250),
  job: words(600, 600, 600),
  career: words(750, 550, 1250),
  overview: words(600, 550, 1100),
  home: words(950, 800, 1100),
  about: words(900, 600, 1150),
  form: words(450, 400, 600),
  post: words(Infinity, Infinity, 1450),
  legal: words(Infinity, Infinity, 1900),
} as const satisfies Record<string, Words>;

export type Kind = keyof typeof CEILINGS;

const KINDS: readonly (readonly [page: RegExp, kind: Kind | undefined])[] = [
  [/^\/(?:404|_not-found|gallery|share)\b|^\/blogs(?:$|\/page\/)/, undefined],
  [/^\/$/, 'home'],
  [/^\/about-us$/, 'about'],
  [/^\/(?:services|products)$/, 'overview'],
  [/^\/ed-tech$/, 'ed-tech'],
  [/^\/career$/, 'career'],
  [/^\/(?:contact-us|enquiry)$/, 'form'],
  [/^\/(?:privacy-policy|terms-and-conditions)$/, 'legal'],
  [/^\/blogs\//, 'post'],
  [
    /^\/services\/(?:nav|business-central|application-development|power-apps)-details$/,
    'service of six sections',
  ],
  [/^\/services\//, 'service'],
  [/^\/products\//, 'product'],
  [/^\/courses\//, 'course'],
  [/^\/career\/apply\//, 'job'],
  [/^\/[^/]+$/, 'industry'],
];

export const kindOf = (page: string): Kind | undefined =>
  KINDS.find(([pattern]) => pattern.test(page))?.[1];
