import express, { Router } from 'express';
import { z } from 'zod';
import { idIn } from '#contract/paths.ts';
import { REGISTRY_FILE_ORDERS, REGISTRY_SLICE_BYTES } from '#contract/registry.ts';
import type { ListedRegistryFile } from '#contract/schemas/answers/registry.ts';
import { nothing } from '#contract/schemas/accounts.ts';
import * as answers from '#contract/schemas/answers/registry.ts';
import { folderReading, registryFileFilter, uploadBeginning } from '#contract/schemas/registry-files.ts';
import { action, ownAction } from '../../platform/http/action.ts';
import type { Call } from '../../platform/http/describe-call.ts';
import { describeCall } from '../../platform/http/describe-call.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { validate } from '../../platform/http/validate.ts';
import { change, preparedChange } from '../../platform/records/change-kinds.ts';
import { recordRoutes } from '../../platform/records/records.ts';
import type { RecordNeeds } from '../../platform/records/records.ts';
import { signedInAdmin } from '../../platform/security/session.ts';
import type { FileUploads } from './file-uploads.ts';
import type { ReadingOrder, RegistryReader } from './reading/registry-reader.ts';
import { filesIn, pathIn } from './source-folder.ts';

interface FileNeeds extends RecordNeeds<'config'> {
  registryReader: RegistryReader;
  registryUploads: FileUploads;
}

const sliceQuery = z.object({ from: z.coerce.number().int().min(0) });
const SLICE: Call = {
  does: 'Sends the next slice of a file of a register. With the last one it is read.',
  who: 'administrator',
  query: sliceQuery,
  takes: 'application/octet-stream',
  answer: answers.registryUpload,
  refuses: { 409: 'It is not the next slice, or another file is being read.' },
};

/** POST /api/admin/registry-files/upload/:upload: pieces of a file, so that it stands before the rules for JSON. */
export function registrySliceRoutes(context: FileNeeds): Router {
  const { registryReader, registryUploads } = context;
  const body = express.raw({ type: 'application/octet-stream', limit: REGISTRY_SLICE_BYTES });
  const router = Router();
  router.post(
    '/registry-files/upload/:upload',
    body,
    describeCall(SLICE, async (request, response) => {
      if (!Buffer.isBuffer(request.body)) throw new Refusal(415, 'Please send a piece of a file.');
      const { from } = validate(sliceQuery, request.query);
      const upload = String(request.params.upload);
      const admin = await signedInAdmin(context, request);
      const { id } = admin.holder();
      const { received, isWhole } = await registryUploads.add(upload, id, from, request.body);
      if (isWhole) {
        // While it was written, who sent it may have lost the right.
        admin.holder();
        refuseWhileAtWork(registryReader);
        registryReader.begin({ ...registryUploads.take(upload, id), started_by: id, isSent: true });
      }
      response.json({ upload, received });
    }),
  );
  return router;
}

/** The rest of /api/admin/registry-files, and /api/admin/registry. What begins wants a fresh proof (app/admin/needs-fresh-proof.ts). */
export function adminRegistryFileRoutes(context: FileNeeds): Router {
  const { store, proofs, sources, config, registryReader, registryUploads } = context;
  const { files } = store.registry;
  const router = recordRoutes(context, {
    name: 'registry-files',
    answers: { row: answers.listedRegistryFile },
    id: z.int(),
    list: store.lists.registryFiles,
    orders: REGISTRY_FILE_ORDERS,
    sort: ['id', 'DESC'],
    filter: registryFileFilter,
    row: store.lists.registryFiles.row,
    csv: {
      id: ({ id }) => id,
      kind: ({ kind }) => kind,
      name: ({ name }) => name,
      dated: ({ dated }) => dated,
      status: ({ status }) => status,
      records: ({ records }) => records,
      why: ({ why }) => why,
      started_at: ({ started_at }) => started_at,
      finished_at: ({ finished_at }) => finished_at,
    },
    changes: {
      about: ({ id }) => ({ object: { kind: 'registry file', id } }),
      actions: {
        accept: change(
          'accepted registry file',
          nothing,
          ({ id, kind, name, status }: ListedRegistryFile) => {
            if (status !== 'held') throw new Refusal(409, 'This file is not held (any more).');
            if ((files.newestWhole(kind)?.id ?? 0) > id)
              throw new Refusal(409, 'A newer file counts already. Please discard this one.');
            files.makeCurrent(id);
            return name;
          },
        ),
        discard: preparedChange(
          {
            action: 'discarded registry file',
            schema: nothing,
            prepare: (_, request) => endReading(idIn(request.params.id)),
          },
          ({ id, name, status }: ListedRegistryFile) => {
            if (status !== 'held' && status !== 'reading')
              throw new Refusal(409, 'This file is neither held nor being read (any more).');
            files.fail(id, 'An administrator has discarded it.');
            return name;
          },
        ),
      },
    },
  });

  router.get(
    '/registry',
    action(
      {
        does: 'Says how old the registers are that credentials are compared with, and what is being read.',
        who: 'administrator',
        answer: answers.registers,
        example: {},
      },
      async () => {
        const { nppes, leie } = files.state();
        const order = registryReader.atWork();
        const { registryDir } = config;
        return {
          nppes: { newest: nppes, whole: files.newestWhole('nppes-full') },
          leie: { newest: leie, whole: leie },
          held: store.lists.registryFiles.of('held'),
          reading: store.lists.registryFiles.of('reading').at(0) ?? null,
          at_work: order && { kind: order.kind, name: nameOf(order) },
          last: registryReader.last(),
          folder: registryDir === null ? null : { path: registryDir, files: await filesIn(registryDir) },
        };
      },
    ),
  );

  router.post(
    '/registry-files/upload',
    ownAction(
      (request) => signedInAdmin(context, request),
      {
        does: 'Begins to send a file of a register, in slices.',
        who: 'administrator',
        body: uploadBeginning,
        answer: answers.registryUpload,
        refuses: {
          202: 'It is no such file, or too large.',
          409: 'Another one is being sent or read.',
          507: 'There is no room for it on the disk.',
        },
      },
      async ({ kind, name, bytes }, admin, request) => {
        refuseWhileAtWork(registryReader);
        const upload = await registryUploads.begin({ kind, name, bytes, by: admin.holder().id });
        proofs.act([admin], ({ id: actor }) => {
          const source = sources.of(request).trace;
          const note = `${kind}, sent, ${Math.ceil(bytes / 1e6)} MB`;
          store.audit.add({ action: 'began registry file', user: null, actor, source, note });
        });
        return { upload, received: 0 };
      },
    ),
  );

  router.delete(
    '/registry-files/upload/:upload',
    ownAction(
      (request) => signedInAdmin(context, request),
      {
        does: 'Ends the sending of a file; nothing is left of it.',
        who: 'administrator',
        answer: nothing,
        refuses: { 404: 'There is no such upload (any more).' },
      },
      async (_, admin, request) => {
        await registryUploads.cancel(String(request.params.upload), admin.holder().id);
        return {};
      },
    ),
  );

  router.post(
    '/registry-files/read',
    ownAction(
      (request) => signedInAdmin(context, request),
      {
        does: 'Reads a file of a register that lies on the server, in the folder that its operator has named.',
        who: 'administrator',
        body: folderReading,
        answer: nothing,
        refuses: { 202: 'There is no such file, or no folder is named.', 409: 'Another one is being read.' },
      },
      async ({ kind, file }, admin, request) => {
        if (config.registryDir === null)
          throw new Refusal(202, 'No folder is named: the setting REGISTRY_DIR does.');
        const path = await pathIn(config.registryDir, file, kind);
        proofs.act([admin], ({ id: actor }) => {
          refuseWhileAtWork(registryReader);
          const source = sources.of(request).trace;
          const note = `${kind}, from REGISTRY_DIR`;
          store.audit.add({ action: 'began registry file', user: null, actor, source, note });
          store.afterCommit(() => registryReader.begin({ kind, path, started_by: actor, isSent: false }));
        });
        return {};
      },
    ),
  );

  return router;

  async function endReading(id: number): Promise<void> {
    const file = files.one(id);
    if (file?.status === 'reading') await registryReader.callOff(file.name);
  }
}

function refuseWhileAtWork(registryReader: RegistryReader): void {
  const order = registryReader.atWork();
  if (order) throw new Refusal(409, `${nameOf(order)} is being read. Please wait for it, or stop it.`);
}

function nameOf({ path }: Pick<ReadingOrder, 'path'>): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
