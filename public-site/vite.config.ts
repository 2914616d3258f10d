import { defineConfig } from 'vite';
import { publicSiteAliases } from './aliases.ts';

/** Builds the site for the browser and, with `build.ssr`, the server with the site in it. */
export default defineConfig({
  root: import.meta.dirname,
  cacheDir: '../node_modules/.vite/public-site',
  publicDir: 'static',
  resolve: { alias: publicSiteAliases },
  oxc: { jsx: { runtime: 'automatic' } },
  ssr: { noExternal: ['wouter', 'swr', 'regexparam'] },
  build: {
    outDir: '../dist/public-site',
    emptyOutDir: true,
    manifest: true,
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    rolldownOptions: { input: `${import.meta.dirname}/entry-client.tsx` },
  },
});
