import type { Confirmation } from '#contract/confirmations.ts';
import { PAGES, doctorPath } from '#contract/paths.ts';
import { useHead } from '../../app/head.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { CheckIcon } from '../../ui/icons.tsx';

/** It is done, now or earlier; since then the profile may have been changed otherwise. */
export function Answered({ confirmation: { doctor, accepting } }: { confirmation: Confirmation }) {
  const title =
    accepting === 'no' ? 'Visitors see that you are full' : 'Visitors see that you take new patients';
  useHead({ title, robots: 'noindex' });
  return (
    <EmptyState
      level={1}
      icon={<CheckIcon />}
      title={title}
      actions={
        <>
          <ButtonLink href={doctorPath(doctor)}>See my public profile</ButtonLink>
          <ButtonLink href={PAGES.viewProfile} look="quiet">
            Change something
          </ButtonLink>
        </>
      }
    >
      {accepting === 'no'
        ? 'Thank you. You stay listed. When you have room again, sign in and say so. This link is used up.'
        : 'Thank you. We ask again when it is time. This link is used up.'}
    </EmptyState>
  );
}
