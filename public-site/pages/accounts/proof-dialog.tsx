import { API } from '#contract/paths.ts';
import type { Way } from '#contract/second-factors.ts';
import { post } from '../../app/api.ts';
import { missing } from '../../app/field-checks.ts';
import { usePasskeys } from './passkeys.ts';
import { showToast } from '../../app/toasts.ts';
import { useForm } from '../../app/use-form.ts';
import type { Values } from '../../app/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { AccountForm } from './account-form.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import { CodeOfWays, check } from './second-step.tsx';

interface ProofProps {
  ways: readonly Way[];
  onAnswer: (isProven: boolean) => void;
}

/** Has the signed-in user show once more who they are: by a code or a passkey, by the password where there is neither. */
export function ProofDialog({ ways, onAnswer }: ProofProps) {
  const hasPasskey = usePasskeys() && ways.includes('passkey');
  const isPasskeyFirst = hasPasskey && !ways.includes('app');
  const passkey = hasPasskey && (
    <PasskeyButton label="Use a passkey" isFirst={isPasskeyFirst} onAnswer={usePasskey} />
  );

  async function usePasskey(passkey: object) {
    const answer = await post(API.prove, { passkey });
    if (answer.status === 200) onAnswer(true);
    else showToast('warning', answer.message);
  }

  return (
    <Dialog open onClose={() => onAnswer(false)} title="Is it you?">
      <p>This needs a fresh proof that it is you. It holds for ten minutes.</p>
      {isPasskeyFirst && passkey}
      {ways.includes('password') ? (
        <ByPassword onProven={() => onAnswer(true)} />
      ) : (
        <ByCode ways={ways} isFirst={!isPasskeyFirst} onProven={() => onAnswer(true)} />
      )}
      {!isPasskeyFirst && passkey}
      <Button wide look="quiet" onClick={() => onAnswer(false)}>
        Cancel
      </Button>
    </Dialog>
  );
}

interface ByCodeProps {
  ways: readonly Way[];
  /** Nothing is offered before it. */
  isFirst: boolean;
  onProven: () => void;
}

function ByCode({ ways, isFirst, onProven }: ByCodeProps) {
  const form = useForm(['code'] as const, { check, send: (values) => shown(values, onProven) });
  return (
    <AccountForm form={form} submit="Continue" look={isFirst ? 'primary' : 'quiet'}>
      <CodeOfWays ways={ways} autoFocus={isFirst} {...form.field('code')} />
    </AccountForm>
  );
}

function ByPassword({ onProven }: { onProven: () => void }) {
  const form = useForm(['password'] as const, {
    check: ({ password }: Values<'password'>) => ({ password: missing(password, 'your password') }),
    send: (values) => shown(values, onProven),
  });
  return (
    <AccountForm form={form} submit="Continue">
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        autoFocus
        {...form.field('password')}
      />
    </AccountForm>
  );
}

async function shown(proof: object, onProven: () => void) {
  const answer = await post(API.prove, proof);
  if (answer.status !== 200) return answer;
  onProven();
  return null;
}
