import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { defineConfig } from 'vite';
import { publicSiteAliases } from './aliases.ts';
import { cutFonts } from './styles/cut-fonts.ts';

/** What pages to read or to look through share. */
const CONTENT =
  /contract[/](dates|landing)|public-site[/](ui[/](breadcrumb|chip|link-card|list-heading|numbers|pager|section-heading|skeleton|wait-note)[.]|components[/](page[/]|guides[/]note))/;

/** What frames a long text: its opening, its contents. */
const GUIDES = /public-site[/]components[/]guides[/](?!note)/;

/** A doctor's profile as visitors see it, and as its preview. */
const PROFILE = /contract[/](state-registers|license-key)|public-site[/](pages[/]profiles|ui[/]folded)/;

/** What a profile and the call list share: when to call, what to dial, what to tell us. */
const CALLING =
  /contract[/](time-zones|working-time|phones|reports)|public-site[/]components[/]((use-)?open-now|copy-text)/;

/** The call list, but for what every page has: the button, and how many are saved. */
const CALL_LIST = /public-site[/]components[/]call-list[/](?!sav)/;

/** What the pages share on which somebody who is signed in writes. */
const WRITING = /public-site[/]components[/](drafts|leaving|uploads)/;

/** What the pages of a doctor's own profile share: the forms, and the server's schemas that they check by. */
const OWN_PROFILE =
  /contract[/](schemas|(own-)?profiles|npi|websites|visits)|public-site[/](pages[/]own-profile|components[/]photo)|node_modules[/](zod|react-hook-form)[/]/;

const SHARED =
  /contract[/](?!passwords|second-factors)|public-site[/](ui[/](?!.*password|dialog|code-field)|app[/](?!use-form|come-back)|components[/](search[/]|call-list[/]save-)|pages[/]not-found|[^/]+$)/;

/**
 * What a page loads beside its own code, in few files: what every page needs, what many do, and what is shared within
 * one family of pages. Without these, each module that two pages share would be a file. The first that fits takes it,
 * with what it imports.
 */
const chunks = [
  { name: 'main', test: /^(?!.*entry-start)/, tags: ['$initial' as const], minShareCount: 1 },
  { name: 'shared', test: (id: string) => CONTENT.test(id) || ofVisitors(SHARED)(id) },
  { name: 'guides', test: GUIDES },
  { name: 'calling', test: CALLING },
  { name: 'profile', test: PROFILE },
  { name: 'call-list', test: CALL_LIST },
  {
    name: 'account',
    test: ofVisitors(
      /contract[/](passwords|second-factors)|public-site[/](pages[/]accounts[/]|components[/]payments[/]|layout[/]auth-|ui[/]|app[/])/,
    ),
  },
  { name: 'articles', test: /public-site[/]pages[/]articles[/]/ },
  {
    name: 'doctors',
    test: ofVisitors(/public-site[/](pages[/]landing[/]|components[/](?!state-)|structured-data[/])/),
  },
  { name: 'map', test: /public-site[/](components[/]state-|map[/])/ },
  { name: 'writing', test: WRITING },
  { name: 'own-profile', test: OWN_PROFILE },
].map((chunk, index, all) => ({ minShareCount: 2, priority: all.length - index, ...chunk }));

function ofVisitors(test: RegExp): (id: string) => boolean {
  return (id) =>
    test.test(id) && ![PROFILE, CALLING, CALL_LIST, WRITING, OWN_PROFILE].some((other) => other.test(id));
}

/** A class of a file as it stands in pages and scripts: short, for both hold many. */
function scopedName(name: string, file: string): string {
  const path = relative(import.meta.dirname, file);
  return `${name}_${createHash('sha256').update(path).digest('base64url').slice(0, 4)}`;
}

/** Builds the site for the browser and, with `build.ssr`, the server with the site in it. */
export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  cacheDir: '../node_modules/.vite/public-site',
  publicDir: 'static',
  resolve: { alias: publicSiteAliases },
  css: {
    modules: { generateScopedName: scopedName },
    postcss: { plugins: [cutFonts(`${import.meta.dirname}/../node_modules/.vite/fonts`)] },
  },
  oxc: { jsx: { runtime: 'automatic' } },
  ssr: { noExternal: ['wouter', 'swr', 'regexparam', 'react-hook-form'] },
  build: {
    outDir: '../dist/public-site',
    emptyOutDir: true,
    manifest: true,
    cssCodeSplit: false,
    // Names of every page's files would be 680 bytes of each first visit. The server's links preload what a page needs.
    modulePreload: { resolveDependencies: () => [] },
    assetsInlineLimit: 0,
    // 1.3 KB less of a page's first scripts than by the minifier that comes with Vite.
    minify: isSsrBuild ? false : 'terser',
    terserOptions: { ecma: 2020, compress: { passes: 3 } },
    // What the server's build enters is said where it is run.
    rolldownOptions: isSsrBuild
      ? {}
      : {
          input: ['entry-start.ts', 'entry-client.tsx'].map((file) => `${import.meta.dirname}/${file}`),
          output: { codeSplitting: { groups: chunks } },
        },
  },
}));
