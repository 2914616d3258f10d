import styles from './article-text.module.css';

/** The text of an article. `html` has been sanitized by the server. */
export function ArticleText({ html }: { html: string }) {
  return <div className={styles.text} dangerouslySetInnerHTML={{ __html: withScrollingTables(html) }} />;
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
