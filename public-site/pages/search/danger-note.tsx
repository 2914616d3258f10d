import { Note } from '../../components/guides/note.tsx';
import styles from './danger-note.module.css';

/** For who types that they are in danger: somebody to talk to now, before any list. */
export function DangerNote() {
  return (
    <div className={styles.note}>
      <Note tone="urgent">
        <p>
          <strong>You do not have to go through this alone.</strong> If you or someone you know is struggling
          or in crisis, help is available now, day and night: <a href="tel:988">call 988</a>,{' '}
          <a href="sms:988">text 988</a> or chat at <a href="https://988lifeline.org">988lifeline.org</a>. In
          danger, <a href="tel:911">call 911</a>.
        </p>
      </Note>
    </div>
  );
}
