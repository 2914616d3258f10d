import { Router } from 'express';
import { backupArchivePath } from '#contract/admin-paths.ts';
import { nothing } from '#contract/schemas/accounts.ts';
import * as answers from '#contract/schemas/answers/backups.ts';
import { action } from '../../platform/http/action.ts';
import { Refusal } from '../../platform/http/refusal.ts';
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

  router.get(
    '/backups',
    action(
      {
        does: 'Lists the backups, and says how they are.',
        who: 'administrator',
        answer: answers.backups,
        example: {},
      },
      () => backups.state(),
    ),
  );

  router.post(
    '/backups',
    action(
      {
        does: 'Begins a backup; the list says when it is there.',
        who: 'administrator',
        body: nothing,
        answer: answers.backups,
        refuses: { 202: 'One is being made, or it is the demo, which makes none.' },
      },
      async (_, request) => {
        if (config.demo) throw new Refusal(202, 'The demo makes no backups.');
        const admin = await signedInAdmin(context, request);
        proofs.act([admin], ({ id: actor }) => {
          if (!backups.begin()) throw new Refusal(202, 'A backup is being made.');
          store.audit.add({ action: 'made backup', user: null, actor, source: sources.of(request).trace });
        });
        return backups.state();
      },
    ),
  );

  router.post(
    '/backups/:name/download',
    action(
      {
        does: 'Answers where a backup can be downloaded from, as a tar, without the key of the site.',
        who: 'administrator',
        fresh: true,
        body: nothing,
        answer: answers.backupDownload,
        refuses: { 404: 'There is no backup of this name.' },
      },
      async (_, request) => {
        const name = String(request.params.name);
        const admin = await signedInAdmin(context, request);
        const key = proofs.act([admin], ({ id: actor }) => {
          const path = backups.folderOf(name);
          if (path === null) throw new Refusal(404, 'This is not here (any more).');
          const source = sources.of(request).trace;
          store.audit.add({ action: 'downloaded backup', user: null, actor, source, note: name });
          return downloads.permit({ name, path, proof: admin });
        });
        return { path: backupArchivePath(key) };
      },
    ),
  );
  return router;
}
