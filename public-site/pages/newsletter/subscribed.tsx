import { useHead } from '../../app/head.ts';
import { useSite } from '../../app/site.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { MailIcon } from '../../ui/icons.tsx';
import styles from './unsubscribe-page.module.css';

interface SubscribedProps {
  /** Masked */
  email: string;
  token: string;
}

/** Asks whether to end it. The form is a real one, so that it works without JavaScript. */
export function Subscribed({ email, token }: SubscribedProps) {
  const { name } = useSite();
  useHead({ title: 'Unsubscribe from the newsletter', robots: 'noindex' });
  return (
    <EmptyState
      level={1}
      icon={<MailIcon />}
      title="Unsubscribe from the newsletter?"
      actions={
        <>
          <form method="post" action={`/newsletter/unsubscribe?token=${token}`}>
            <Button type="submit">Unsubscribe</Button>
          </form>
          <ButtonLink href="/home" look="quiet">
            Keep the newsletter
          </ButtonLink>
        </>
      }
    >
      <p>
        The newsletter of {name} goes to <strong className={styles.email}>{email}</strong>. One press, and no
        more of it comes: the address is deleted from the list.
      </p>
    </EmptyState>
  );
}
