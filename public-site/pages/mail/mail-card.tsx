import { formatDate } from '#contract/dates.ts';
import { Card } from '../../ui/card.tsx';
import type { DemoMail } from '#contract/demo-mails.ts';
import { LinkedText } from './linked-text.tsx';
import styles from './mail-card.module.css';

interface MailCardProps {
  mail: DemoMail;
  /** What links to this site begin with. */
  origin: string;
}

/** A mail as its recipient would read it without HTML. */
export function MailCard({ mail, origin }: MailCardProps) {
  const { id, subject, recipient, created_at, text } = mail;
  const heading = `mail-${id}`;
  return (
    <Card as="li" aria-labelledby={heading}>
      <h2 className={styles.subject} id={heading}>
        {subject}
      </h2>
      <p className={styles.facts}>
        <span>To {recipient}</span>
        <time dateTime={created_at}>{`${formatDate(created_at)}, ${created_at.slice(11, 16)} UTC`}</time>
      </p>
      <p className={styles.text}>
        <LinkedText text={text} origin={origin} />
      </p>
      {/* Not a Link: the server answers it, without this site around it. */}
      <a href={`/demo/outbox/${id}`}>
        See it as HTML
        <span className="visually-hidden">
          : {subject}, to {recipient}
        </span>
      </a>
    </Card>
  );
}
