import path from 'node:path';
import { checkImport } from './import-table.mjs';

const relative = (context) =>
  path.relative(context.cwd, context.filename).split(path.sep).join('/');

const importTable = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const file = relative(context);
    const check = (node, source, isType) => {
      if (!source) return;
      // The fixed parts of `import(`@/content/blog/${id}.mdx`)` determine the room.
      const specifier =
        source.type === 'TemplateLiteral'
          ? source.quasis.map((part) => part.value.cooked).join('*')
          : source.value;
      if (typeof specifier !== 'string') return;
      const message = checkImport(file, specifier, isType);
      if (message) context.report({ node, message });
    };
    const onlyTypes = (specifiers, kind) =>
      specifiers.length > 0 && specifiers.every((specifier) => specifier[kind] === 'type');
    return {
      ImportDeclaration: (node) =>
        check(
          node,
          node.source,
          node.importKind === 'type' || onlyTypes(node.specifiers, 'importKind'),
        ),
      ExportNamedDeclaration: (node) =>
        check(
          node,
          node.source,
          node.exportKind === 'type' || onlyTypes(node.specifiers, 'exportKind'),
        ),
      ExportAllDeclaration: (node) => check(node, node.source, node.exportKind === 'type'),
      ImportExpression: (node) => check(node, node.source, false),
      TSImportType: (node) => check(node, node.source, true),
    };
  },
};

const clientFiles = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const named = context.filename.endsWith('.client.tsx');
    return {
      Program(node) {
        const marked = node.body.some((statement) => statement.directive === 'use client');
        if (marked && !named) {
          context.report({ node, message: "'use client' is allowed only in *.client.tsx files." });
        }
        if (named && !marked) {
          context.report({ node, message: "A *.client.tsx file must begin with 'use client'." });
        }
      },
    };
  },
};

const noBarrels = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const file = relative(context);
    if (file === 'content/index.ts') return {};
    const report = (node) =>
      context.report({ node, message: 'No barrels: import from the file that defines it.' });
    return {
      Program(node) {
        if (/(^|\/)index\.[cm]?[jt]sx?$/.test(file)) report(node);
      },
      ExportAllDeclaration: report,
      ExportNamedDeclaration(node) {
        if (node.source) report(node);
      },
    };
  },
};

export const houseRules = {
  meta: { name: 'house' },
  rules: { 'import-table': importTable, 'client-files': clientFiles, 'no-barrels': noBarrels },
};
