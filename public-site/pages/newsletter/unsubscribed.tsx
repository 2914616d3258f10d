import { useHead } from '../../app/head.ts';
import { NEWSLETTER_FIELD } from '../../components/newsletter/newsletter-form.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { CheckIcon } from '../../ui/icons.tsx';

/** It is done, now or earlier. */
export function Unsubscribed() {
  useHead({ title: 'You are unsubscribed', robots: 'noindex' });
  return (
    <EmptyState
      level={1}
      icon={<CheckIcon />}
      title="You are unsubscribed"
      actions={
        <>
          <ButtonLink href="/home">Go to the home page</ButtonLink>
          <ButtonLink href={`#${NEWSLETTER_FIELD}`} look="quiet">
            Subscribe again
          </ButtonLink>
        </>
      }
    >
      <p>
        Your address is deleted from the list, and no more newsletters come to it. There is nothing left to
        do.
      </p>
    </EmptyState>
  );
}
