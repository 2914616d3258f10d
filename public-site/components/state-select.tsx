import type { SubmitEvent } from 'react';
import { useLocation } from 'wouter';
import { PAGES } from '#contract/paths.ts';
import { STATES } from '#contract/vocabulary.ts';
import { searchHref } from './search/search-query.ts';
import { Button } from '../ui/button.tsx';
import { Select } from '../ui/select.tsx';
import { queryOfForm } from './query-of-form.ts';
import styles from './state-select.module.css';

const OPTIONS = [
  { key: '', label: 'Choose a state' },
  ...Object.entries(STATES).map(([key, label]) => ({ key, label })),
];

/** Every state and territory in a list, for small screens, small states and keyboards. */
export function StateSelect({ id }: { id: string }) {
  const [, navigate] = useLocation();

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    navigate(searchHref(queryOfForm(event.currentTarget)));
  }

  return (
    <form className={styles.form} action={PAGES.search} onSubmit={submit}>
      <Select
        className={styles.select}
        id={id}
        label="Or choose from a list"
        name="searchState"
        options={OPTIONS}
      />
      <Button type="submit" look="quiet">
        Go
      </Button>
    </form>
  );
}
