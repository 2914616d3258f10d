import type { ChangedUser, User } from '#contract/accounts.ts';
import { ACCOUNT_API } from '#contract/account-paths.ts';
import { post } from '../../../app/api.ts';
import { missing } from '../../../app/field-checks.ts';
import { updateUser } from '../../../app/session.ts';
import { showToast } from '../../../app/toasts.ts';
import { useForm } from '../../../app/use-form.ts';
import type { Values } from '../../../app/use-form.ts';
import { Field } from '../../../ui/field.tsx';
import { AccountForm } from '../account-form.tsx';
import account from '../account.module.css';
import { Fold } from './part.tsx';
import styles from './own-account.module.css';

const FIELDS = ['first_name', 'last_name'] as const;
type Names = Values<(typeof FIELDS)[number]>;

/** The name of the account; the one that visitors read is the profile's. */
export function ChangeName({ user }: { user: User }) {
  return (
    <>
      <p className={styles.value}>
        {user.first_name} {user.last_name}
      </p>
      <Fold label="Change your name">{(close) => <NameForm user={user} onDone={close} />}</Fold>
    </>
  );
}

function NameForm({ user, onDone }: { user: User; onDone: () => void }) {
  const form = useForm(FIELDS, { check, send });

  async function send(names: Names) {
    const answer = await post<ChangedUser>(ACCOUNT_API.rename, names);
    if (answer.status !== 200) return answer;
    updateUser(answer.body.user);
    showToast('success', answer.body.message);
    onDone();
    return null;
  }

  return (
    <AccountForm
      form={form}
      submit="Save your name"
      note={
        user.submit_at !== null &&
        'Visitors read the name of your profile, which our review checks. Change it there.'
      }
    >
      <div className={account.pair}>
        <Field
          label="First name"
          autoComplete="given-name"
          defaultValue={user.first_name}
          {...form.field('first_name')}
        />
        <Field
          label="Last name"
          autoComplete="family-name"
          defaultValue={user.last_name}
          {...form.field('last_name')}
        />
      </div>
    </AccountForm>
  );
}

function check({ first_name, last_name }: Names) {
  return {
    first_name: missing(first_name, 'your first name'),
    last_name: missing(last_name, 'your last name'),
  };
}
