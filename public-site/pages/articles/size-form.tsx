import type { ChangeEvent } from 'react';
import { useLocation } from 'wouter';
import type { ArticleKind } from '#contract/articles.ts';
import { listHref, listPath, PAGE_SIZES } from '../../app/article-list.ts';
import type { ListQuery } from '../../app/article-list.ts';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/select.tsx';
import styles from './size-form.module.css';

const SIZES = PAGE_SIZES.map((size) => ({ key: String(size), label: `${size} / page` }));

/** How many articles a page shows. With JavaScript a choice applies at once; without, a button sends it. */
export function SizeForm({ kind, query: { size, q } }: { kind: ArticleKind; query: ListQuery }) {
  const [, navigate] = useLocation();

  function choose({ target }: ChangeEvent<HTMLSelectElement>) {
    navigate(listHref(kind, { size: PAGE_SIZES.find((known) => String(known) === target.value), q }));
    scrollTo(0, 0);
  }

  return (
    <form className={styles.form} action={listPath(kind)}>
      <Select
        label="Articles on a page"
        labelHidden
        name="size"
        options={SIZES}
        value={String(size)}
        onChange={choose}
      />
      {q && <input type="hidden" name="q" value={q} />}
      <Button className={styles.apply} type="submit" look="quiet">
        Show
      </Button>
    </form>
  );
}
