/** exports/: everything that whoever leaves takes along, as files that other programs read. No secret is in them. */
import type { Store } from '../../../db/store.ts';
import { adminArticle } from '../articles/article-records.ts';
import type { Cell } from '../../platform/records/csv.ts';
import { PROFILE_COLUMNS } from './profile-columns.ts';
import { exportedProfile } from './exported-profile.ts';

/** What is written as NAME.csv and NAME.json: the rows of all ids, those apart that are gone by then. */
export interface ExportTable<Row extends object = object> {
  name: string;
  /** What a row is, for the README of the folder. */
  what: string;
  ids: () => number[];
  /** What the JSON has of it. */
  row: (id: number) => Row | null;
  csv: Record<string, (row: Row) => Cell>;
}

const ALL = { filter: {}, sort: 'id', order: 'ASC' } as const;

/** All of them, in the order in which they are written. `now`: of the export. */
export function exportTables(store: Store, now: Date): ExportTable[] {
  const { lists, articles } = store;
  const userIds = () => lists.users.ids(ALL);
  return [
    table({
      name: 'profiles',
      what: 'what doctors have saved of their profiles, whether it is public or not',
      ids: userIds,
      row: (id) => exportedProfile(store, id),
      csv: PROFILE_COLUMNS,
    }),
    table({
      name: 'users',
      what: 'accounts, without what signs them in',
      ids: userIds,
      row: lists.users.row,
      csv: {
        id: ({ id }) => id,
        email: ({ email }) => email,
        first_name: ({ first_name }) => first_name,
        last_name: ({ last_name }) => last_name,
        verified: ({ verified }) => verified,
        plan: ({ plan }) => plan,
        role: ({ manage_role }) => manage_role,
        suspended_at: ({ suspended_at }) => suspended_at,
        created_at: ({ created_at }) => created_at,
      },
    }),
    table({
      name: 'articles',
      what: 'articles in every state but the drafts of doctors; their text is HTML',
      ids: () => lists.articles.ids(ALL),
      row(id) {
        const stored = articles.byId(id);
        return stored && adminArticle(stored, now);
      },
      csv: {
        id: ({ id }) => id,
        kind: ({ kind }) => kind,
        state: ({ state }) => state,
        title: ({ title }) => title,
        summary: ({ sub_content }) => sub_content,
        author: ({ author }) => author,
        author_id: ({ author_id }) => author_id,
        reviewer: ({ reviewer }) => reviewer,
        topics: ({ topics }) => topics.join('; '),
        published_at: ({ published_at }) => published_at,
        updated_at: ({ updated_at }) => updated_at,
        contents: ({ contents }) => contents,
      },
    }),
    table({
      name: 'subscribers',
      what: 'who gets the newsletter; refused says why an address takes no mail any more',
      ids: () => lists.subscribers.ids(ALL),
      row: lists.subscribers.row,
      csv: {
        email: ({ email }) => email,
        created_at: ({ created_at }) => created_at,
        refused: ({ refused }) => refused,
      },
    }),
    table({
      name: 'newsletters',
      what: 'issues of the newsletter; their text is HTML',
      ids: () => lists.newsletters.ids(ALL),
      row(id) {
        const listed = lists.newsletters.row(id);
        return listed && lists.newsletters.record(listed);
      },
      csv: {
        id: ({ id }) => id,
        subject: ({ subject }) => subject,
        state: ({ state }) => state,
        started_at: ({ started_at }) => started_at,
        finished_at: ({ finished_at }) => finished_at,
        recipients: ({ recipients }) => recipients,
        sent: ({ sent }) => sent,
        body: ({ body }) => body,
      },
    }),
  ];
}

/** Forgets what its rows are: whoever writes it hands each to its own columns alone. */
function table<Row extends object>({ row, csv, ...about }: ExportTable<Row>): ExportTable {
  return { ...about, row, csv: csv as ExportTable['csv'] };
}
