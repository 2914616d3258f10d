import type { SubmitEvent } from 'react';
import { useLocation } from 'wouter';
import { PAGES } from '#contract/paths.ts';
import { CONDITIONS, INSURANCES } from '#contract/vocabulary.ts';
import { PlaceField } from '../../components/place-field.tsx';
import { queryOfForm } from '../../components/query-of-form.ts';
import { useWhere } from '../../components/use-where.ts';
import { NOWHERE, searchHref } from '../../components/search/search-query.ts';
import { Button } from '../../ui/button.tsx';
import { SearchIcon } from '../../ui/icons.tsx';
import { Select } from '../../ui/select.tsx';
import type { Choice } from '../../ui/select.tsx';
import { classes } from '../../ui/classes.ts';
import bar from '../../components/search-bar.module.css';

const NEEDS = choicesOf('Any condition', CONDITIONS);
const PLANS = choicesOf('Any plan', INSURANCES);

/** The search in one line: where, need, insurance. A plain GET form where there is no JavaScript. */
export function Finder() {
  const where = useWhere(NOWHERE);
  const [, navigate] = useLocation();

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const query = queryOfForm(event.currentTarget);
    navigate(searchHref({ ...query, ...(await where.search(query.q)) }));
  }

  return (
    <form className={classes(bar.bar, bar.home)} action={PAGES.search} role="search" onSubmit={submit}>
      <PlaceField look="bare" where={where} />
      <Select className={bar.next} look="bare" label="Need" name="condition" options={NEEDS} />
      <Select className={bar.next} look="bare" label="Insurance" name="insurance" options={PLANS} />
      <Button className={bar.button} type="submit" icon={<SearchIcon />}>
        Search
      </Button>
    </form>
  );
}

/** What can be chosen, in the alphabet, after what choosing nothing is called. */
function choicesOf(without: string, labels: Record<string, string>): Choice[] {
  const choices = Object.entries(labels).map(([key, label]) => ({ key, label }));
  const sorted = choices.sort((a, b) => (a.label.toLowerCase() < b.label.toLowerCase() ? -1 : 1));
  return [{ key: '', label: without }, ...sorted];
}
