interface Noun {
  /** What it is called elsewhere: folders, or files at the top of a layer. */
  also?: string[];
  /** The browser tests that are about it. */
  specs?: string[];
}

/**
 * What the product is about, by the folders of tests/. A noun has the same name in every layer (docs/architecture.md);
 * where it has another, that is here. `report-list.ts` is of reports by itself, as everything is that goes on after a -.
 */
export const NOUNS: Record<string, Noun> = {
  accounts: {
    also: [
      ...['users', 'security', 'passwords', 'sign-in', 'auth-provider', 'stored-token', 'account-menu'],
      ...['second-factors', 'passkeys', 'proof', 'prove', 'forgetting'],
    ],
    specs: ['account', 'account-menu', 'session', 'signed-out', 'backoffice-users', 'second-factor'],
  },
  admin: { also: ['dashboard', 'audit'], specs: ['backoffice-lists'] },
  api: {},
  'article-editor': { specs: ['article-editor'] },
  articles: { also: ['own-articles'], specs: ['articles', 'article-editor', 'stored-html', 'planted-html'] },
  backoffice: {
    also: ['menu', 'find', 'focus'],
    specs: ['backoffice-decisions', 'backoffice-keys', 'backoffice-lists'],
  },
  backups: {},
  caches: { also: ['shared-caches'] },
  'call-list': { specs: ['call-list', 'print'] },
  confirmations: { specs: ['doctor-life', 'view-profile'] },
  db: { also: ['migrations', 'transactions', 'cached-sets'] },
  exports: {},
  fhir: {},
  files: {},
  guides: { specs: ['pages', 'contents'] },
  health: { also: ['heartbeat', 'doctor'] },
  html: { specs: ['stored-html', 'planted-html'] },
  http: {
    also: ['metrics', 'jobs', 'public-api', 'commands', 'configuration', 'builds'],
    specs: ['npm-start'],
  },
  imports: { specs: ['imports'] },
  invitations: { specs: ['imports'] },
  landing: { specs: ['landing'] },
  mail: { also: ['outbox', 'demo-mails'], specs: ['backoffice-lists'] },
  newsletter: { also: ['subscribers'], specs: ['newsletter', 'backoffice-newsletters'] },
  offline: { also: ['kept-pages'], specs: ['offline', 'offline-releases'] },
  pages: { also: ['page'], specs: ['no-javascript'] },
  payments: {
    also: ['plans', 'grants', 'pricing', 'test-checkout', 'stripe-double'],
    specs: ['plans', 'test-checkout'],
  },
  photo: { specs: ['setup-profile'] },
  places: { also: ['zip-codes', 'place-names', 'near-me'], specs: ['find', 'near-me'] },
  processes: { also: ['crew', 'hand-over'] },
  profiles: {
    also: ['own-profile'],
    specs: ['public-profile', 'setup-profile', 'view-profile', 'doctor-life', 'backoffice-decisions'],
  },
  promises: {},
  records: { specs: ['backoffice-lists', 'backoffice-lost-answers'] },
  registry: {
    specs: ['set-up-by-npi', 'backoffice-decisions'],
  },
  reports: { specs: ['public-profile', 'backoffice-lists'] },
  reviews: { specs: ['doctor-life', 'backoffice-decisions'] },
  'sample-data': {},
  search: { also: ['home'], specs: ['find', 'filter-sheet', 'phone-search', 'results-map', 'understood'] },
  seo: {},
  settings: { specs: ['backoffice-lists'] },
  share: {},
  saving: { also: ['drafts', 'leaving', 'problems'], specs: ['setup-profile', 'article-editor'] },
  takeover: { also: ['generation'] },
  text: {},
  uploads: { specs: ['article-editor', 'setup-profile'] },
  visits: { specs: ['view-profile'] },
};

/** They go through every page, whatever has changed: `npm test` has them. */
export const SWEEPS = [
  ...['accessibility', 'asked-again', 'back-forward-cache', 'backoffice-screens', 'bad-input', 'early'],
  ...['every-page', 'first-screen', 'history', 'hydration', 'keyboard', 'layout', 'privacy'],
  ...['second-page', 'toasts', 'ugly'],
];

/** Where all nouns come together. What they import reaches every test that starts the app; its noun's tests have it. */
export const HUBS = [
  'db/store.ts',
  'db/records/record-lists.ts',
  'server/features/mail/kinds/mail-kinds.ts',
  'server/app/app.ts',
  'server/app/create-context.ts',
  'server/app/public-calls.ts',
  'server/app/open.ts',
  'server/app/main.ts',
  'public-site/app.tsx',
  'public-site/routes.ts',
  'public-site/entry-server.tsx',
  'backoffice/app.tsx',
];

const LAYERS =
  /^(?:contract\/schemas|contract|db|server\/(?:platform|features|app)|public-site\/pages|public-site\/components|backoffice|tests\/e2e|tests)\/(.+)$/;

/** The noun that a file is about, by its path; null when it is about none, or about all. */
export function nounOf(file: string): string | null {
  // article-editor/, sample-data/ and saving/ are nouns themselves.
  const [name] = (LAYERS.exec(file)?.[1] ?? file).split(/[/.]/, 1);
  const called = Object.entries(NOUNS).flatMap(([noun, { also = [] }]) =>
    [noun, ...also].map((other) => [other, noun] as const),
  );
  const fitting = called.filter(
    ([other]) => stem(name) === stem(other) || name.startsWith(`${stem(other)}-`),
  );
  return fitting.sort(([a], [b]) => b.length - a.length)[0]?.[1] ?? null;
}

function stem(name: string): string {
  return name.replace(/s$/, '');
}
