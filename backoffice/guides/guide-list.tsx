import { Chip } from '@mui/material';
import { FunctionField, TextField } from 'react-admin';
import type { ListedGuide } from '#contract/guides.ts';
import { RecordList } from '../records/record-list.tsx';
import { timeText } from '../records/time-text.ts';

/** Pages to read: about us, the guides and the legal ones. */
export default function GuideList() {
  return (
    <RecordList<ListedGuide>
      title="Pages"
      sort={{ field: 'id', order: 'ASC' }}
      opens="edit"
      card={{
        primaryText: ({ title }) => title,
        secondaryText: ({ path }) => path,
        tertiaryText: (page) => <State {...page} />,
      }}
    >
      <TextField source="title" label="Title" sortable={false} />
      <TextField source="path" label="Address" sortable={false} />
      <FunctionField<ListedGuide>
        source="is_replaced"
        label="State"
        sortable={false}
        render={(page) => <State {...page} />}
      />
      <FunctionField<ListedGuide>
        source="saved_at"
        label="Saved"
        sortable={false}
        render={({ saved_at }) => timeText(saved_at)}
      />
    </RecordList>
  );
}

function State({ is_replaced }: ListedGuide) {
  return is_replaced ? (
    <Chip size="small" variant="outlined" color="warning" label="Replaced" />
  ) : (
    <Chip size="small" variant="outlined" label="Original" />
  );
}
