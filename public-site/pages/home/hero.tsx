import { Link } from 'wouter';
import type { DoctorCard } from '#contract/search.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { classes } from '../../ui/classes.ts';
import { Finder } from './finder.tsx';
import styles from './hero.module.css';

const POPULAR = [
  { href: '/search?condition=anxiety', label: 'Anxiety' },
  { href: '/search?condition=adhd', label: 'ADHD' },
  { href: '/search?condition=depression', label: 'Depression' },
  { href: '/search?condition=perinatal', label: 'Perinatal' },
  { href: '/search?telehealth=1', label: 'Telehealth' },
];

/** Its last part: on a phone, what is above takes its place by what comes behind it. */
export const HERO_END = 'hero-end';

/** What the site is for, the search to begin with, and faces of the doctors who joined last. */
export function Hero({ portraits }: { portraits: DoctorCard[] }) {
  return (
    <div className={styles.hero}>
      <div className={classes('page-width', styles.columns)}>
        <div className={styles.words}>
          <p className={styles.eyebrow}>Accredited, practising psychiatrists</p>
          <h1 className={styles.title}>Find a psychiatrist who fits you.</h1>
          <p className={styles.lead}>
            Search by place, need and insurance. Every doctor here is licensed, checked by a person, and
            writes their own profile.
          </p>
        </div>
        <div className={styles.finder}>
          <Finder />
          <p className={styles.popular}>
            Popular:{' '}
            {POPULAR.map(({ href, label }) => (
              <Link key={href} href={href}>
                {label}
              </Link>
            ))}
          </p>
        </div>
        <div className={styles.portraits} id={HERO_END} aria-hidden="true">
          {portraits.map(({ id, avatar, first_name, last_name }) => (
            <Avatar key={id} avatar={avatar} firstName={first_name} lastName={last_name} />
          ))}
        </div>
      </div>
    </div>
  );
}
