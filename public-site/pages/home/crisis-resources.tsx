import { PhoneIcon } from '../../ui/icons.tsx';
import styles from './crisis-resources.module.css';

const RESOURCES = [
  {
    name: '988 Suicide & Crisis Lifeline',
    text: 'For anyone in distress, or worried about somebody. Free, day and night, in English and Spanish.',
    links: [
      { href: 'tel:988', label: 'Call 988' },
      { href: 'sms:988', label: 'Text 988' },
    ],
  },
  {
    name: 'Veterans Crisis Line',
    text: 'For veterans, service members and those who love them. Call 988, then press 1.',
    links: [
      { href: 'tel:988', label: 'Call 988' },
      { href: 'sms:838255', label: 'Text 838255' },
    ],
  },
  {
    name: 'Maternal Mental Health Hotline',
    text: 'For pregnancy and the time after. Free, day and night, in English and Spanish.',
    links: [
      { href: 'tel:+18338526262', label: 'Call 833-852-6262' },
      { href: 'sms:+18338526262', label: 'Text 833-852-6262' },
    ],
  },
  {
    name: 'SAMHSA’s National Helpline',
    text: 'For substance use and mental health: treatment near you, free and confidential, day and night.',
    links: [{ href: 'tel:+18006624357', label: 'Call 800-662-4357' }],
  },
];

/** Whom to call when waiting for an appointment is not possible. */
export function CrisisResources() {
  return (
    <ul className={styles.list} role="list">
      {RESOURCES.map(({ name, text, links }) => (
        <li key={name} className={styles.resource}>
          <h3>{name}</h3>
          <p className={styles.text}>{text}</p>
          <p className={styles.links}>
            <PhoneIcon size={18} />
            {links.map(({ href, label }) => (
              <a key={href} href={href} aria-label={`${label}, ${name}`}>
                {label}
              </a>
            ))}
          </p>
        </li>
      ))}
    </ul>
  );
}
