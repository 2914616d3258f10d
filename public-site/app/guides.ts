/** Paths of the pages that Markdown files hold; the last part of each is the name of its file. */
export const GUIDE_PATHS = [
  '/aboutus',
  '/treatment',
  '/insurance',
  '/terms',
  '/privacypolicy',
  '/privacypolicy/consumer-health-data',
] as const;

/** The API call that answers the guide at a path. */
export function guideKey(path: string): string {
  return `/api/guides/${path.slice(path.lastIndexOf('/') + 1).toLowerCase()}`;
}
