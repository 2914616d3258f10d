import Bowser from 'bowser';

/** No browser's own words are longer. */
const MOST_READ = 500;

/** "Firefox on Android", by what a browser says of itself: enough to know one's own, and no version. Null when it says nothing. */
export function deviceOf(userAgent: string): string | null {
  if (userAgent === '') return null;
  const { browser, os } = Bowser.parse(userAgent.slice(0, MOST_READ));
  return [browser.name, os.name].filter(Boolean).join(' on ') || null;
}
