import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { useLocation } from 'wouter';
import type { ArticlesOnDeletion, User } from '#contract/accounts.ts';
import { formatDate } from '#contract/dates.ts';
import { ACCOUNT_API } from '#contract/account-paths.ts';
import { API, PAGES } from '#contract/paths.ts';
import type { PlanStatus } from '#contract/plans.ts';
import { moneyText } from '#contract/money.ts';
import { ApiError, post } from '../../../app/api.ts';
import { missing } from '../../../app/field-checks.ts';
import { forget } from '../../../app/session.ts';
import { showToast } from '../../../app/toasts.ts';
import { useForm } from '../../../app/use-form.ts';
import type { Values } from '../../../app/use-form.ts';
import { usePlanStatus } from '../../../components/payments/payment.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { Select } from '../../../ui/select.tsx';
import { AccountForm } from '../account-form.tsx';
import { useProof } from '../use-proof.tsx';
import { Part } from './part.tsx';
import styles from './own-account.module.css';

const FIELDS = ['currentPassword', 'articles'] as const;

const ARTICLES: { key: ArticlesOnDeletion; label: string }[] = [
  { key: 'keep', label: 'They stay, with my name' },
  { key: 'unnamed', label: 'They stay, without my name' },
  { key: 'remove', label: 'They go as well' },
];

interface DeletionProps {
  user: User;
  /** How many the doctor has published. */
  articles: number;
}

/** Deletes the account, after a question that says what goes, and the current password. */
export function DeletePart(props: DeletionProps) {
  const [open, setOpen] = useState(false);
  return (
    <Part id="delete" title="Delete your account">
      <p className={styles.aside}>
        {props.user.manage_role === 'admin'
          ? 'Everything in it goes at once. The only administrator cannot leave.'
          : 'Your profile leaves the search, and everything in your account goes at once.'}
      </p>
      <div className={styles.buttons}>
        <Button look="quiet" onClick={() => setOpen(true)}>
          Delete my account
        </Button>
      </div>
      <Dialog open={open} onClose={() => setOpen(false)} title="Delete your account?">
        <Deletion {...props} onKept={() => setOpen(false)} />
      </Dialog>
    </Part>
  );
}

function Deletion({ user, articles, onKept }: DeletionProps & { onKept: () => void }) {
  const [, navigate] = useLocation();
  const plan = usePlanStatus(user);
  const { mutate } = useSWRConfig();
  const form = useForm(FIELDS, { check, send });
  const { proven, proofDialog } = useProof();

  async function send({ currentPassword, articles: wish }: Values<(typeof FIELDS)[number]>) {
    const said = plan && { planEnd: plan.on_deletion?.how ?? null };
    const payload = { currentPassword, ...(wish && { articles: wish }), ...said };
    const { forgetDrafts } = await import('../../../components/drafts/forget-drafts.ts');
    const deleted = proven(() => post<{ message: string }>(ACCOUNT_API.deleteAccount, payload));
    const answer = await deleted.catch(async (error: unknown) => {
      // What stands here of the plan is not so any more.
      if (error instanceof ApiError && error.status === 409) await mutate([API.paymentStatus, user.id]);
      throw error;
    });
    if (!answer) return { message: 'Nothing was deleted.' };
    if (answer.status !== 200) {
      showToast('warning', answer.message);
      return answer;
    }
    forgetDrafts(user.id);
    showToast('success', answer.body.message);
    navigate(PAGES.home);
    forget();
    return null;
  }

  return (
    <>
      <p>
        Your account, your profile and everything in it are deleted at once, and your profile leaves the
        search. This cannot be undone.
      </p>
      {plan?.on_deletion && <p>{planSentence(plan.on_deletion)}</p>}
      <AccountForm form={form} submit="Delete my account" look="danger">
        {articles > 0 && (
          <Select
            label={articles === 1 ? 'Your published article' : `Your ${articles} published articles`}
            hint="Those that stay lose your picture."
            options={ARTICLES}
            {...form.field('articles')}
          />
        )}
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          {...form.field('currentPassword')}
        />
      </AccountForm>
      <Button wide look="quiet" onClick={onKept}>
        Keep my account
      </Button>
      {proofDialog}
    </>
  );
}

function planSentence({ how, refund, ends_at }: NonNullable<PlanStatus['on_deletion']>): string {
  if (how === 'refund' && refund !== null)
    return `Your plan ends at once. What is left of the time that you paid for, about ${moneyText(refund)}, goes back to your card.`;
  if (how === 'period')
    return `Your plan is paid until ${formatDate(ends_at)}, and nothing is taken after that. Your profile is gone at once all the same, and nothing is given back.`;
  return 'Your plan ends at once. Nothing more is taken, and nothing is given back.';
}

function check({ currentPassword }: Values<(typeof FIELDS)[number]>) {
  return { currentPassword: missing(currentPassword, 'your current password') };
}
