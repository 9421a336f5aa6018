/**
 * Lays out a whole page, with the sections that the browser skips until they are near the viewport
 * (`content-visibility`). Runs in the page. The content security policy forbids a style element.
 */
export function layOutAll(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { content-visibility: visible !important }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
