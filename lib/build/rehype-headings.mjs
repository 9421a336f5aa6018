import { valueToEstree } from 'estree-util-value-to-estree';
import { headingRank } from 'hast-util-heading-rank';
import { toString } from 'hast-util-to-string';
import { define } from 'unist-util-mdx-define';
import { visit } from 'unist-util-visit';

/**
 * Exports the headings as {@link import('./article').Heading}. Must run after rehype-slug, whose
 * anchors it uses.
 *
 * @returns {(tree: Parameters<typeof define>[0], file: Parameters<typeof define>[1]) => void}
 */
export default function rehypeHeadings() {
  return (tree, file) => {
    /** @type {{ level: number, text: string, id: unknown }[]} */
    const headings = [];
    visit(tree, 'element', (element) => {
      const level = headingRank(element);
      if (level) headings.push({ level, text: toString(element), id: element.properties.id });
    });
    define(tree, file, { headings: valueToEstree(headings) });
  };
}
