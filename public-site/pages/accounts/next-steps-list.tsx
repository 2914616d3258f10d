import { ButtonLink } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { CheckIcon } from '../../ui/icons.tsx';
import type { NextStep } from './next-steps.ts';
import styles from './next-steps-list.module.css';

const SAID = { done: 'Done: ', next: 'Next: ', later: 'Later: ' };

/** The steps from top to bottom; the one that is next is open and can be taken. */
export function NextStepsList({ steps }: { steps: readonly NextStep[] }) {
  return (
    <ol className={styles.list} role="list">
      {steps.map(({ title, text, state, link }, index) => (
        <li
          key={title}
          className={classes(styles.step, styles[state])}
          aria-current={state === 'next' ? 'step' : undefined}
        >
          <span className={styles.mark} aria-hidden="true">
            {state === 'done' ? <CheckIcon size={17} /> : index + 1}
          </span>
          <div className={styles.words}>
            <h3 className={styles.title}>
              <span className="visually-hidden">{SAID[state]}</span>
              {title}
            </h3>
            {state === 'next' && <p className={styles.text}>{text}</p>}
            {link && <ButtonLink href={link.href}>{link.label}</ButtonLink>}
          </div>
        </li>
      ))}
    </ol>
  );
}
