/**
 * @typedef {object} Node
 * @property {string} type
 * @property {Node[]} [children]
 * @property {{ type: string, value?: unknown }[]} [attributes]
 */

const CODE = new Set(['mdxjsEsm', 'mdxFlowExpression', 'mdxTextExpression']);

/** @param {Node} node */
function removeCode(node) {
  node.attributes = node.attributes?.filter(
    ({ type, value }) => type === 'mdxJsxAttribute' && typeof value === 'string',
  );
  node.children = node.children?.filter(({ type }) => !CODE.has(type));
  node.children?.forEach(removeCode);
}

/**
 * A text runs no code. One that cannot be read is empty in development, where it would break the
 * bundle of all pages; a build and the content check refuse it.
 *
 * @this {{ parser: (text: unknown, file: unknown) => Node }}
 */
export default function remarkOnlyText() {
  const { parser } = this;
  this.parser = (text, file) => {
    try {
      return parser(text, file);
    } catch (error) {
      if (process.env.NODE_ENV !== 'development') throw error;
      return { type: 'root', children: [] };
    }
  };
  return removeCode;
}
