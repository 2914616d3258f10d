import { Folded } from '../../ui/folded.tsx';
import { foldedAfter } from './folded-text.ts';
import styles from './profile.module.css';

/** What doctors say of themselves; the end of a long text is folded away. */
export function ProfileAbout({ summary }: { summary: string }) {
  const { shown, rest } = foldedAfter(summary, 1400);
  return (
    <section className={styles.text}>
      <h2>About</h2>
      <Paragraphs texts={shown} />
      {rest.length > 0 && (
        <Folded label="Read on" fewer="Show less">
          <Paragraphs texts={rest} />
        </Folded>
      )}
    </section>
  );
}

function Paragraphs({ texts }: { texts: string[] }) {
  return texts.map((text, index) => <p key={index}>{text}</p>);
}
