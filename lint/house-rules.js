import { attributeNames } from './attribute-names.js';
import { boundaries } from './boundaries.js';
import { fileNames } from './file-names.js';

const SQL = String.raw`/^\s*(SELECT\s|INSERT (OR \w+ )?INTO\s|UPDATE \w+\s+SET\s|DELETE FROM\s|CREATE (TABLE|INDEX)|PRAGMA\s)/`;

/** What has no effect but what it answers, or throws. */
const PURE =
  '/^(decodeURI|encodeURI|decodeURIComponent|encodeURIComponent|atob|btoa|BigInt|Symbol|structuredClone)$/';

/** What only this house asks for. `.oxlintrc.json` says where each of them holds. */
export default {
  meta: { name: 'house' },
  rules: {
    boundaries,
    'file-names': fileNames,
    'attribute-names': attributeNames,
    'no-barrels': forbidden(
      'ExportAllDeclaration, ExportNamedDeclaration[source]',
      'No barrels: import from the file that defines it.',
    ),
    'no-default-export': forbidden(
      'ExportDefaultDeclaration',
      'Named exports; only lazy pages and configurations export a default.',
    ),
    'no-unused-answer': forbidden(
      `ExpressionStatement > CallExpression[callee.name=${PURE}], ExpressionStatement > CallExpression[callee.object.name='JSON'], ExpressionStatement > NewExpression`,
      'Use what it answers: the build leaves such a call out, and with it what it throws.',
    ),
    'no-sql': forbidden(`Literal[value=${SQL}], TemplateElement[value.raw=${SQL}]`, 'SQL belongs in db/.'),
  },
};

/** A rule that lets nothing stand that `selector` finds. */
function forbidden(selector, message) {
  return { create: (context) => ({ [selector]: (node) => context.report({ node, message }) }) };
}
