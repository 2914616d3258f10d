import { Router } from 'express';
import { backupArchivePath } from '#contract/admin-paths.ts';
import type { BackupDownload } from '#contract/backups.ts';
import { nothing } from '#contract/schemas/accounts.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { validate } from '../../platform/http/validate.ts';
import type { Needs } from '../../platform/platform.ts';
import { signedInAdmin } from '../../platform/security/session.ts';
import type { BackupMaker } from './backups.ts';
import type { BackupDownloads } from './downloads.ts';

interface BackupNeeds extends Needs<'store' | 'proofs' | 'sources' | 'config'> {
  backups: BackupMaker;
  downloads: BackupDownloads;
}

/** Backups for administrators: /api/admin/backups. A download wants a fresh proof (app/admin/needs-fresh-proof.ts). */
export function adminBackupRoutes(context: BackupNeeds): Router {
  const { store, proofs, sources, config, backups, downloads } = context;
  const router = Router();

  router.get('/backups', (_, response) => void response.json(backups.state()));

  router.post('/backups', async (request, response) => {
    validate(nothing, request.body ?? {});
    if (config.demo) throw new Refusal(202, 'The demo makes no backups.');
    const admin = await signedInAdmin(context, request);
    proofs.act([admin], ({ id: actor }) => {
      if (!backups.begin()) throw new Refusal(202, 'A backup is being made.');
      store.audit.add({ action: 'made backup', user: null, actor, source: sources.of(request).trace });
    });
    response.json(backups.state());
  });

  router.post('/backups/:name/download', async (request, response) => {
    validate(nothing, request.body ?? {});
    const { name } = request.params;
    const admin = await signedInAdmin(context, request);
    const key = proofs.act([admin], ({ id: actor }) => {
      const path = backups.folderOf(name);
      if (path === null) throw new Refusal(404, 'This is not here (any more).');
      const source = sources.of(request).trace;
      store.audit.add({ action: 'downloaded backup', user: null, actor, source, note: name });
      return downloads.permit({ name, path, proof: admin });
    });
    const download: BackupDownload = { path: backupArchivePath(key) };
    response.json(download);
  });
  return router;
}
