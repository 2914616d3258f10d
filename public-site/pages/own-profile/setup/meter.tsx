import { useWatch } from 'react-hook-form';
import { Card } from '../../../ui/card.tsx';
import { fieldId } from '../fields/profile-form.ts';
import { WISHES } from './missing.ts';
import { stepHref } from './use-step.ts';
import type { Go } from './use-step.ts';
import type { SetupForms } from './forms.ts';
import { contentOf } from './forms.ts';
import styles from './meter.module.css';

/** How complete the profile is, and what is missing, with the way to each field. */
export function Meter({ forms, go }: { forms: SetupForms; go: Go }) {
  useWatch({ control: forms.identity.control });
  useWatch({ control: forms.practice.control });
  const content = contentOf(forms);
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
      <ul className={styles.list} role="list">
        {missing.map(({ step, field, what, why }) => (
          <li key={field}>
            <a
              href={`${stepHref(step)}#${fieldId(field)}`}
              onClick={(event) => {
                event.preventDefault();
                go(step, field);
              }}
            >
              {what}
            </a>
            <span>{why}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
