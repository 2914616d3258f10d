import { join, relative } from 'node:path';
import { defineConfig } from 'vite';
import type { Plugin } from 'vite';
import { packagesBuiltIn, publicSiteAliases } from './aliases.ts';
import { literals } from './literals.ts';
import { IN_NAMED_FOLDER, namedFolder, UNNAMED } from './named-folder.ts';
import { shares } from './shares.ts';
import { shortClasses } from './styles/class-names.ts';
import { cutFonts } from './styles/cut-fonts.ts';
import { sheets } from './styles/sheets.ts';

/**
 * What a page loads beside its own code, in few files: what every page needs, what many do, and what is shared within
 * one family of pages. Without these, each module that two pages share would be a file. The longest path that a module
 * begins with decides.
 */
const CHUNKS = {
  shared: `contract/ public-site/app/ public-site/ui/
    public-site/components/page/ public-site/components/search/ public-site/components/ages-text public-site/components/also-in
    public-site/components/old-check
    public-site/components/call-list/save-button public-site/components/guides/note`,
  // What frames a long text: its opening, its contents.
  guides: 'public-site/components/guides/',
  // What a profile and the call list share: when to call, what to dial, what to tell us.
  calling: `contract/reports contract/time-zones contract/working-time
    public-site/components/open-now public-site/components/use-open-now public-site/components/copy-text`,
  // A doctor's profile as visitors see it, and as its preview.
  profile: 'contract/license-key contract/state-registers public-site/pages/profiles/ public-site/ui/folded',
  'call-list': 'public-site/components/call-list/',
  account: `contract/account-paths contract/accounts contract/money contract/passwords contract/second-factors public-site/app/awaited-code public-site/app/come-back public-site/app/use-form public-site/app/use-seconds-until
    public-site/components/payments/ public-site/layout/auth-art public-site/layout/auth-layout public-site/pages/accounts/
    public-site/ui/code-field public-site/ui/dialog public-site/ui/new-password-field public-site/ui/password-`,
  articles: 'public-site/pages/articles/',
  // Of the demo alone.
  'test-checkout': 'contract/test-checkout',
  doctors: `public-site/components/ public-site/pages/landing/ public-site/structured-data/ public-site/ui/combobox
    public-site/pages/search/hints.module`,
  map: 'public-site/components/state-map public-site/components/state-panel public-site/components/state-select public-site/map/',
  // What the pages share on which somebody who is signed in writes.
  writing: `public-site/components/drafts/ public-site/components/leaving/ public-site/components/problems/
    public-site/components/uploads/`,
  // What the pages of a doctor's own profile share: the forms, and the server's schemas that they check by.
  'own-profile': `contract/field-names contract/lasting-day contract/npi contract/profile-messages contract/profiles contract/registry contract/schemas/ contract/visits
    contract/parsed-url contract/websites
    public-site/components/photo/ public-site/pages/own-profile/ node_modules/react-hook-form/ node_modules/zod/`,
};

/** What makes a page listen. */
const ENTRY = 'entry-client.tsx';
/** Of what is kept for when there is no connection; it stands alone. */
const WORKER = 'offline/worker.ts';

/**
 * The sheets of pages, in the order in which they apply: what is in the frame of every page or on most, then what is in
 * more and more special places. The longest path that a file begins with decides here too.
 */
const SHEETS = {
  all: 'public-site/ public-site/components/guides/note public-site/pages/articles/cover',
  dialog: 'public-site/ui/dialog',
  // Of those who are signed in.
  menu: 'public-site/layout/account-menu',
  account: `public-site/ui/code-field public-site/ui/password-field public-site/layout/auth- public-site/pages/accounts/
    public-site/components/newsletter/code-form public-site/layout/account-dialog public-site/layout/account-notice
    public-site/components/leaving/ public-site/components/drafts/ public-site/components/problems/ public-site/pages/pricing/`,
  profile: 'public-site/pages/profiles/ public-site/ui/folded',
  'own-profile': 'public-site/pages/own-profile/ public-site/components/photo/',
  reading: 'public-site/components/guides/ public-site/pages/articles/',
  'call-list': 'public-site/pages/call-list/',
  guides: 'public-site/pages/guides/',
  search: `public-site/components/card-icons public-site/components/doctor-card public-site/ui/combobox-list public-site/components/search-bar
    public-site/pages/search/`,
  landing: 'public-site/pages/landing/',
  home: 'public-site/pages/home/ public-site/components/state-',
  map: 'public-site/pages/search/map/',
  sheet: 'public-site/pages/search/sheet-group public-site/pages/search/filter-sheet',
  other: `public-site/pages/own-articles/ public-site/pages/mail/ public-site/pages/newsletter/ public-site/pages/confirmations/
    public-site/pages/test-checkout/`,
};

/**
 * What a profile imports, which is the next page most often: it is asked for beside it, and not after it, for 40 bytes.
 * Names of every page's files would be 680 bytes of each first visit. The server's links preload what a page needs.
 */
const BESIDE = new RegExp(`^${UNNAMED}/(calling|profile)\\.js$`);

const chunkOf = finderOf(CHUNKS);
const sheetOf = finderOf(
  Object.fromEntries(Object.entries(SHEETS).map(([name, paths], i) => [`${10 + i}-${name}`, paths])),
);

/** Finds the name under which a table has the longest path that a file begins with. */
function finderOf(table: Record<string, string>): (id: string) => string | null {
  const all = Object.entries(table)
    .flatMap(([name, paths]) => paths.split(/\s+/).map((path) => ({ name, path })))
    .sort((a, b) => b.path.length - a.path.length);
  return (id) => {
    const file = relative(join(import.meta.dirname, '..'), id);
    return all.find(({ path }) => file.startsWith(path))?.name ?? null;
  };
}

const { isFirst, isShared, plugin: counted } = shares(`${import.meta.dirname}/${ENTRY}`);

/** What is asked for first takes what it imports along, and what every page needs. */
const chunks = [
  {
    name: 'main',
    test: (id: string) => isFirst(id) || (chunkOf(id) === 'shared' && isShared(id)),
    minShareCount: 1,
  },
  ...Object.keys(CHUNKS).map((name) => ({
    name,
    test: (id: string) => chunkOf(id) === name,
    minShareCount: 2,
  })),
].map((chunk, index, all) => ({ priority: all.length - index, ...chunk }));

/** What Vite wraps each `import()` in: scripts preload sheets, and no scripts. */
const WITH_SHEETS = `export { withSheets as __vitePreload } from '${import.meta.dirname}/app/with-sheets.ts';`;
const withSheets: Plugin = {
  name: 'with-sheets',
  enforce: 'pre',
  load: (id) => (id === '\0vite/preload-helper.js' ? WITH_SHEETS : null),
};

const { shortName, fileIn } = shortClasses(import.meta.dirname);

/** Builds the site for the browser and, with `build.ssr`, the server with the site in it. */
export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  cacheDir: '../node_modules/.vite/public-site',
  publicDir: 'static',
  resolve: { alias: publicSiteAliases },
  plugins: [
    literals,
    withSheets,
    counted,
    sheets({ sheetOf: (file) => sheetOf(file) ?? '', fileIn }),
    namedFolder,
  ],
  css: {
    modules: { generateScopedName: shortName },
    postcss: { plugins: [cutFonts(`${import.meta.dirname}/../node_modules/.vite/fonts`)] },
  },
  oxc: { jsx: { runtime: 'automatic' } },
  ssr: { noExternal: packagesBuiltIn },
  build: {
    manifest: true,
    cssCodeSplit: false,
    modulePreload: { resolveDependencies: (_, files) => files.filter((file) => BESIDE.test(file)) },
    assetsInlineLimit: 0,
    // 1.3 KB less of a page's first scripts than by the minifier that comes with Vite.
    minify: isSsrBuild ? false : 'terser',
    terserOptions: { ecma: 2020, compress: { passes: 3, inline: 1 } },
    // What the server's build enters is said where it is run.
    rolldownOptions: isSsrBuild
      ? {}
      : {
          input: ['entry-start.ts', ENTRY, WORKER].map((file) => `${import.meta.dirname}/${file}`),
          output: {
            codeSplitting: { groups: chunks },
            ...IN_NAMED_FOLDER,
            // The server sends it, with what it is to keep.
            entryFileNames: ({ facadeModuleId }) =>
              facadeModuleId?.endsWith(WORKER) ? '[name].js' : IN_NAMED_FOLDER.entryFileNames,
          },
        },
  },
}));
