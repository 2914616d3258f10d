import { Link } from 'wouter';
import { counted } from '#contract/wording.ts';
import { ChevronLeftIcon, ChevronRightIcon } from './icons.tsx';
import styles from './pager.module.css';

interface PagerProps {
  total: number;
  /** Items on a page. */
  count: number;
  /** Items before this page. */
  start: number;
  /** The address of the page that begins after `start` items. */
  href: (start: number) => string;
}

/** SPEC §2: 'Total N items', and real links to the pages. */
export function Pager({ total, count, start, href }: PagerProps) {
  const last = Math.max(1, Math.ceil(total / count));
  const page = Math.floor(start / count) + 1;
  const hrefOf = (number: number) => href((number - 1) * count);
  return (
    <div className={styles.pager}>
      <p className={styles.total}>Total {counted(total, 'item')}</p>
      {last > 1 && (
        <nav aria-label="Pages">
          <ul className={styles.pages} role="list">
            {page > 1 && (
              <li>
                <Link
                  className={styles.step}
                  href={hrefOf(Math.min(page - 1, last))}
                  rel="prev"
                  aria-label="Previous page"
                >
                  <ChevronLeftIcon />
                  <span className={styles.word}>Previous</span>
                </Link>
              </li>
            )}
            {pagesAround(Math.min(page, last), last).map((number, index) =>
              number === null ? (
                <li className={styles.gap} key={`gap-${index}`} aria-hidden="true">
                  …
                </li>
              ) : (
                <li key={number}>
                  <Link
                    className={styles.page}
                    href={hrefOf(number)}
                    aria-label={`Page ${number}`}
                    aria-current={number === page ? 'page' : undefined}
                  >
                    {number}
                  </Link>
                </li>
              ),
            )}
            {page < last && (
              <li>
                <Link className={styles.step} href={hrefOf(page + 1)} rel="next" aria-label="Next page">
                  <span className={styles.word}>Next</span>
                  <ChevronRightIcon />
                </Link>
              </li>
            )}
          </ul>
        </nav>
      )}
    </div>
  );
}

/** The page numbers to show around `page` of 1 to `last`; null where numbers are left out. */
function pagesAround(page: number, last: number): (number | null)[] {
  const shown = [1, page - 1, page, page + 1, last].filter((number) => number >= 1 && number <= last);
  if (page <= 2) shown.push(Math.min(3, last));
  if (page >= last - 1) shown.push(Math.max(1, last - 2));
  const numbers = [...new Set(shown)].sort((a, b) => a - b);
  return numbers.flatMap((number, index) => {
    const missing = number - (numbers[index - 1] ?? 0) - 1;
    if (missing === 0) return [number];
    return missing === 1 ? [number - 1, number] : [null, number];
  });
}
