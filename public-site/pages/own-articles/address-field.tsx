import { useState } from 'react';
import { LONGEST_SLUG, chosenSlug, slugOf, wordedArticlePath } from '#contract/slug.ts';
import { useSite } from '../../app/site.ts';
import { copyText } from '../../components/copy-text.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import styles from './own-articles.module.css';

interface AddressFieldProps {
  id: number;
  title: string;
  slug: string | null;
  /** Without one, the words stay as they are. */
  onChange?: (slug: string | null) => void;
}

/** The address of an article in the Authors Digest as its author passes it on. */
export function AddressField({ id, title, slug, onChange }: AddressFieldProps) {
  const { url } = useSite();
  const [typed, setTyped] = useState<string | null>(null);
  const own = slugOf(title);
  const address = url + wordedArticlePath('digest', id, slug ?? own);

  function type(text: string) {
    setTyped(text);
    onChange?.(chosenSlug(text, title));
  }

  return (
    <div className={styles.cover}>
      <p className={styles.label}>Address to pass on</p>
      <p className={styles.address}>{address}</p>
      {typed !== null && (
        <Field
          label="Words of the address (optional)"
          hint="Small letters, digits and hyphens. With none, they are those of the title."
          maxLength={LONGEST_SLUG}
          autoComplete="off"
          autoCapitalize="none"
          value={chosenSlug(typed, title) === slug ? typed : (slug ?? own)}
          onInput={({ currentTarget }) => type(currentTarget.value)}
        />
      )}
      <div className={styles.actions}>
        <Button look="quiet" onClick={() => void copyText(address, 'The address is copied.')}>
          Copy the address
        </Button>
        {onChange && typed === null && (
          <Button look="quiet" onClick={() => setTyped(slug ?? own)}>
            Change its words
          </Button>
        )}
      </div>
    </div>
  );
}
