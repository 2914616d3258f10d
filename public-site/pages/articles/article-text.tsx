import { useEffect, useRef } from 'react';
import { TextIcons } from '../../components/guides/text-icons.tsx';
import note from '../../components/guides/note.module.css';
import { classes } from '../../ui/classes.ts';
import styles from './article-text.module.css';

/** The text of an article. `html` has been sanitized by the server. */
export function ArticleText({ html }: { html: string }) {
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = text.current;
    for (const image of element?.querySelectorAll('img') ?? []) {
      // It may have failed before anything listened.
      if (image.complete && image.naturalWidth === 0) putWords(image);
    }
    const onError = ({ target }: Event) => putWords(target);
    element?.addEventListener('error', onError, true);
    return () => element?.removeEventListener('error', onError, true);
  }, [html]);
  return (
    <>
      <div
        ref={text}
        className={styles.text}
        dangerouslySetInnerHTML={{ __html: withCallouts(withScrollingTables(html)) }}
      />
      {html.includes('<aside ') && <TextIcons />}
    </>
  );
}

/** Each callout as guides have their notes. */
function withCallouts(html: string): string {
  return html
    .replace(
      /<aside class="(note|urgent)"( dir="\w+")?>/g,
      (_, kind: string, dir = '') =>
        `<aside class="${classes(kind, note.note, note[kind], styles.callout)}"${dir} role="note">` +
        `<svg class="${note.icon}" width="22" height="22" aria-hidden="true">` +
        `<use href="#icon-${kind === 'urgent' ? 'phone' : 'info'}" /></svg><div class="${note.text}">`,
    )
    .replaceAll('</aside>', '</div></aside>');
}

/** Each table in a frame that scrolls by itself, for the keyboard too. Sanitized HTML writes `<` for tags alone. */
export function withScrollingTables(html: string): string {
  return html
    .replace(
      /<table( dir="\w+")?>/g,
      `<div class="${styles.frame}" role="group" aria-label="Table" tabindex="0"><table$1 class="${styles.table}">`,
    )
    .replaceAll('</table>', '</table></div>');
}

/** In place of a picture that does not come: what it would have shown. */
function putWords(image: EventTarget | null): void {
  if (!(image instanceof HTMLImageElement)) return;
  const words = document.createElement('em');
  words.textContent = image.alt && `Picture: ${image.alt}`;
  image.replaceWith(words);
}
