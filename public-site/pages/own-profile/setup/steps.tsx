import { Link } from 'wouter';
import type { OwnProfile } from '#contract/own-profile.ts';
import { CheckIcon } from '../../../ui/icons.tsx';
import { setupPath } from './setup-path.ts';
import type { Step } from './setup-path.ts';
import styles from './steps.module.css';

const NAMES = { 1: 'Who you are', 2: 'How you work', 3: 'Preview and submit' } as const;

/** Where one is on the way; any step can be opened at any time. */
export function Steps({ step, own }: { step: Step; own: OwnProfile }) {
  const done = { 1: own.step1_at, 2: own.step2_at, 3: own.submit_at };
  return (
    <nav aria-label="Steps">
      <ol className={styles.steps} role="list">
        {([1, 2, 3] as const).map((number) => (
          <li key={number}>
            <Link
              className={styles.step}
              href={setupPath(number)}
              aria-current={number === step ? 'step' : undefined}
            >
              <span className={styles.number} aria-hidden="true">
                {done[number] ? <CheckIcon size={16} /> : number}
              </span>
              <span>
                {NAMES[number]}
                {done[number] && <span className="visually-hidden"> (done)</span>}
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
