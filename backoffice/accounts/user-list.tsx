import {
  BooleanField,
  DateInput,
  FunctionField,
  NullableBooleanInput,
  SearchInput,
  SelectInput,
  TextField,
} from 'react-admin';
import type { ListedUser } from '#contract/users.ts';
import type { BulkAction } from '../records/bulk-actions.tsx';
import { AddressText } from '../records/address-text.tsx';
import { DateField } from '../records/date-field.tsx';
import { RecordList } from '../records/record-list.tsx';
import { PLAN_CHOICES, planText, REVIEW_STATUSES, STATE_CHOICES, STATUS_CHOICES } from './choices.ts';
import { UserChips } from './user-chips.tsx';

const FILTERS = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput
    key="review_status"
    source="review_status"
    label="Profile"
    choices={STATUS_CHOICES}
    alwaysOn
  />,
  <SelectInput key="plan" source="plan" label="Plan" choices={PLAN_CHOICES} />,
  <SelectInput
    key="manage_role"
    source="manage_role"
    label="Role"
    choices={[{ id: 'admin', name: 'Administrator' }]}
  />,
  <NullableBooleanInput key="verified" source="verified" label="Verified" />,
  <NullableBooleanInput key="suspended" source="suspended" label="Suspended" />,
  <SelectInput key="state" source="state" label="State" choices={STATE_CHOICES} />,
  <DateInput key="joined_from" source="joined_from" label="Joined from" />,
  <DateInput key="joined_to" source="joined_to" label="Joined until" />,
];

const BULK_ACTIONS: BulkAction[] = [
  {
    label: 'Verify the addresses',
    text: 'The e-mail addresses count as confirmed, without the mailed link.',
    call: (id) => ({ path: `/users/${id}/verify` }),
  },
  {
    label: 'End sessions',
    text: 'They are signed out everywhere and can sign in again.',
    call: (id) => ({ path: `/users/${id}/end-sessions` }),
  },
  {
    label: 'Suspend the accounts',
    isDestructive: true,
    text: 'They are signed out, cannot sign in any more, and get a mail that does not say why. Visitors do not see the profiles. Plans go on, and are charged, until they are ended.',
    hasReason: true,
    call: (id, reason) => ({ path: `/users/${id}/suspend`, body: { reason } }),
  },
];

/** All accounts, the newest first. */
export default function UserList() {
  return (
    <RecordList<ListedUser>
      title="Users"
      sort={{ field: 'created_at', order: 'DESC' }}
      filters={FILTERS}
      bulkActions={BULK_ACTIONS}
      opens="edit"
      card={{
        primaryText: nameOf,
        secondaryText: ({ email }) => <AddressText>{email}</AddressText>,
        tertiaryText: (user) => <UserChips user={user} />,
      }}
    >
      <FunctionField<ListedUser> source="last_name" label="Name" render={nameOf} />
      <FunctionField<ListedUser>
        source="email"
        label="E-mail"
        render={({ email }) => <AddressText>{email}</AddressText>}
        sx={{ display: 'inline-block', minWidth: '13em', overflowWrap: 'anywhere' }}
      />
      <FunctionField<ListedUser> source="plan" label="Plan" sortable={false} render={planText} />
      <FunctionField<ListedUser>
        source="review_status"
        label="Profile"
        sortable={false}
        render={({ review_status }) => (review_status ? REVIEW_STATUSES[review_status] : 'None')}
      />
      <TextField source="state" label="State" sortable={false} emptyText="–" />
      <BooleanField source="verified" label="Verified" sortable={false} />
      <FunctionField<ListedUser>
        source="suspended_at"
        label="Notes"
        sortable={false}
        render={(user) => <UserChips user={{ ...user, plan: 0, review_status: null }} />}
      />
      <DateField source="created_at" label="Joined" />
    </RecordList>
  );
}

function nameOf({ first_name, last_name }: ListedUser): string {
  return `${first_name} ${last_name}`;
}
