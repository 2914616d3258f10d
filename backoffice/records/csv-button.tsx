import DownloadIcon from '@mui/icons-material/Download';
import { Button, downloadCSV, useListContext, useNotify } from 'react-admin';
import { ADMIN_API } from '#contract/admin-paths.ts';
import { asAdministrator } from '../data-provider.ts';
import { refusalText } from './act.ts';

/** Downloads all records that the list is filtered for. The call wants the token, so that a link would not do. */
export function CsvButton() {
  const { resource, sort, ...list } = useListContext();
  const filterValues = list.filterValues as object;
  const notify = useNotify();

  async function download() {
    const query = new URLSearchParams({
      filter: JSON.stringify(filterValues),
      sort: JSON.stringify([sort.field, sort.order]),
    });
    try {
      const { body } = await asAdministrator(`${ADMIN_API.all}/${resource}.csv?${query.toString()}`);
      // Reading an answer as text takes its byte order mark away; office programs want it.
      downloadCSV(`\uFEFF${body}`, resource);
    } catch (error) {
      notify(refusalText(error), { type: 'error' });
    }
  }

  return (
    <Button label="Download CSV" onClick={() => void download()}>
      <DownloadIcon />
    </Button>
  );
}
