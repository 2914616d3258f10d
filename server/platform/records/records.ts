/**
 * records/: what every resource of the backoffice does, in the dialect of ra-data-simple-rest. A noun says what its
 * records are (`Resource`), and the routes come from here.
 */
import { recordCalls } from './record-calls.ts';
import { describeCall } from '../http/describe-call.ts';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Router } from 'express';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { idIn } from '#contract/paths.ts';
import { listQuery, rangeOf } from '#contract/schemas/list-query.ts';
import type { AuditEntry } from '../../../db/audit.ts';
import type { RecordChoice, RecordPage } from '../../../db/records/record-list.ts';
import { Refusal } from '../http/refusal.ts';
import { validate } from '../http/validate.ts';
import type { Needs, Platform } from '../platform.ts';
import type { Proof } from '../security/proofs.ts';
import { readWithinQuota } from './read-within-quota.ts';
import { freshlySignedIn, signedInAdmin } from '../security/session.ts';
import { versioned } from './change-kinds.ts';
import type { Change, Creation } from './change-kinds.ts';
import { BYTE_ORDER_MARK, csvLine } from './csv.ts';
import type { Cell } from './csv.ts';

type Id = number | string;

interface Versioned<Key> {
  id: Key;
  revision?: number;
  version?: number;
}

/** A kind of record that administrators list, read and change. */
export interface Resource<Key extends Id, Row extends Versioned<Key>> {
  /** As in the path, and in Content-Range. */
  name: string;
  /** It says who people are, and how to reach them: many of them want a fresh proof, and so does the file of all. */
  tellsOfPeople?: boolean;
  /** What ids are. */
  id: z.ZodType<Key>;
  /** What its version is called, in the record and in what changes it, when that is not its revision. */
  version?: 'revision' | 'version';
  list: { page: RecordPage<Key>; ids: (choice: RecordChoice) => Key[] };
  /** What the list can be ordered by, and how it is when nothing is asked for. */
  orders: readonly string[];
  sort: [string, 'ASC' | 'DESC'];
  /** What the list can be filtered by, besides ids: the names that `list` knows. */
  filter: Record<string, z.ZodType<RecordChoice['filter'][string]>>;
  /** What lists, records and revisions are shown as; a record as lists do where it has none of its own. */
  answers: { row: z.ZodType<Row>; record?: z.ZodType<object>; revision?: z.ZodType };
  /** One record as lists show it; null when it is not there. */
  row: (id: Key) => Row | null;
  /** All that is shown of one record; what lists show, when that is all. */
  record?: (row: Row) => object;
  /** What it said after each save, newest first, with the id of who saved it; without, they are not kept. */
  revisions?: (row: Row) => { saved_by: number | null }[];
  /** The columns of the CSV. */
  csv: Record<string, (row: Row) => Cell>;
  /** Without them it can only be read. */
  changes?: Changes<Key, Row>;
}

interface Changes<Key extends Id, Row> {
  /** What the trail says that a change was about. */
  about: (row: Row) => Pick<AuditEntry, 'user' | 'object'>;
  /** POST to the list. */
  create?: Creation<Key>;
  /** PUT, of the version that was read. */
  update?: Change<Row>;
  /** DELETE */
  remove?: Change<Row>;
  /** POST to the record, by their names. */
  actions?: Record<string, Change<Row>>;
}

const IN_A_SLICE = 250;

/** What these calls take, and what `More` a noun takes for its own. */
export type RecordNeeds<More extends keyof Platform = never> = Needs<
  'store' | 'proofs' | 'readings' | 'sources' | 'turns' | More
>;

/** The calls of a resource, below /api/admin. Who asks is asked before: server/app/admin/only-admins.ts. */
export function recordRoutes<Key extends Id, Row extends Versioned<Key>>(
  context: RecordNeeds,
  resource: Resource<Key, Row>,
): Router {
  const { store, proofs, sources, turns } = context;
  const { name, tellsOfPeople = false, list, row, csv, changes, version = 'revision' } = resource;
  const record = resource.record ?? ((shown: Row): object => shown);
  const query = listQuery(resource);
  const ofVersion = z.object({ [version]: z.int('Please send the version that was read.') });
  const says = recordCalls(resource, query);
  const router = Router();

  router.get(
    `/${name}`,
    describeCall(says.list, async (request, response) => {
      const asked = validate(query, request.query);
      const [first, last] = rangeOf(asked);
      const { ids, total } = list.page(choiceOf(asked), first, last - first + 1);
      await refuseTooMany(request, ids);
      const shown = ids.length > 0 ? `${first}-${first + ids.length - 1}` : '*';
      response.set('content-range', `${name} ${shown}/${total}`);
      answer(
        response,
        ids.flatMap((id) => row(id) ?? []),
      );
    }),
  );

  router.get(
    `/${name}.csv`,
    describeCall(says.csv, async (request, response) => {
      if (tellsOfPeople) (await freshlySignedIn(context, request)).holder();
      const choice = choiceOf(validate(query, request.query));
      const admin = await signedInAdmin(context, request);
      const ids = proofs.act([admin], ({ id: actor }) => {
        const found = list.ids(choice);
        const source = sources.of(request).trace;
        store.audit.add({ action: 'exported records', actor, source, note: `${found.length} ${name}` });
        return found;
      });
      response.attachment(`${name}.csv`).type('text/csv');
      await pipeline(Readable.from(csvOf(request, ids, admin)), response);
    }),
  );

  router.get(
    `/${name}/:id`,
    describeCall(says.one, async (request, response) => {
      const one = found(request);
      await refuseTooMany(request, [one.id]);
      answer(response, record(one));
    }),
  );
  const { revisions } = resource;
  if (revisions)
    router.get(
      `/${name}/:id/revisions`,
      describeCall(says.revisions, (request, response) => {
        const kept = revisions(found(request));
        answer(
          response,
          kept.map((revision) => ({ ...revision, saved_by: nameOf(revision.saved_by) })),
        );
      }),
    );
  if (changes) addChanges(changes);
  return router;

  function addChanges({ about, create, update, remove, actions = {} }: Changes<Key, Row>): void {
    if (create) router.post(`/${name}`, creating(about, create));
    if (update) router.put(`/${name}/:id`, changing(about, versioned(update)));
    if (remove) router.delete(`/${name}/:id`, changing(about, remove));
    for (const [action, change] of Object.entries(actions))
      router.post(`/${name}/:id/${action}`, changing(about, change));
  }

  function creating(about: Changes<Key, Row>['about'], creation: Creation<Key>) {
    const { action, read } = creation;
    return describeCall(says.creation(creation), async (request, response) => {
      const write = await read(request.body, request);
      const admin = await signedInAdmin(context, request);
      const created = proofs.act([admin], (user) => {
        const { id, note } = write(user);
        const made = there(id);
        const source = sources.of(request).trace;
        store.audit.add({ user: null, ...about(made), action, actor: user.id, source, note });
        return record(made);
      });
      answer(response, created);
    });
  }

  /** The record as it is after the change; one that is gone by then, as it was. */
  function changing(about: Changes<Key, Row>['about'], change: Change<Row>) {
    const { action, read, isVersioned } = change;
    return describeCall(says.change(change), async (request, response) => {
      const write = await read(request.body, request);
      const sent = isVersioned ? validate(ofVersion, request.body)[version] : null;
      const admin = await signedInAdmin(context, request);
      const changed = proofs.act([admin], (user) => {
        const before = found(request);
        const was = record(before);
        if (sent !== null && before[version] !== sent) throw changedMeanwhile(was);
        const note = write(before, user);
        const source = sources.of(request).trace;
        store.audit.add({ user: null, ...about(before), action, actor: user.id, source, note });
        const after = row(before.id);
        return after ? record(after) : was;
      });
      answer(response, changed);
    });
  }

  async function refuseTooMany(request: Request, ids: readonly Key[]): Promise<void> {
    if (tellsOfPeople) await readWithinQuota(context, request, name, ids);
  }

  function nameOf(id: number | null): string | null {
    if (id === null) return null;
    const { first_name, last_name } = store.users.get(id);
    return `${first_name} ${last_name}`;
  }

  function found({ params }: Request): Row {
    const id = resource.id.safeParse(idIn(params.id) || params.id);
    return there(id.success ? id.data : null);
  }

  function there(id: Key | null): Row {
    const one = id === null ? null : row(id);
    if (!one) throw new Refusal(404, 'This is not here (any more).');
    return one;
  }

  /** In slices, so that neither the process waits for it nor the memory holds it. */
  async function* csvOf(request: Request, ids: Key[], admin: Proof) {
    const columns = Object.values(csv);
    yield BYTE_ORDER_MARK + csvLine(Object.keys(csv));
    for (let done = 0; done < ids.length; done += IN_A_SLICE) {
      await turns.next(request);
      // Whoever has lost the right meanwhile gets no more of it.
      admin.holder();
      const rows = ids.slice(done, done + IN_A_SLICE).flatMap((id) => row(id) ?? []);
      yield rows.map((one) => csvLine(columns.map((cell) => cell(one)))).join('');
    }
  }
}

function choiceOf({ sort, filter }: { sort: [string, 'ASC' | 'DESC']; filter: object }): RecordChoice {
  const [column, order] = sort;
  return { sort: column, order, filter: { ...filter } };
}

function answer(response: Response, body: object): void {
  response.json(body);
}

function changedMeanwhile(record: object): Refusal {
  return new Refusal(409, 'Somebody has changed this meanwhile. Look at what it is now.', { record });
}
