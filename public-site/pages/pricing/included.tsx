import { CheckIcon, CloseIcon } from '../../ui/icons.tsx';
import styles from './pricing.module.css';

const INCLUDED = [
  'A public profile with your credentials, conditions, insurances, fees and hours',
  '“Verified” with the month: your NPI and each license, looked up in the public registers',
  'A place in the search by ZIP code, city, state, condition, insurance and language',
  'Your phone number, website and booking link, straight to you: no lead fee, no message form in between',
  'Changes to hours, photo and text at once, as often as you like',
];

const NEVER = [
  'A better place in the results: they are ordered by distance and reshuffled every day',
  'The word “Verified”: it is the look into the registers that gives it',
  'Ads, or the data of people who search: there are none, and we do not have it',
];

/** What both plans include, and what no plan buys. */
export function Included() {
  return (
    <section className={styles.lists}>
      <div>
        <h2>What both plans include</h2>
        <ul className={styles.list}>
          {INCLUDED.map((text) => (
            <li key={text}>
              <CheckIcon />
              {text}
            </li>
          ))}
        </ul>
      </div>
      <div>
        <h2>What no plan buys</h2>
        <ul className={styles.list}>
          {NEVER.map((text) => (
            <li key={text}>
              <CloseIcon />
              {text}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
