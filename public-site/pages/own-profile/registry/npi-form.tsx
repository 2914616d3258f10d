import type { ReactNode } from 'react';
import { npi as npiSchema } from '#contract/schemas/profile-fields.ts';
import { useForm } from '../../../app/use-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { SearchIcon } from '../../../ui/icons.tsx';
import { NoticeBox } from '../setup/notice-box.tsx';
import { lookUp } from './look-up.ts';
import type { OnFound } from './look-up.ts';
import styles from './registry-panel.module.css';

interface NpiFormProps {
  /** That is known already, or empty. */
  npi: string;
  /** A whole one is looked up now. */
  onTyped: (npi: string) => void;
  onFound: OnFound;
  /** Other ways, behind the button. */
  children: ReactNode;
}

/** Looks oneself up by NPI, as soon as it is whole. */
export function NpiForm({ npi, onTyped, onFound, children }: NpiFormProps) {
  const form = useForm(['npi'], {
    check: ({ npi: typed }) => ({ npi: problemOf(typed) }),
    send({ npi: typed }) {
      const whole = withoutSpaces(typed);
      onTyped(whole);
      return lookUp({ npi: whole }, onFound);
    },
  });
  return (
    <form className={styles.form} {...form.element}>
      <Field
        className={styles.npi}
        label="National Provider Identifier"
        hint="Ten digits; then it is looked up."
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="search"
        defaultValue={npi}
        onInput={({ currentTarget }) => {
          if (problemOf(currentTarget.value) === null) currentTarget.form?.requestSubmit();
        }}
        {...form.field('npi')}
      />
      {form.message && <NoticeBox status={201} message={form.message} />}
      <div className={styles.actions}>
        <Button type="submit" icon={<SearchIcon size={18} />} busy={form.sending}>
          Look up
        </Button>
        {children}
      </div>
    </form>
  );
}

function problemOf(typed: string): string | null {
  return npiSchema.safeParse(withoutSpaces(typed)).error?.issues[0]?.message ?? null;
}

function withoutSpaces(typed: string): string {
  return typed.replace(/[\s-]/g, '');
}
