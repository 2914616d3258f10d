import { pipeline } from 'node:stream/promises';
import { Router } from 'express';
import { backupArchivePath } from '#contract/admin-paths.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Proof } from '../../platform/security/proofs.ts';
import { archiveOf } from './archive.ts';
import type { BackupDownloads } from './downloads.ts';

/**
 * The file of a backup, for the administrator who asked for it. Without secret.key: with it and the sessions in the
 * database, whoever has the file could act as another administrator.
 */
export function backupArchiveRoutes({ downloads }: { downloads: BackupDownloads }): Router {
  const router = Router();
  router.get(backupArchivePath(':key'), async (request, response) => {
    const permission = downloads.take(String(request.params.key));
    if (!permission) throw new Refusal(404, 'This download has ended. Ask for it once more.');
    const { name, path, proof } = permission;
    proof.holder();
    response.attachment(`${name}.tar`).type('application/x-tar');
    await pipeline(archiveOf(path, { withKey: false }), whileHeld(proof), response);
  });
  return router;
}

/** Whoever has lost the right meanwhile gets no more of it. */
function whileHeld({ holder }: Proof) {
  return async function* (pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const piece of pieces) {
      holder();
      yield piece;
    }
  };
}
