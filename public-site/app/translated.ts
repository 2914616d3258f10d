import type { AroundNavHandler } from 'wouter';

/**
 * What every navigation within the site goes through. A browser that translates a page puts elements of its own in
 * place of our texts, and a text that is changed later is not to be seen: the heading of another search would still
 * name the last one. So from a translated page each next one is loaded whole, and translated whole.
 */
export const aroundNavigation: AroundNavHandler = (navigate, to, options) => {
  if (!isTranslated()) navigate(to, options);
  else if (options?.replace) location.replace(to);
  else location.assign(to);
};

/** Translators of Chromium write `font`, which nothing of ours is. */
function isTranslated(): boolean {
  return document.querySelector('#root font') !== null;
}
