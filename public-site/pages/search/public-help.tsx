import type { Help } from '#contract/search.ts';
import { formatDate } from '#contract/dates.ts';
import styles from './broader-searches.module.css';

/** Who helps where nobody is found. */
export function PublicHelp({ help }: { help: readonly Help[] }) {
  return (
    <section className={styles.more}>
      <h2>Help that the public pays for</h2>
      <ul role="list">
        {help.map(({ name, what, phone, href, source, checked }) => (
          <li className={styles.help} key={name}>
            <a href={href}>{name}</a>
            {phone && (
              <>
                {' '}
                <a href={`tel:${phone}`}>{phone}</a>
              </>
            )}
            <p>
              {what} <a href={source}>{`Checked ${formatDate(checked)}`}</a>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
