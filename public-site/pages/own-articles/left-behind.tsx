import { useState } from 'react';
import type { OwnArticle } from '#contract/articles.ts';
import { copyText } from '../../components/copy-text.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { leftBehind } from './use-own-text.ts';
import type { OwnText } from './use-own-text.ts';
import styles from './own-articles.module.css';

interface LeftBehindProps {
  article: OwnArticle;
  /** Whose it is: the id of the account. */
  doctor: number;
}

/** What was typed in this browser and is not in the article that was sent in: to read, to copy, or to give up. */
export function LeftBehind({ article, doctor }: LeftBehindProps) {
  const [left, setLeft] = useState(() => leftBehind(article, doctor));
  if (!left) return null;
  const words = wordsOf(left.text);

  function discard() {
    left?.forget();
    setLeft(leftBehind(article, doctor));
  }

  return (
    <section className={styles.returned} aria-label="Text that was not sent in">
      <p>
        <strong>Text that you typed in this browser was not sent in.</strong> The article was sent in without
        it. Copy what you need.
      </p>
      <TextArea label="What was not sent in" name="left_behind" rows={8} readOnly value={words} />
      <div className={styles.actions}>
        <Button onClick={() => void copyText(words, 'The text is copied.')}>Copy it</Button>
        <Button look="quiet" onClick={discard}>
          Discard it
        </Button>
      </div>
    </section>
  );
}

/** Plain: nobody has sanitized it. */
function wordsOf({ title, sub_content, contents }: OwnText): string {
  const lines = contents.replace(/<br>|<\/(?:p|h\d|li|tr|figcaption)>/g, '\n$&');
  const { body } = new DOMParser().parseFromString(lines, 'text/html');
  return [title, sub_content, body.textContent.trim()].filter(Boolean).join('\n\n');
}
