import { Button } from '@mui/material';
import { useNotify } from 'react-admin';
import { previewNewsletter } from './newsletter-calls.ts';

interface PreviewButtonProps {
  id: number;
  /** Waited for before; false: there is nothing to see yet. */
  isReady?: () => Promise<boolean>;
}

/** Shows an issue as its readers will see it, in another tab. */
export function PreviewButton({ id, isReady }: PreviewButtonProps) {
  const notify = useNotify();

  async function preview() {
    const page = window.open('', '_blank');
    try {
      if (isReady && !(await isReady())) return page?.close();
      const path = await previewNewsletter(id);
      if (page) page.location.href = path;
    } catch (error) {
      page?.close();
      notify((error as Error).message, { type: 'error' });
    }
  }

  return <Button onClick={() => void preview()}>Preview</Button>;
}
