/** registry/: what public registers say, and the letters to those whom they name. */
import { Chip, Typography } from '@mui/material';
import { FunctionField, SearchInput, SelectInput, TextField, TextInput } from 'react-admin';
import { STANDINGS } from '#contract/registry-letters.ts';
import type { RegistryPerson } from '#contract/schemas/answers/registry-letters.ts';
import { STATE_CHOICES } from '../accounts/choices.ts';
import { RecordList } from '../records/record-list.tsx';
import { MakeLetters } from './make-letters.tsx';

const FILTERS = [
  <SelectInput key="state" source="state" label="State" choices={STATE_CHOICES} alwaysOn />,
  <TextInput key="city" source="city" label="City begins with" alwaysOn resettable />,
  <SearchInput key="q" source="q" placeholder="Name or NPI" alwaysOn />,
  <SelectInput
    key="standing"
    source="standing"
    label="Standing"
    choices={[
      { id: 'none', name: 'Not known here' },
      ...Object.entries(STANDINGS).map(([id, name]) => ({ id, name })),
    ]}
  />,
];

/** Psychiatrists of the national registry, by place, who can be invited by post. */
export default function PeopleList() {
  return (
    <RecordList<RegistryPerson>
      title="Invite by letter"
      opening={
        <Typography color="text.secondary" sx={{ mt: 1, maxWidth: '72ch' }}>
          Psychiatrists whose NPI is active in the national registry (NPPES), as it writes them. It has no
          e-mail addresses: choose a place, make letters, and print them.
        </Typography>
      }
      sort={{ field: 'place', order: 'ASC' }}
      filters={FILTERS}
      action={<MakeLetters />}
      opens={null}
      card={{
        primaryText: nameOf,
        secondaryText: ({ street, city, state, zip }) => `${street}, ${city}, ${state} ${zip}`,
        tertiaryText: (person) => <StandingChip {...person} />,
      }}
    >
      <FunctionField<RegistryPerson> source="last_name" label="Name" render={nameOf} />
      <FunctionField<RegistryPerson>
        source="place"
        label="Place"
        render={({ city, state }) => `${city}, ${state}`}
      />
      <FunctionField<RegistryPerson>
        source="street"
        label="Address"
        sortable={false}
        render={({ street, zip }) => `${street}, ${zip}`}
      />
      <TextField source="id" label="NPI" />
      <FunctionField<RegistryPerson>
        source="standing"
        label="Standing"
        sortable={false}
        render={(person) => <StandingChip {...person} />}
      />
    </RecordList>
  );
}

function nameOf({ first_name, last_name, credentials }: RegistryPerson): string {
  return `${first_name} ${last_name}${credentials === '' ? '' : `, ${credentials}`}`;
}

function StandingChip({ standing }: RegistryPerson) {
  return standing ? <Chip size="small" variant="outlined" label={STANDINGS[standing]} /> : '–';
}
