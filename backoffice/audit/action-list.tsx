import { DateInput, FunctionField, SelectInput } from 'react-admin';
import { AUDIT_ACTIONS } from '#contract/audit.ts';
import type { ListedAction } from '#contract/audit.ts';
import { payerPage } from '../payments/payer.ts';
import { DateField } from '../records/date-field.tsx';
import { RecordList } from '../records/record-list.tsx';
import { noteText, timeText } from '../records/time-text.ts';
import { wordText } from '../records/word-text.ts';
import { actorText } from './actor-text.ts';
import { UserFilter } from '../accounts/user-filter.tsx';

const OBJECTS = [
  'user',
  'doctor',
  'article',
  'subscriber',
  'newsletter',
  'mail',
  'settings',
  'import',
  'registry file',
  'invitation',
];

const FILTERS = [
  <SelectInput
    key="action"
    source="action"
    label="What was done"
    choices={AUDIT_ACTIONS.map((action) => ({ id: action, name: wordText(action) }))}
    alwaysOn
  />,
  <UserFilter key="user_id" source="user_id" label="Whose account" alwaysOn />,
  <UserFilter key="actor_id" source="actor_id" label="Who did it" />,
  <SelectInput
    key="object_kind"
    source="object_kind"
    label="About"
    choices={OBJECTS.map((kind) => ({ id: kind, name: wordText(kind) }))}
  />,
  <DateInput key="from" source="from" label="From" />,
  <DateInput key="to" source="to" label="Until" />,
];

/** Who did what, the newest first. */
export default function ActionList() {
  return (
    <RecordList<ListedAction>
      title="Audit"
      sort={{ field: 'id', order: 'DESC' }}
      filters={FILTERS}
      opens={payerPage}
      card={{
        primaryText: ({ action }) => wordText(action),
        secondaryText: (line) => (
          <>
            {namesText(line)}
            {line.note && (
              <>
                <br />
                {noteText(line.note)}
              </>
            )}
          </>
        ),
        tertiaryText: ({ at }) => timeText(at),
      }}
    >
      <DateField source="at" label="When" showTime sortable={false} />
      <FunctionField<ListedAction>
        source="action"
        label="What was done"
        sortable={false}
        render={({ action }) => wordText(action)}
      />
      <FunctionField<ListedAction> source="actor_name" label="By" sortable={false} render={actorText} />
      <FunctionField<ListedAction>
        source="user_name"
        label="Whose account"
        sortable={false}
        render={({ user_id, user_name }) => (user_id === null ? '–' : (user_name ?? 'somebody who has left'))}
      />
      <FunctionField<ListedAction> source="object_kind" label="About" sortable={false} render={aboutText} />
      <FunctionField<ListedAction>
        source="note"
        label="Note"
        sortable={false}
        render={({ note }) => noteText(note)}
      />
    </RecordList>
  );
}

/** Who did it, and whose account it was about. */
function namesText(line: ListedAction): string {
  const names = [...new Set([actorText(line), line.user_name])];
  return names.filter((name) => name !== null).join(', ');
}

/** Of an account and its profile the column beside it says whose. */
function aboutText({ object_kind, object_id, user_id }: ListedAction): string {
  if (object_kind === null) return '–';
  const isTheirs = object_id === null || object_id === user_id;
  return isTheirs ? wordText(object_kind) : `${wordText(object_kind)} no. ${object_id}`;
}
