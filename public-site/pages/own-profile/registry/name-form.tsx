import type { ReactNode } from 'react';
import { nameKey } from '#contract/registry.ts';
import { STATES } from '#contract/vocabulary.ts';
import { useForm } from '../../../app/use-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { SearchIcon } from '../../../ui/icons.tsx';
import { Select } from '../../../ui/select.tsx';
import pair from '../fields/pair.module.css';
import { NoticeBox } from '../setup/notice-box.tsx';
import { lookUp } from './look-up.ts';
import type { OnFound } from './look-up.ts';
import styles from './registry-panel.module.css';

const FIELDS = ['first_name', 'last_name', 'state'] as const;
const OPTIONS = [
  { key: '', label: 'Choose' },
  ...Object.entries(STATES).map(([key, label]) => ({ key, label })),
];

interface NameFormProps {
  /** As far as it is known. */
  known: Record<(typeof FIELDS)[number], string>;
  onFound: OnFound;
  /** Other ways, behind the button. */
  children: ReactNode;
}

/** Looks oneself up by name, in the state of the practice. */
export function NameForm({ known, onFound, children }: NameFormProps) {
  const form = useForm(FIELDS, {
    check: ({ first_name, last_name, state }) => ({
      first_name: nameKey(first_name).length < 1 ? 'Please enter your first name.' : null,
      last_name: nameKey(last_name).length < 2 ? 'Please enter your last name: at least two letters.' : null,
      state: state === '' ? 'Please choose a state.' : null,
    }),
    send: (values) => lookUp(values, onFound),
  });
  return (
    <form className={styles.form} {...form.element}>
      <div className={pair.pair}>
        <Field
          label="First name"
          autoComplete="given-name"
          enterKeyHint="next"
          defaultValue={known.first_name}
          {...form.field('first_name')}
        />
        <Field
          label="Last name"
          autoComplete="family-name"
          enterKeyHint="next"
          defaultValue={known.last_name}
          {...form.field('last_name')}
        />
      </div>
      <Select
        label="State of your practice"
        options={OPTIONS}
        autoComplete="address-level1"
        defaultValue={known.state}
        {...form.field('state')}
      />
      {form.message && <NoticeBox status={201} message={form.message} />}
      <div className={styles.actions}>
        <Button type="submit" icon={<SearchIcon size={18} />} busy={form.sending}>
          Find me
        </Button>
        {children}
      </div>
    </form>
  );
}
