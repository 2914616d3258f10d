import { useState } from 'react';
import { copyText } from '../../components/copy-text.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { leftBehind } from './use-own-text.ts';
import type { Kept, OwnText } from './use-own-text.ts';
import styles from './own-articles.module.css';

interface LeftBehindProps {
  article: Kept;
  /** What became of the article. */
  fate: 'sent in' | 'deleted';
  /** Whose it is: the id of the account. */
  doctor: number;
}

const SAID = {
  'sent in': { not: 'sent in', why: 'The article was sent in without it.' },
  deleted: { not: 'saved', why: 'The article was deleted in another window or on another device.' },
};

/** What was typed in this browser and is not in the article that was sent in, or is gone: to read, to copy, or to give up. */
export function LeftBehind({ article, fate, doctor }: LeftBehindProps) {
  const [left, setLeft] = useState(() => leftBehind(article, doctor));
  if (!left) return null;
  const words = wordsOf(left.text);
  const { not, why } = SAID[fate];

  function discard() {
    left?.forget();
    setLeft(leftBehind(article, doctor));
  }

  return (
    <section className={styles.returned} aria-label={`Text that was not ${not}`}>
      <p>
        <strong>Text that you typed in this browser was not {not}.</strong> {why} Copy what you need.
      </p>
      <TextArea label={`What was not ${not}`} name="left_behind" rows={8} readOnly value={words} />
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
