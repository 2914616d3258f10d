/** Where a path's page is when that is another spelling of the path; null for a path of somebody else's. */
export type OtherSpelling = (path: string) => string | null;

/**
 * Where a page is that is asked for under another spelling of its address, with the same query; null where it is right.
 * `spellings` are asked in turn, each about what the one before it made of the path.
 */
export function movedTo(url: string, spellings: readonly OtherSpelling[]): string | null {
  const [path, query = ''] = url.split(/(\?.*)/s);
  const one = spellings.reduce((spelled, spelling) => spelling(spelled) ?? spelled, path);
  return one === path ? null : one + query;
}

/** Without slashes at the end, and then with one at the start: two would lead to another site. */
export const withoutSlashes: OtherSpelling = (path) =>
  /[\\/]$/.test(path) ? path.replace(/[\\/]+$/, '').replace(/^[\\/]*/, '/') : null;

/** SPEC §2: / redirects to /home. */
export const home: OtherSpelling = (path) => (path === '/' ? '/home' : null);

/** SPEC §2: in an address, the id of an AI article has a colon; that of the other kind has none. */
export const articleColon: OtherSpelling = (path) => {
  const [, kind, id] = /^\/(ai-)?singlepost\/(?::|%3A)?([1-9]\d*)$/i.exec(path) ?? [];
  if (id === undefined) return null;
  return kind ? `/ai-singlepost/:${id}` : `/singlepost/${id}`;
};
