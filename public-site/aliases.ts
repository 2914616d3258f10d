/** The public site is written as React and built to Preact: what each import of React becomes. */
export const publicSiteAliases = [
  alias('react', `${import.meta.dirname}/app/react.ts`),
  alias('react-dom', 'preact/compat'),
  alias('react-dom/client', 'preact/compat/client'),
  alias('react-dom/server', 'preact/compat/server'),
  alias('react/jsx-runtime', 'preact/jsx-runtime'),
  alias('react/jsx-dev-runtime', 'preact/jsx-dev-runtime'),
  alias('use-sync-external-store/shim', 'preact/compat'),
  alias('use-sync-external-store/shim/index.js', 'preact/compat'),
];

/** Packages of the site that are built in also while it is developed: with them as they are, there would be two Reacts. */
export const packagesBuiltIn = ['wouter', 'swr', 'dequal', 'regexparam', 'react-hook-form'];

function alias(from: string, replacement: string): { find: RegExp; replacement: string } {
  return { find: new RegExp(`^${from.replaceAll('.', '\\.')}$`), replacement };
}
