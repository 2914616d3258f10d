import type { SubmitEvent } from 'react';
import { useLocation } from 'wouter';
import { articleListPath } from '#contract/paths.ts';
import type { ArticleKind } from '#contract/articles.ts';
import { LONGEST_TERM, listHref, PAGE_SIZES, termOf } from '../../components/articles/article-list.ts';
import type { ListQuery } from '../../components/articles/article-list.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { SearchIcon } from '../../ui/icons.tsx';
import { Select } from '../../ui/select.tsx';
import { useTypedEarly } from '../../ui/use-typed-early.ts';
import { KINDS } from './article-kinds.ts';
import styles from './list-forms.module.css';

interface TermFormProps {
  kind: ArticleKind;
  query: ListQuery;
  onSearch: () => void;
  /** What is shown already is searched for once more. */
  onAgain: () => void;
}

/** SPEC §2: the search term applies only when the button is pressed. Without JavaScript, the browser sends it. */
export function TermForm({ kind, query, onSearch, onAgain }: TermFormProps) {
  const { size, q } = query;
  const [, navigate] = useLocation();

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('q');
    const href = listHref(kind, { size, q: termOf(typeof typed === 'string' ? typed : '') });
    if (href === listHref(kind, query)) return onAgain();
    onSearch();
    navigate(href);
  }

  return (
    <form className={styles.term} action={articleListPath(kind)} role="search" onSubmit={submit}>
      <Field
        look="bare"
        label={KINDS[kind].searchLabel}
        labelHidden
        icon={<SearchIcon />}
        name="q"
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={LONGEST_TERM}
        placeholder="Enter the key word"
        defaultValue={q}
      />
      {size !== 10 && <input type="hidden" name="size" value={size} />}
      <Button type="submit">Search</Button>
    </form>
  );
}

const SIZES = PAGE_SIZES.map((size) => ({ key: String(size), label: `${size} / page` }));

/** How many articles a page shows. With JavaScript a choice applies at once; without, a button sends it. */
export function SizeForm({ kind, query: { size, q } }: { kind: ArticleKind; query: ListQuery }) {
  const [, navigate] = useLocation();
  const select = useTypedEarly<HTMLSelectElement>(String(size), choose);

  function choose(chosen: string) {
    navigate(listHref(kind, { size: PAGE_SIZES.find((known) => String(known) === chosen), q }));
    scrollTo(0, 0);
  }

  return (
    <form className={styles.size} action={articleListPath(kind)} autoComplete="off">
      <Select
        ref={select}
        label="Articles on a page"
        labelHidden
        name="size"
        options={SIZES}
        value={String(size)}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      />
      {q && <input type="hidden" name="q" value={q} />}
      <Button className={styles.apply} type="submit" look="quiet">
        Show
      </Button>
    </form>
  );
}
