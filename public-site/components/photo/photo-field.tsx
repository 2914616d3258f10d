/* components/photo/: a doctor's photo, from the file to the name that the server gave it. */
import { useEffect, useId, useRef, useState } from 'react';
import type { DragEvent, RefObject } from 'react';
import { API } from '#contract/paths.ts';
import { errorSentence } from '../../app/error-sentence.ts';
import { upload } from '../uploads/upload.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { wholeCrop } from './crop.ts';
import type { Crop } from './crop.ts';
import { cutOut } from './cut-out.ts';
import { BadPicture, openPicture } from './open-picture.ts';
import { turnedPicture } from './turn-picture.ts';
import { PhotoCrop } from './photo-crop.tsx';
import styles from './photo-field.module.css';

interface PhotoFieldProps {
  /** Name of the stored portrait; null for none. */
  avatar: string | null;
  firstName: string;
  lastName: string;
  /** Called with the name of an uploaded portrait, or null to show none. What it throws is shown here. */
  onChange: (avatar: string | null) => unknown;
  /** For a page that goes on: hands in what is being cut, and answers whether it is kept. null while nothing is. */
  begun?: RefObject<UsePhoto | null>;
}

export type UsePhoto = () => Promise<boolean>;

/** What is being cut. */
interface Chosen {
  picture: ImageBitmap;
  crop: Crop;
}

const TYPES = 'image/jpeg,image/png,image/webp,image/avif,image/gif,image/heic,image/heif';

/** Chooses a photo, cuts it to a square, and hands it in; or takes it away. */
export function PhotoField({ avatar, firstName, lastName, onChange, begun }: PhotoFieldProps) {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  /** From 0 to 1 while it is sent. */
  const [sent, setSent] = useState<number | null>(null);
  const [error, setError] = useState<string>();
  const [isOver, setIsOver] = useState(false);
  const sending = useRef<AbortController>(null);
  const handingIn = useRef<Promise<boolean>>(null);
  const input = useRef<HTMLInputElement>(null);
  const group = useRef<HTMLDivElement>(null);
  const errorId = useId();
  useEffect(() => () => sending.current?.abort(), []);
  // What was pressed is gone: the focus goes to what has come instead.
  const isCutting = chosen !== null;
  const wasCutting = useRef(false);
  useEffect(() => {
    if (isCutting !== wasCutting.current)
      group.current?.querySelector<HTMLElement>('canvas, button')?.focus();
    wasCutting.current = isCutting;
  }, [isCutting]);
  useEffect(() => {
    if (begun) begun.current = chosen && (() => use(chosen));
  });

  async function choose(file: File | undefined) {
    if (!file || sent !== null) return;
    setError(undefined);
    await shown(async () => {
      const picture = await openPicture(file);
      setChosen({ picture, crop: wholeCrop(picture) });
    });
  }

  /** Pressed again, it is the same answer. */
  function use(cut: Chosen): Promise<boolean> {
    handingIn.current ??= send(cut).finally(() => (handingIn.current = null));
    return handingIn.current;
  }

  async function send({ picture, crop }: Chosen): Promise<boolean> {
    let isKept = false;
    const controller = new AbortController();
    sending.current = controller;
    setSent(0);
    setError(undefined);
    await shown(async () => {
      const { signal } = controller;
      const file = await cutOut(picture, crop);
      const answer = await upload<{ avatar: string }>(API.uploadAvatar, file, {
        onProgress: setSent,
        signal,
      });
      if (!answer || signal.aborted) return;
      await onChange(answer.avatar);
      isKept = true;
      setChosen(null);
    });
    setSent(null);
    return isKept;
  }

  async function turn({ picture }: Chosen) {
    await shown(async () => {
      const turned = await turnedPicture(picture);
      setChosen({ picture: turned, crop: wholeCrop(turned) });
    });
  }

  function cancel() {
    if (sent !== null) sending.current?.abort();
    else setChosen(null);
  }

  function remove() {
    // The button that was pressed is gone soon.
    group.current?.querySelector('button')?.focus();
    void shown(() => onChange(null));
  }

  /** Does something, and shows what is wrong with it. */
  async function shown(work: () => unknown) {
    try {
      await work();
    } catch (caught) {
      setError(caught instanceof BadPicture ? caught.message : errorSentence(caught));
    }
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    void choose(event.dataTransfer?.files[0]);
  }

  return (
    <div
      ref={group}
      className={classes(styles.field, isOver && styles.over)}
      role="group"
      aria-label="Photo (optional)"
      aria-describedby={error && errorId}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <input
        ref={input}
        hidden
        type="file"
        accept={TYPES}
        aria-label="File of the photo"
        onChange={({ currentTarget }) => {
          void choose(currentTarget.files?.[0]);
          // The same file may be chosen again.
          currentTarget.value = '';
        }}
      />
      {chosen ? (
        <>
          <PhotoCrop {...chosen} onChange={(crop) => sent === null && setChosen({ ...chosen, crop })} />
          {sent !== null && (
            <p className={styles.progress}>
              <progress aria-label="Upload" max={1} value={sent} />
              <span>{Math.round(sent * 100)}%</span>
            </p>
          )}
          <div className={styles.actions}>
            <Button busy={sent !== null} onClick={() => void use(chosen)}>
              Use this photo
            </Button>
            {sent === null && (
              <Button look="quiet" onClick={() => void turn(chosen)}>
                Turn <span className="visually-hidden">the photo to the right</span>
              </Button>
            )}
            <Button look="quiet" onClick={cancel}>
              Cancel
            </Button>
          </div>
        </>
      ) : (
        <div className={styles.shown}>
          <Avatar {...{ avatar, firstName, lastName }} size="l" alt={`Photo of ${firstName} ${lastName}`} />
          <div className={styles.choice}>
            <div className={styles.actions}>
              <Button look="quiet" onClick={() => input.current?.click()}>
                {avatar === null ? 'Choose a photo' : 'Choose another photo'}
              </Button>
              {avatar !== null && (
                <Button look="quiet" onClick={remove}>
                  Remove the photo
                </Button>
              )}
            </div>
            <p className={styles.hint}>
              Optional. JPEG, PNG or WebP, chosen or dropped here; you can crop it next.
            </p>
          </div>
        </div>
      )}
      {error && (
        <p className={styles.error} id={errorId} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
