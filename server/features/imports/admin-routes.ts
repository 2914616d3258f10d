/** imports/: files of doctors to invite. They are looked at when they come, and invite nobody before they are started. */
import * as answers from '#contract/schemas/answers/imports.ts';
import type { Call } from '../../platform/http/describe-call.ts';
import { describeCall } from '../../platform/http/describe-call.ts';
import { importRecord as importAnswer } from '#contract/schemas/answers/imports.ts';
import { isDeepStrictEqual } from 'node:util';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import express, { Router } from 'express';
import type { Request } from 'express';
import { z } from 'zod';
import { IMPORT_BYTES, IMPORT_ORDERS } from '#contract/imports.ts';
import type { ListedImport } from '#contract/schemas/answers/imports.ts';
import { idIn } from '#contract/paths.ts';
import { nothing } from '#contract/schemas/accounts.ts';
import { importFilter, lineMending } from '#contract/schemas/imports.ts';
import { line } from '#contract/schemas/profile-fields.ts';
import type { ProfileSchemas } from '#contract/schemas/profiles.ts';
import type { Needs } from '../../platform/platform.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { validate } from '../../platform/http/validate.ts';
import { change } from '../../platform/records/change-kinds.ts';
import { BYTE_ORDER_MARK, csvLine } from '../../platform/records/csv.ts';
import { recordRoutes } from '../../platform/records/records.ts';
import type { RecordNeeds } from '../../platform/records/records.ts';
import type { Proof } from '../../platform/security/proofs.ts';
import { readWithinQuota } from '../../platform/records/read-within-quota.ts';
import { signedInAdmin } from '../../platform/security/session.ts';
import { checkFile } from './check-file.ts';
import { columnsOf } from './header.ts';
import { importRecord } from './import-record.ts';
import { mendedLine } from './mended-line.ts';

const upload = z.object({ name: line('the name of the file', 200) });
const UPLOAD: Call = {
  does: 'Hands in a file of doctors to invite, and says what would become of each line. It invites nobody yet.',
  who: 'administrator',
  query: upload,
  takes: 'text/csv',
  answer: importAnswer,
  refuses: { 202: 'The file cannot be read.', 409: 'It was removed while it was read.' },
  example: {
    query: '?name=doctors.csv',
    body: 'email,first_name,last_name\nada.osei@example.com,Ada,Osei\n',
  },
};
const LINE: Call = {
  does: 'Answers a line of a file that is refused, cell by cell.',
  who: 'administrator',
  fresh: true,
  answer: answers.mendedLine,
};
const REFUSED_LINES: Call = {
  does: 'Answers the lines of a file that are refused, as a file.',
  who: 'administrator',
  fresh: true,
  answer: z.string(),
  type: 'text/csv',
  example: { parts: { id: '{imports}' } },
};
/** Lines of one transaction, and of one slice of the CSV. */
const IN_A_SLICE = 250;

/** A line is what a doctor would have entered. */
interface ReadsProfiles {
  profileSchemas: ProfileSchemas;
}

/** POST /api/admin/imports?name=: the file itself, so that it stands before the rules for JSON. Answers the import. */
export function importUploadRoutes(
  context: Needs<'store' | 'turns' | 'proofs' | 'sources'> & ReadsProfiles,
): Router {
  const { store, proofs, sources, turns } = context;
  const { whole } = context.profileSchemas;
  const body = express.raw({ type: 'text/csv', limit: IMPORT_BYTES });
  const router = Router();

  router.post(
    '/imports',
    body,
    describeCall(UPLOAD, async (request, response) => {
      if (!Buffer.isBuffer(request.body)) throw new Refusal(415, 'Please send a CSV file.');
      const { name } = validate(upload, request.query);
      const admin = await signedInAdmin(context, request);
      const { header, lines } = await checkFile(store, whole, request.body, () => turns.next(request));
      const id = proofs.act([admin], ({ id: actor }) => {
        const added = store.imports.add(name, header);
        const source = sources.of(request).trace;
        const object = { kind: 'import' as const, id: added };
        store.audit.add({ action: 'checked import', actor, source, object, note: `${lines.length} lines` });
        return added;
      });
      const there = () => store.lists.imports.row(id) ?? refuseRemoved();
      const checked = () => {
        there();
        store.imports.markChecked(id);
        return importRecord(store, there());
      };
      try {
        for (let done = 0; done < lines.length; done += IN_A_SLICE) {
          proofs.act([admin], () => {
            there();
            for (const one of lines.slice(done, done + IN_A_SLICE)) store.imports.addLine(id, one);
          });
          await turns.next(request);
        }
        response.json(proofs.act([admin], checked));
      } catch (error) {
        store.transaction(() => store.imports.remove(id));
        throw error;
      }
    }),
  );
  return router;
}

/** The rest of /api/admin/imports. */
export function adminImportRoutes(context: RecordNeeds & ReadsProfiles): Router {
  const { store, proofs, sources, turns } = context;
  const { whole } = context.profileSchemas;
  const router = recordRoutes(context, {
    name: 'imports',
    answers: { row: answers.listedImport, record: answers.importRecord },
    id: z.int(),
    list: store.lists.imports,
    orders: IMPORT_ORDERS,
    sort: ['id', 'DESC'],
    filter: importFilter,
    row: store.lists.imports.row,
    record: (listed: ListedImport) => importRecord(store, listed),
    csv: {
      id: ({ id }) => id,
      file_name: ({ file_name }) => file_name,
      status: ({ status }) => status,
      good: ({ good }) => good,
      refused: ({ refused }) => refused,
      invited: ({ invited }) => invited,
      created_at: ({ created_at }) => created_at,
    },
    changes: {
      about: ({ id }) => ({ object: { kind: 'import', id } }),
      remove: change('removed import', nothing, ({ id, status }: ListedImport) => {
        // One that is being read may have been cut off by a restart: it can go.
        if (status === 'running') throw new Refusal(409, 'This import is at work. Please stop it first.');
        store.imports.remove(id);
        return null;
      }),
      actions: {
        start: change('started import', nothing, ({ id, good, status }: ListedImport, _, admin) => {
          if (status === 'checked' && good === 0)
            throw new Refusal(202, 'There is nobody to invite in this file.');
          if (!store.imports.start(id, admin.id))
            throw new Refusal(409, 'This import has been started already.');
          return `${good} lines`;
        }),
        mend: change('mended import', lineMending, ({ id, status }: ListedImport, { line, cells, over }) => {
          if (status === 'reading' || status === 'running')
            throw new Refusal(409, 'This import is at work. Please stop it first.');
          const columns = columnsOf(store.imports.columns(id));
          if (cells.length !== columns.length)
            throw new Refusal(400, 'Please send a cell for each column of the file.');
          const refused = store.imports.refusedLine(id, line);
          if (!refused) throw new Refusal(409, 'This line is not refused any more.');
          if (over && !isDeepStrictEqual(over, cellsIn(columns, refused)))
            throw new Refusal(409, 'Somebody has mended this line meanwhile. Open it again to see how.');
          const outcome = mendedLine(store, id, { whole, columns, cells });
          store.imports.mend(id, { line, cells, ...outcome });
          return `line ${line}${outcome.doctor ? '' : ', still refused'}`;
        }),
        stop: change('stopped import', nothing, ({ id, good, invited }: ListedImport) => {
          if (!store.imports.stop(id)) throw new Refusal(409, 'This import is not at work.');
          return `${invited} invited, ${good} left`;
        }),
      },
    },
  });

  router.get(
    '/imports/:id/lines/:line',
    describeCall(LINE, async (request, response) => {
      const [id, line] = [idIn(request.params.id), idIn(request.params.line)];
      const refused = store.imports.refusedLine(id, line);
      if (!refused) throw new Refusal(404, 'This is not here (any more).');
      await readWithinQuota(context, request, 'lines', [`${id} ${line}`]);
      const columns = store.imports.columns(id);
      response.json({ ...refused, columns, known: columnsOf(columns), cells: cellsIn(columns, refused) });
    }),
  );

  router.get(
    '/imports/:id/refused.csv',
    describeCall(REFUSED_LINES, async (request, response) => {
      const id = idIn(request.params.id);
      const listed = store.lists.imports.row(id);
      if (!listed) throw new Refusal(404, 'This is not here (any more).');
      const admin = await signedInAdmin(context, request);
      proofs.act([admin], ({ id: actor }) => {
        const source = sources.of(request).trace;
        const object = { kind: 'import' as const, id };
        store.audit.add({
          ...{ action: 'exported records', actor, source, object },
          note: `${listed.refused} refused lines`,
        });
      });
      response.attachment(`refused-${id}.csv`).type('text/csv');
      await pipeline(Readable.from(refusedLines(request, id, admin)), response);
    }),
  );
  return router;

  async function* refusedLines(request: Request, id: number, admin: Proof) {
    yield BYTE_ORDER_MARK + csvLine(['line', 'reason', ...store.imports.columns(id)]);
    let lines = store.imports.refused(id, 0, IN_A_SLICE);
    while (lines.length > 0) {
      yield lines.map(({ line, reason, cells }) => csvLine([line, reason, ...cells])).join('');
      await turns.next(request);
      // Whoever has lost the right meanwhile gets no more of it.
      admin.holder();
      lines = store.imports.refused(id, lines[lines.length - 1].line, IN_A_SLICE);
    }
  }
}

function refuseRemoved(): never {
  throw new Refusal(409, 'This import has been removed meanwhile.');
}

/** One for each column: a line of a file may be shorter. */
function cellsIn(columns: readonly unknown[], { cells }: { cells: readonly string[] }): string[] {
  return columns.map((_, index) => cells[index] ?? '');
}
