import { useState } from 'react';
import { useLocation } from 'wouter';
import { API, PAGES } from '#contract/paths.ts';
import { post } from '../../app/api.ts';
import { missing } from '../../app/field-checks.ts';
import { forget, useUser } from '../../app/session.ts';
import { showToast } from '../../app/toasts.ts';
import { useForm } from '../../app/use-form.ts';
import type { Values } from '../../app/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { AccountForm } from './account-form.tsx';
import { useProof } from './use-proof.tsx';

const FIELDS = ['currentPassword'] as const;

/** Deletes the account after a question and the current password. */
export function DeleteAccount() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="quiet" onClick={() => setOpen(true)}>
        Delete my account
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Delete your account?">
        <Deletion onKept={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function Deletion({ onKept }: { onKept: () => void }) {
  const [, navigate] = useLocation();
  const user = useUser();
  const [unnamed, setUnnamed] = useState(false);
  const form = useForm(FIELDS, { check, send });
  const { proven, proofDialog } = useProof();

  async function send(values: Values<'currentPassword'>) {
    const payload = { ...values, unnamed };
    const { forgetDrafts } = await import('../../components/drafts/forget-drafts.ts');
    const answer = await proven(() => post<{ message: string }>(API.deleteAccount, payload));
    if (!answer) return { message: 'Nothing was deleted.' };
    if (answer.status !== 200) {
      showToast('warning', answer.message);
      return answer;
    }
    if (user) forgetDrafts(user.id);
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
      <p>Articles of yours that are published stay, without your picture.</p>
      <AccountForm form={form} submit="Delete my account" look="danger">
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          autoFocus
          {...form.field('currentPassword')}
        />
        <Checkbox
          label="Take my name off my published articles"
          checked={unnamed}
          onChange={() => setUnnamed(!unnamed)}
        />
      </AccountForm>
      <Button wide look="quiet" onClick={onKept}>
        Keep my account
      </Button>
      {proofDialog}
    </>
  );
}

function check({ currentPassword }: Values<'currentPassword'>) {
  return { currentPassword: missing(currentPassword, 'your current password') };
}
