import { Link } from 'wouter';
import type { LandingLink } from '#contract/landing.ts';
import { numberText } from '#contract/wording.ts';
import styles from './place-links.module.css';

/** Places, each with how many are listed there and how far it is. */
export function PlaceLinks({ links }: { links: readonly LandingLink[] }) {
  return (
    <ul className={styles.places} role="list">
      {links.map(({ path, label, psychiatrists, miles }) => (
        <li key={path}>
          <Link className={styles.place} href={path}>
            <span>
              {label}
              {miles !== null && <span className={styles.miles}>{` · ${numberText(miles)} mi`}</span>}
            </span>
            <span className={styles.count}>{numberText(psychiatrists)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** From so many cities on, their first letters help to find one. */
const MANY = 40;

/** The cities of a state by name, under their first letters when they are many. */
export function CityIndex({ cities }: { cities: readonly LandingLink[] }) {
  if (cities.length < MANY) return <PlaceLinks links={cities} />;
  return (
    <div className={styles.index}>
      {byLetter(cities).map(([letter, links]) => (
        <div key={letter} className={styles.letter}>
          <h3 className={styles.heading}>{letter}</h3>
          <PlaceLinks links={links} />
        </div>
      ))}
    </div>
  );
}

function byLetter(cities: readonly LandingLink[]): [string, LandingLink[]][] {
  const letters = new Map<string, LandingLink[]>();
  for (const city of cities) {
    const letter = city.label.charAt(0);
    const links = letters.get(letter);
    if (links) links.push(city);
    else letters.set(letter, [city]);
  }
  return [...letters];
}
