import { useState } from 'react';
import useSWR from 'swr';
import { Link } from 'wouter';
import type { User } from '#contract/accounts.ts';
import type { OwnMail } from '#contract/mail.ts';
import { API, PAGES } from '#contract/paths.ts';
import { getOwn, post } from '../app/api.ts';
import type { ApiError } from '../app/api.ts';
import { showError, showToast } from '../app/toasts.ts';
import { AccountNotice } from './account-notice.tsx';

/** Tells somebody whom mails do not reach, which no mail can. */
export function MailsComeBack({ user }: { user: User }) {
  const [busy, setBusy] = useState(false);
  const { data, mutate } = useSWR<OwnMail, ApiError>([API.ownMail, user.id], () =>
    getOwn<OwnMail>(API.ownMail),
  );
  const why = data?.suppressed ?? null;
  if (why === null) return null;

  async function sayThatItWorks() {
    setBusy(true);
    try {
      const answer = await post<OwnMail>(API.ownMailWorks);
      if (answer.status !== 200) throw new Error(answer.message);
      await mutate(answer.body, { revalidate: false });
      showToast('success', 'We write to you again.');
    } catch (error) {
      showError(error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <AccountNotice>
      {why === 'complained'
        ? `A mail to ${user.email} was reported as unwanted, so we send nothing but codes there.`
        : `Mails to ${user.email} come back, so we send nothing but codes there.`}{' '}
      <button type="button" aria-disabled={busy} onClick={() => void (busy || sayThatItWorks())}>
        {why === 'complained' ? 'Write to me again' : 'It works again'}
      </button>
      {'. Another address? '}
      <Link href={PAGES.account}>Change it</Link>
    </AccountNotice>
  );
}
