import type { Landing } from '#contract/landing.ts';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { SearchIcon } from '../../ui/icons.tsx';
import { Numbers } from '../../ui/numbers.tsx';
import page from '../../components/page/page.module.css';
import styles from './landing.module.css';

/** The way here, what the page is, its words and its numbers. */
export function Opening({ place, search }: { place: Landing; search: string }) {
  const { crumbs, heading, text, help, totalCount, accepting, telehealth, city } = place;
  const numbers = [
    { label: 'listed here', value: totalCount },
    { label: 'confirmed to take new patients', value: accepting },
    { label: 'also by video', value: telehealth },
  ];
  return (
    <div className={page.band}>
      <div className={classes('page-width', page.opening)}>
        <Breadcrumb crumbs={crumbs} />
        <h1>{heading}</h1>
        <div className={styles.words}>
          <div className={styles.text}>
            {text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {help && <p className={styles.help}>{help}</p>}
            <p className={styles.toSearch}>
              <ButtonLink look={totalCount > 0 ? 'quiet' : 'primary'} href={search} icon={<SearchIcon />}>
                {city === null ? 'Search with all filters' : 'Search within 25 miles'}
              </ButtonLink>
            </p>
          </div>
          {totalCount > 0 && <Numbers numbers={numbers} className={styles.numbers} />}
        </div>
      </div>
    </div>
  );
}
