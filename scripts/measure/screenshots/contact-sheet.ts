import { escapeUTF8 as escape } from 'entities';

export const SHEET_WIDTHS: readonly number[] = [390, 768, 1280, 1440, 1920];

export const THEMES = ['light', 'dark'] as const;

export type Theme = (typeof THEMES)[number];

export interface Shot {
  readonly page: string;
  readonly width: number;
  readonly theme: Theme;
}

const REDUCTION = 4;

export function fileOf({ page, width, theme }: Shot): string {
  const name = decodeURIComponent(page)
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return `${name || 'home'}-${width}-${theme}.webp`;
}

export const shotsOf = (
  pages: readonly string[],
  widths: readonly number[],
  themes: readonly Theme[],
): Shot[] =>
  pages.flatMap((page) =>
    themes.flatMap((theme) => widths.map((width) => ({ page, width, theme }))),
  );

export function contactSheet(shots: readonly Shot[]): string {
  const pages = [...new Set(shots.map(({ page }) => page))];
  const rows = pages.map((page) => {
    const figures = shots
      .filter((shot) => shot.page === page)
      .map((shot) => {
        const { width, theme } = shot;
        const file = escape(fileOf(shot));
        const label = `${width} px, ${theme}`;
        return `<figure><figcaption>${label}</figcaption><a href="${file}"><img src="${file}" width="${Math.round(width / REDUCTION)}" alt="${escape(page)}, ${label}" loading="lazy"></a></figure>`;
      });
    return `<section><h2>${escape(decodeURIComponent(page))}</h2><div>${figures.join('')}</div></section>`;
  });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>All kinds of pages</title>
<style>
body { margin: 24px; font: 14px/1.4 system-ui, sans-serif; background: #777; color: #fff; }
div { display: flex; gap: 12px; align-items: start; }
figure { margin: 0; }
img { display: block; }
</style>
<h1>All kinds of pages</h1>
${rows.join('\n')}
</html>
`;
}
