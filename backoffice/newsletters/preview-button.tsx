import { Button } from '@mui/material';
import { useNotify } from 'react-admin';
import { API } from '#contract/paths.ts';
import { asAdministrator } from '../data-provider.ts';

/** Shows an issue as its readers will see it, in another tab. */
export function PreviewButton({ id, disabled }: { id: number; disabled?: boolean }) {
  const notify = useNotify();

  async function preview() {
    const page = window.open('', '_blank');
    try {
      const answer = await asAdministrator(`${API.admin}/newsletters/${id}/preview`);
      if (page) page.location.href = (answer.json as { path: string }).path;
    } catch (error) {
      page?.close();
      notify((error as Error).message, { type: 'error' });
    }
  }

  return (
    <Button disabled={disabled} onClick={() => void preview()}>
      Preview
    </Button>
  );
}
