import { useId, useRef, useState } from 'react';
import type { DragEvent } from 'react';
import type { ArticlePicture } from '#contract/articles.ts';
import { API } from '#contract/paths.ts';
import { errorSentence } from '../../app/error-sentence.ts';
import { upload } from '../../components/uploads/upload.ts';
import { Button } from '../../ui/button.tsx';
import { Cover } from '../articles/cover.tsx';
import styles from './own-articles.module.css';

interface CoverFieldProps {
  /** Name of a stored picture. */
  cover: string | null;
  error?: string;
  onChange: (cover: string | null) => void;
}

/** The picture above an article: chosen or dropped, trimmed to 16 by 9 by the server. */
export function CoverField({ cover, error: refused, onChange }: CoverFieldProps) {
  const [sent, setSent] = useState<number | null>(null);
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLButtonElement>(null);
  const labelId = useId();

  function remove() {
    // The button that was pressed is gone then.
    chooser.current?.focus();
    onChange(null);
  }

  async function send(file: File | undefined) {
    if (!file || sent !== null) return;
    setError(undefined);
    setSent(0);
    try {
      const { signal } = new AbortController();
      const picture = await upload<ArticlePicture>(API.uploadCover, file, { onProgress: setSent, signal });
      if (picture) onChange(picture.name);
    } catch (caught) {
      setError(errorSentence(caught));
    }
    setSent(null);
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    void send(event.dataTransfer?.files[0]);
  }

  const shown = error ?? refused;
  return (
    <div
      className={styles.cover}
      role="group"
      aria-labelledby={labelId}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    >
      <p className={styles.label} id={labelId}>
        Picture above the article (optional)
      </p>
      {cover !== null && (
        <Cover className={styles.picture} src={`/uploads/${cover}-640.webp`} sizes="320px" />
      )}
      <input
        ref={input}
        hidden
        type="file"
        accept="image/*"
        aria-label="File of the picture"
        onChange={({ currentTarget }) => {
          void send(currentTarget.files?.[0]);
          currentTarget.value = '';
        }}
      />
      <div className={styles.actions}>
        <Button ref={chooser} look="quiet" busy={sent !== null} onClick={() => input.current?.click()}>
          {cover === null ? 'Choose a picture' : 'Choose another picture'}
        </Button>
        {cover !== null && (
          <Button look="quiet" onClick={remove}>
            Remove the picture
          </Button>
        )}
      </div>
      <p className={styles.hint} role="status">
        {sent === null
          ? 'A wide one fits best: its edges may be trimmed. Without one, a picture is drawn.'
          : `Sending: ${Math.round(sent * 100)}%`}
      </p>
      {shown && (
        <p className={styles.error} role="alert">
          {shown}
        </p>
      )}
    </div>
  );
}
