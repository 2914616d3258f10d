import type { ReactNode } from 'react';
import type { CrisisLine } from '#contract/crisis-lines.ts';
import { Note } from '../../components/guides/note.tsx';
import styles from './danger-note.module.css';

/** The numbers with their sources are in contract/crisis-lines.ts. */
const LINES: Record<CrisisLine, ReactNode> = {
  poison: (
    <>
      <strong>Not sure that it was too much?</strong> Poison Help:{' '}
      <a href="tel:1-800-222-1222">1-800-222-1222</a>, free, day and night, in many languages.
    </>
  ),
  violence: (
    <>
      <strong>Not safe at home?</strong> National Domestic Violence Hotline:{' '}
      <a href="tel:1-800-799-7233">1-800-799-7233</a>, or{' '}
      <a href="sms:88788?&body=START">text START to 88788</a>, day and night.
    </>
  ),
  veterans: (
    <>
      <strong>Veterans and service members:</strong> <a href="tel:988,1">call 988, then press 1</a>, or{' '}
      <a href="sms:838255">text 838255</a>.
    </>
  ),
  spanish: (
    <span lang="es">
      <strong>En español:</strong> <a href="tel:988,2">llame al 988 y oprima 2</a>. En peligro, llame al{' '}
      <a href="tel:911">911</a>.
    </span>
  ),
  trevor: (
    <>
      <strong>LGBTQ+ and under 25:</strong> The Trevor Project,{' '}
      <a href="tel:1-866-488-7386">1-866-488-7386</a>, day and night.
    </>
  ),
};

/** For who types that they are in danger: somebody to talk to now, before any list. */
export function DangerNote({ lines }: { lines: CrisisLine[] }) {
  return (
    <div className={styles.note}>
      <Note tone="urgent">
        {lines.includes('poison') && (
          <p>
            <strong>Too much taken, or poison?</strong> <a href="tel:911">Call 911</a> now. Do not wait until
            it is felt.
          </p>
        )}
        {lines.includes('violence') && <p>{LINES.violence}</p>}
        <p>
          <strong>You do not have to go through this alone.</strong> If you or someone you know is struggling
          or in crisis, help is available now, day and night: <a href="tel:988">call 988</a>,{' '}
          <a href="sms:988">text 988</a> or chat at <a href="https://988lifeline.org">988lifeline.org</a>. In
          danger, <a href="tel:911">call 911</a>.
        </p>
        {lines
          .filter((line) => line !== 'violence')
          .map((line) => (
            <p key={line}>{LINES[line]}</p>
          ))}
      </Note>
    </div>
  );
}
