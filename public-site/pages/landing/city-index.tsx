import type { LandingLink } from '#contract/landing.ts';
import { PlaceLinks } from './place-links.tsx';
import styles from './city-index.module.css';

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
