import { FunctionField, TextField } from 'react-admin';
import type { ListedGuide } from '#contract/guides.ts';
import { RecordList } from '../records/record-list.tsx';
import { timeText } from '../records/time-text.ts';
import { GuideState } from './guide-state.tsx';

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
        tertiaryText: (page) => <GuideState {...page} />,
      }}
    >
      <TextField source="title" label="Title" sortable={false} />
      <TextField source="path" label="Address" sortable={false} />
      <FunctionField<ListedGuide>
        source="is_replaced"
        label="State"
        sortable={false}
        render={(page) => <GuideState {...page} />}
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
