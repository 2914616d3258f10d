import { useNotify } from 'react-admin';
import { ADMIN_API } from '#contract/admin-paths.ts';
import type { BackupDownload, ListedBackup } from '#contract/backups.ts';
import { asAdministrator } from '../data-provider.ts';
import { refusalText } from '../records/act.ts';
import { ReasonDialog } from '../records/reason-dialog.tsx';
import { timeText } from '../records/time-text.ts';

/** Asks before everything leaves the house; then the browser writes the file. */
export function DownloadDialog({
  backup: { name, at },
  onClose,
}: {
  backup: ListedBackup;
  onClose: () => void;
}) {
  const notify = useNotify();

  async function download() {
    onClose();
    try {
      const { json } = await asAdministrator(`${ADMIN_API.backups}/${name}/download`, {
        method: 'POST',
        body: '{}',
      });
      window.location.assign((json as BackupDownload).path);
    } catch (error) {
      notify(refusalText(error), { type: 'error' });
    }
  }

  return (
    <ReasonDialog
      title={`Download the backup of ${timeText(at)}?`}
      text="It has everything of everybody, also what nobody sees here: keep it as you keep passwords, and remove it when you have a newer one. The key of the site is not in it: whoever restores it has authenticator apps set up anew. The audit tells of this download."
      action="Download"
      onConfirm={() => void download()}
      onClose={onClose}
    />
  );
}
