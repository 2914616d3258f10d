import type { ArticleKind } from './articles.ts';
import { articlePath } from './paths.ts';
import { folded } from './without-accents.ts';

/** The most characters of a slug. */
export const LONGEST_SLUG = 60;

/**
 * The text in plain ASCII letters, digits and hyphens, for addresses: "Łuczak Muñoz" as "luczak-munoz". As many of its
 * words as have room; '' for a text of another script.
 */
export function slugOf(text: string): string {
  const words = folded(text)
    .replace(/['’.]/g, '')
    .match(/[a-z0-9]+/g);
  return (words ?? []).reduce((slug, word) => {
    const longer = slug === '' ? word : `${slug}-${word}`;
    return longer.length > LONGEST_SLUG ? slug || word.slice(0, LONGEST_SLUG) : longer;
  }, '');
}

/** The path of an article with words that say what it is about, for people to read and pass on; it leads there whatever they are. */
export function wordedArticlePath(kind: ArticleKind, id: number, words: string): string {
  return words === '' ? articlePath(kind, id) : `${articlePath(kind, id)}/${words}`;
}

/** The slug of an article whose words were typed so: null where they are those of its title, or none. */
export function chosenSlug(typed: string, title: string): string | null {
  const chosen = slugOf(typed);
  return chosen === '' || chosen === slugOf(title) ? null : chosen;
}
