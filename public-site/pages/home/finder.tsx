import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { useLocation } from 'wouter';
import { PAGES } from '#contract/paths.ts';
import { CONDITIONS, INSURANCES } from '#contract/vocabulary.ts';
import { PlaceField } from '../../components/place-field.tsx';
import type { Age } from '#contract/vocabulary.ts';
import { queryOfForm } from '../../components/query-of-form.ts';
import { useWhere } from '../../components/use-where.ts';
import { isComingBack } from '../../app/navigation.ts';
import { parseSearchQuery, placeIn, searchHref } from '../../components/search/search-query.ts';
import { Button } from '../../ui/button.tsx';
import { SearchIcon } from '../../ui/icons.tsx';
import { Select } from '../../ui/select.tsx';
import type { Choice } from '../../ui/select.tsx';
import { classes } from '../../ui/classes.ts';
import styles from './finder.module.css';
import bar from '../../components/search-bar.module.css';

const NEEDS = choicesOf('Any condition', CONDITIONS);
const PLANS = choicesOf('Any plan', INSURANCES);

/** By the age that stands for each in a plain form: all that it means. */
const WHOM: { label: string; ages: Age[] }[] = [
  { label: 'Anyone', ages: [] },
  { label: 'Child', ages: ['6-12', '0-5'] },
  { label: 'Teen', ages: ['13-17'] },
  { label: 'Adult', ages: ['26-64', '18-25'] },
  { label: 'Older', ages: ['65+'] },
];

/** What was searched for from here last, on this visit: the way back finds it in the form. */
let asked = parseSearchQuery('');
let typed = '';

/** The search in one line: where, need, insurance, and for whom above it. A plain GET form where there is no JavaScript. */
export function Finder() {
  const [start] = useState(() => (isComingBack() ? asked : parseSearchQuery('')));
  // A need that was typed beside the place is in no other field here.
  const where = useWhere(placeIn(start), start.q ? typed : undefined);
  const [, navigate] = useLocation();

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const query = queryOfForm(event.currentTarget);
    const age = WHOM.find(({ ages }) => ages[0] === query.age[0])?.ages ?? [];
    const read = await where.search(query.q, event.currentTarget);
    if (!read) return;
    typed = where.text;
    asked = { ...query, age: age.toSorted(), ...read };
    const href = searchHref(asked);
    // Pressed twice, it is one search.
    if (href !== location.pathname + location.search) navigate(href);
  }

  return (
    <form action={PAGES.search} role="search" onSubmit={submit}>
      <fieldset className={styles.whom}>
        <legend>For</legend>
        {WHOM.map(({ label, ages: [age = ''] }) => (
          <label key={label}>
            <input
              type="radio"
              name="age"
              value={age}
              defaultChecked={age === '' ? start.age.length === 0 : start.age.includes(age)}
            />
            <span>{label}</span>
          </label>
        ))}
      </fieldset>
      <div className={classes(bar.bar, bar.home)}>
        <PlaceField look="bare" where={where} />
        <Select
          className={bar.next}
          look="bare"
          label="Need"
          name="condition"
          options={NEEDS}
          defaultValue={start.condition[0]}
        />
        <Select
          className={bar.next}
          look="bare"
          label="Insurance"
          name="insurance"
          options={PLANS}
          defaultValue={start.insurance[0]}
        />
        <Button className={bar.button} type="submit" icon={<SearchIcon />}>
          Search
        </Button>
      </div>
    </form>
  );
}

/** What can be chosen, in the alphabet, after what choosing nothing is called. */
function choicesOf(without: string, labels: Record<string, string>): Choice[] {
  const choices = Object.entries(labels).map(([key, label]) => ({ key, label }));
  const sorted = choices.sort((a, b) => (a.label.toLowerCase() < b.label.toLowerCase() ? -1 : 1));
  return [{ key: '', label: without }, ...sorted];
}
