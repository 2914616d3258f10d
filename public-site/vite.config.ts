import { defineConfig } from 'vite';
import { publicSiteAliases } from './aliases.ts';

/** What only pages to read or to look through need, not those with a form. */
const CONTENT =
  'contract[/](dates|landing)|public-site[/](ui[/](breadcrumb|chip|link-card|list-heading|numbers|pager|section-heading|skeleton|wait-note)[.]|components[/](guides|page)[/])';

/**
 * What a page loads beside its own code, in few files: what every page needs, what many do, and what is shared within
 * one family of pages. Without these, each module that two pages share would be a file. The first that fits takes it.
 */
const chunks = [
  { name: 'main', tags: ['$initial' as const], minShareCount: 1 },
  { name: 'content', test: new RegExp(CONTENT) },
  {
    name: 'shared',
    test: /contract[/]|public-site[/](ui[/](?!.*password|dialog|code-field)|app[/]|pages[/]not-found|[^/]+$)/,
  },
  { name: 'account', test: /public-site[/](pages[/]accounts[/]|ui[/])/ },
  { name: 'articles', test: /public-site[/]pages[/]articles[/]/ },
  { name: 'doctors', test: /public-site[/](pages[/]landing|components|structured-data)[/]/ },
].map((chunk, index, all) => ({ minShareCount: 2, priority: all.length - index, ...chunk }));

/** Builds the site for the browser and, with `build.ssr`, the server with the site in it. */
export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  cacheDir: '../node_modules/.vite/public-site',
  publicDir: 'static',
  resolve: { alias: publicSiteAliases },
  oxc: { jsx: { runtime: 'automatic' } },
  ssr: { noExternal: ['wouter', 'swr', 'regexparam', 'react-hook-form'] },
  build: {
    outDir: '../dist/public-site',
    emptyOutDir: true,
    manifest: true,
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: `${import.meta.dirname}/entry-client.tsx`,
      output: isSsrBuild ? {} : { codeSplitting: { groups: chunks } },
    },
  },
}));
