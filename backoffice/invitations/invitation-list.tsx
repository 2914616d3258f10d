import { Button, Chip, Stack } from '@mui/material';
import {
  DeleteWithConfirmButton,
  FunctionField,
  NumberInput,
  SearchInput,
  TextField,
  useRecordContext,
} from 'react-admin';
import type { ListedInvitation } from '#contract/invitations.ts';
import { MAIL_STATUSES } from '../mail/mail-statuses.ts';
import { useAct } from '../records/act.ts';
import { DateField } from '../records/date-field.tsx';
import { RecordList } from '../records/record-list.tsx';
import { timeText } from '../records/time-text.ts';

const FILTERS = [
  <SearchInput key="q" source="q" alwaysOn />,
  <NumberInput key="import_id" source="import_id" label="Number of the import" />,
];

/** Who was invited and has not come yet, the newest first. */
export default function InvitationList() {
  return (
    <RecordList<ListedInvitation>
      title="Invitations"
      sort={{ field: 'id', order: 'DESC' }}
      filters={FILTERS}
      opens={null}
      card={{
        primaryText: ({ first_name, last_name }) => `${first_name} ${last_name}`,
        secondaryText: ({ email, expires_at }) => `${email}, until ${timeText(expires_at)}`,
        tertiaryText: () => <Actions />,
      }}
    >
      <FunctionField<ListedInvitation>
        source="last_name"
        label="Name"
        render={({ first_name, last_name }) => `${first_name} ${last_name}`}
      />
      <TextField source="email" label="E-mail" />
      <FunctionField<ListedInvitation>
        source="mail"
        label="Mail"
        sortable={false}
        render={({ mail }) =>
          mail ? <Chip size="small" variant="outlined" {...MAIL_STATUSES[mail]} /> : '–'
        }
      />
      <DateField source="mailed_at" label="Mailed" showTime sortable={false} />
      <DateField source="expires_at" label="Holds until" />
      <FunctionField<ListedInvitation>
        source="id"
        label="What to do"
        sortable={false}
        render={() => <Actions />}
      />
    </RecordList>
  );
}

function Actions() {
  const invitation = useRecordContext<ListedInvitation>();
  const act = useAct();
  if (!invitation) return null;
  const { id } = invitation;
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button
        size="small"
        variant="outlined"
        onClick={() => void act({ path: `/invitations/${id}/resend`, done: 'Another mail is on its way.' })}
      >
        Send again
      </Button>
      <DeleteWithConfirmButton
        label="Remove"
        confirmTitle="Remove this invitation?"
        confirmContent="Its link does not work any more, and what was prepared is forgotten."
        redirect={false}
        mutationMode="pessimistic"
        successMessage="The invitation is removed."
      />
    </Stack>
  );
}
