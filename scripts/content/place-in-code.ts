import ts from 'typescript';
import type { Place } from '@/content/schema/define';

/** What it passes to `define`, `defineJob` and the like. */
function entryIn(node: ts.Node): ts.Expression | undefined {
  if (
    ts.isCallExpression(node) &&
    ts.isIdentifier(node.expression) &&
    node.expression.text.startsWith('define')
  ) {
    return node.arguments.at(-1);
  }
  return ts.forEachChild(node, entryIn);
}

/** Of a field that is missing or made by code, what is around it. */
export function placeInCode(source: string, at: readonly PropertyKey[]): Place {
  const file = ts.createSourceFile('entry.ts', source, ts.ScriptTarget.Latest);
  let node: ts.Node | undefined = entryIn(file);
  let position = node?.getStart(file) ?? 0;
  for (const key of at) {
    if (node && ts.isArrayLiteralExpression(node)) {
      node = node.elements[Number(key)];
      if (node) position = node.getStart(file);
    } else if (node && ts.isObjectLiteralExpression(node)) {
      const field = node.properties.find(
        ({ name }) => name && !ts.isComputedPropertyName(name) && name.text === String(key),
      );
      if (field) position = field.getStart(file);
      node = field && ts.isPropertyAssignment(field) ? field.initializer : undefined;
    } else break;
  }
  const { line, character } = file.getLineAndCharacterOfPosition(position);
  return { line: line + 1, column: character + 1 };
}
