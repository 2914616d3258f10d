import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Card } from '../../../ui/card.tsx';
import { WISHES } from './missing.ts';
import { setupPath } from './setup-path.ts';
import type { SetupForms } from './forms.ts';
import { contentOf } from './forms.ts';
import { Link } from 'wouter';
import styles from './meter.module.css';

interface MeterProps {
  forms: SetupForms;
  /** It is no part of the forms. */
  hasPhoto: boolean;
}

/** How complete the profile is, and what is missing, with the way to each field. On a phone what is missing is folded. */
export function Meter({ forms, hasPhoto }: MeterProps) {
  useWatch({ control: forms.identity.control });
  useWatch({ control: forms.practice.control });
  const [isWide] = useState(() => matchMedia('(min-width: 62em)').matches);
  const content = { ...contentOf(forms), hasPhoto };
  const missing = WISHES.filter(({ isThere }) => !isThere(content));
  const there = WISHES.length - missing.length;
  return (
    <Card as="section" className={styles.meter} aria-labelledby="meter-title">
      <h2 className={styles.title} id="meter-title">
        {missing.length === 0 ? 'All there' : 'What patients look for'}
      </h2>
      <div className={styles.progress}>
        <progress value={there} max={WISHES.length} aria-labelledby="meter-title" />
        <span>
          {there} of {WISHES.length}
        </span>
      </div>
      {missing.length > 0 && (
        <details open={isWide}>
          <summary className={styles.left}>Show what is left</summary>
          <ul className={styles.list} role="list">
            {missing.map(({ step, field, what, why }) => (
              <li key={field}>
                <Link href={setupPath(step, field)}>{what}</Link>
                <span>{why}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </Card>
  );
}
