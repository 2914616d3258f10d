import { useState } from 'react';
import useSWR from 'swr';
import { API } from '#contract/paths.ts';
import { isBoundFilter, isFlag, labelOf, VOCABULARY } from '#contract/vocabulary.ts';
import { counted } from '#contract/wording.ts';
import { activeFilters } from '../../components/search/search-query.ts';
import { Field } from '../../ui/field.tsx';
import { ChevronDownIcon } from '../../ui/icons.tsx';
import type { FrameProps } from './filter-frame.tsx';
import { matchesChoice } from './matches-choice.ts';
import styles from './sheet-group.module.css';

/** A list with more values than these is searched by typing. */
const EASILY_READ = 6;

/** A group that folds away, in the sheet; what is chosen in it is to be seen all the same. */
export function SheetGroup({ title, filters, query, typed, children }: FrameProps) {
  const chosen = [...activeFilters(query), ...typed].filter(({ filter }) => filters.includes(filter));
  const [isOpen] = useState(filters.includes('accepting') || chosen.length > 0);
  const [text, setText] = useState('');
  const [filter] = filters;
  const keys = isFlag(filter) || isBoundFilter(filter) ? [] : Object.keys(VOCABULARY[filter]);
  const { data: names } = useSWR<Record<string, string[]>>(
    filter === 'insurance' && text ? API.insurerNames : null,
  );
  const wanted = text.trim()
    ? keys.filter((key) => matchesChoice(text, labelOf(filter, key), key, names?.[key]))
    : undefined;
  return (
    <details className={styles.group} open={isOpen}>
      <summary className={styles.summary}>
        <span className={styles.title}>{title}</span>
        {chosen.length > 0 && (
          <span className={styles.chosen}>
            {chosen.map((one) => labelOf(one.filter, one.value)).join(', ')}
          </span>
        )}
        <ChevronDownIcon className={styles.arrow} size={20} />
      </summary>
      {keys.length > EASILY_READ && (
        <Field
          className={styles.field}
          type="search"
          label={`Find in ${title}`}
          labelHidden
          placeholder="Type to find"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck="false"
          enterKeyHint="search"
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      )}
      <p className={wanted?.length === 0 ? styles.nothing : 'visually-hidden'} role="status">
        {wanted && (wanted.length > 0 ? counted(wanted.length, 'match', 'matches') : NOTHING)}
      </p>
      <div className={styles.lines} role="group" aria-label={title}>
        {children(wanted)}
      </div>
    </details>
  );
}

const NOTHING = 'Nothing in this list is called that.';
