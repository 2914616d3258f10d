import { AutocompleteInput, ReferenceInput } from 'react-admin';
import type { ListedUser } from '#contract/users.ts';

interface UserFilterProps {
  source: 'user_id' | 'actor_id';
  label: string;
  alwaysOn?: boolean;
}

/** Finds the records of one account, by its name or address. */
export function UserFilter({ source, label }: UserFilterProps) {
  return (
    <ReferenceInput source={source} reference="users" sort={{ field: 'last_name', order: 'ASC' }}>
      <AutocompleteInput
        label={label}
        optionText={(user?: ListedUser) =>
          user ? `${user.first_name} ${user.last_name}, ${user.email}` : ''
        }
        filterToQuery={(q: string) => (q.trim() === '' ? {} : { q })}
        sx={{ minWidth: 260 }}
        size="small"
      />
    </ReferenceInput>
  );
}
