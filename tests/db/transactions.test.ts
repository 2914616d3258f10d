import fc from 'fast-check';
import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../../db/database.ts';
import type { Database } from '../../db/database.ts';
import { storeOn } from '../../db/store.ts';
import type { Store } from '../../db/store.ts';
import { doctorsIn, publishAll, publishOne } from '../helpers/population.ts';
import { publishArticle } from '../helpers/publish-article.ts';
import { searchFor } from '../helpers/search-for.ts';
import { PLACES, ROOT, makeMigrated, noon } from '../helpers/stores.ts';
import { newFolder } from '../helpers/new-folder.ts';

const doctors = fc.sample(doctorsIn([{ zip: '02139', city: 'Cambridge', state: 'MA' }]), {
  numRuns: 10,
  seed: 11,
});

let folder: string;
let file: string;
let database: Database;
let store: Store;
let listed: number[];
beforeEach(() => {
  folder = newFolder();
  file = join(folder, 'directory.sqlite');
  makeMigrated(file);
  database = openDatabase(file);
  store = open();
  listed = publishAll(store, doctors.slice(0, 3));
  publishArticle(store, { title: 'Tides' });
});
afterEach(() => {
  store.close();
});

function open(): Store {
  return storeOn(database, { migrations: join(ROOT, 'db/migrations'), places: PLACES, now: noon });
}

/** What is found by what is in memory. */
function inMemory() {
  const found = (text: string) =>
    searchFor(store.search, { text })
      .page.map(({ id }) => id)
      .sort();
  return {
    everybody: found(''),
    counting: found('counting'),
    states: store.search.stateCounts(),
    articles: store.articles.newest('digest', { count: 100, start: 0 }).cards.map(({ id }) => id),
    titled: store.articles.search('digest', 'tides', { count: 100, start: 0 })?.ids,
  };
}

/** A doctor and an article: what all that is in memory would follow. */
function addBoth(): number {
  publishArticle(store, { title: 'More tides' });
  return publishOne(store, doctors[5]);
}

/** What is in memory is what a store would load now. */
function expectInStep(): void {
  const followed = inMemory();
  store = open();
  expect(followed).toEqual(inMemory());
}

describe('a transaction that is not kept leaves what is in memory as it was', () => {
  const works: string[] = [];
  beforeEach(() => {
    works.length = 0;
  });

  it.each<[string, () => void]>([
    [
      'when its callback throws',
      () =>
        store.transaction(() => {
          addBoth();
          store.afterCommit(() => works.push('done'));
          throw new Error('no');
        }),
    ],
    [
      'when its callback throws after one inside of it',
      () =>
        store.transaction(() => {
          store.transaction(() => {
            addBoth();
            store.afterCommit(() => works.push('done'));
          });
          throw new Error('no');
        }),
    ],
    [
      'when COMMIT finds a reference to nothing',
      () =>
        store.transaction(() => {
          addBoth();
          store.afterCommit(() => works.push('done'));
          database.pragma('defer_foreign_keys = ON');
          store.knownSources.add(999, 'a', '2026-11-21');
        }),
    ],
  ])('%s', (_, run) => {
    const before = [inMemory(), store.revision()];
    expect(run).toThrow();
    expect([inMemory(), store.revision(), works]).toEqual([...before, []]);
    store.transaction(() => undefined);
    expect([inMemory(), store.revision(), works]).toEqual([...before, []]);
    expectInStep();
  });

  it('when COMMIT finds the file locked', () => {
    database.pragma('journal_mode = DELETE');
    const reader = new BetterSqlite3(file);
    reader.exec('BEGIN; SELECT count(*) FROM users');
    const before = inMemory();
    const run = () =>
      store.transaction(() => {
        addBoth();
        store.afterCommit(() => works.push('done'));
      });
    expect(run).toThrow('database is locked');
    expect([inMemory(), works]).toEqual([before, []]);
    expect(store.ifWritable(() => void addBoth())).toBe(false);
    expect(inMemory()).toEqual(before);
    reader.exec('ROLLBACK');
    reader.close();
    run();
    expect([inMemory().everybody.length, works]).toEqual([4, ['done']]);
    expectInStep();
  });

  it('also when it was searched before it ended', () => {
    const run = () =>
      store.transaction(() => {
        store.users.suspend(listed[0], '2026-11-21T12:00:00Z');
        addBoth();
        inMemory();
        throw new Error('no');
      });
    expect(run).toThrow('no');
    expect(inMemory()).toMatchObject({ everybody: listed, counting: listed, titled: [1] });
    expectInStep();
  });
});

describe('a transaction inside of another', () => {
  it('is taken back by itself when its error is caught, and the rest is kept', () => {
    const works: string[] = [];
    const kept = store.transaction(() => {
      const id = publishOne(store, doctors[4]);
      store.afterCommit(() => works.push('around'));
      const failing = () =>
        store.transaction(() => {
          addBoth();
          store.users.suspend(listed[0], '2026-11-21T12:00:00Z');
          store.afterCommit(() => works.push('inside'));
          throw new Error('no');
        });
      expect(failing).toThrow('no');
      return id;
    });
    expect(inMemory().everybody).toEqual([...listed, kept].sort());
    expect(store.users.get(listed[0]).suspended_at).toBeNull();
    expect(works).toEqual(['around']);
    expectInStep();
  });

  it.each(['inside', 'around'])('is lost with the other when the disk is full for the one %s', (where) => {
    const inside = (write: () => void) => store.transaction(write);
    const around = (write: () => void) => write();
    const [fill, goOn] = where === 'inside' ? [inside, around] : [around, inside];
    const before = inMemory();
    const put = (key: string) => store.limits.put('login', key, { count: 1, until: '2026-11-22' });
    const pages = Number(database.pragma('page_count', { simple: true }));
    const run = () =>
      store.transaction(() => {
        put('before');
        database.pragma(`max_page_count = ${pages + 3}`);
        expect(() => fill(() => put('x'.repeat(100_000)))).toThrow('full');
        goOn(() => put('after'));
        addBoth();
      });
    expect(run).toThrow();
    expect(['before', 'after'].map((key) => store.limits.get('login', key))).toEqual([null, null]);
    expect(inMemory()).toEqual(before);
    database.pragma('max_page_count = 1000000');
    store.transaction(() => put('later'));
    expect(store.limits.get('login', 'later')).not.toBeNull();
    expectInStep();
  });
});

it('a full disk is told of as such, however deep the write', () => {
  const pages = Number(database.pragma('page_count', { simple: true }));
  const until = '2026-11-22';
  const fill = () => store.limits.put('login', 'x'.repeat(100_000), { count: 1, until });
  const deep = () => store.transaction(() => store.transaction(fill));
  database.pragma(`max_page_count = ${pages}`);
  expect(() => store.transaction(deep)).toThrow('full');
  expect(store.ifWritable(deep)).toBe(false);
});

describe('what follows a transaction that is kept', () => {
  const breakRow = (id: number) =>
    database.prepare(`UPDATE listing_search SET zip = '00000' WHERE id = ?`).run(id);

  it('is all of it, also when one doctor cannot be followed, who is found no more', () => {
    const works: string[] = [];
    const ids: number[] = [];
    const run = () =>
      store.transaction(() => {
        store.users.setPlan(listed[1], 2);
        breakRow(listed[1]);
        ids.push(publishOne(store, doctors[4]));
        store.users.suspend(listed[0], '2026-11-21T12:00:00Z');
        ids.push(addBoth());
        store.afterCommit(() => works.push('done'));
      });
    expect(run).toThrow('The writes are kept');
    expect(inMemory()).toMatchObject({
      everybody: [listed[2], ...ids].sort(),
      counting: [listed[2], ...ids].sort(),
      titled: [2, 1],
    });
    expect(works).toEqual(['done']);
  });

  it('leaves out whom it cannot read, rather than to find them as they were', () => {
    const run = () =>
      store.transaction(() => {
        store.users.setPlan(listed[1], 2);
        database.exec('ALTER TABLE listing_search RENAME TO unreadable');
      });
    expect(run).toThrow('The writes are kept');
    expect(inMemory().everybody).toEqual([listed[0], listed[2]]);
    database.exec('ALTER TABLE unreadable RENAME TO listing_search');
    store.transaction(() => store.users.setPlan(listed[1], 1));
    expect(inMemory().everybody).toEqual(listed);
    expectInStep();
  });

  it('leaves out the article that it cannot read', () => {
    const article = store.articles.byId(1) ?? expect.fail();
    const kept = publishArticle(store, { title: 'Low tides' });
    const run = () =>
      store.transaction(() => {
        store.articles.put({ ...article, published_at: '2026-01-01' }, 1);
        database.exec('ALTER TABLE articles RENAME TO unreadable');
      });
    expect(run).toThrow('The writes are kept');
    database.exec('ALTER TABLE unreadable RENAME TO articles');
    expect(inMemory()).toMatchObject({ articles: [kept], titled: [kept] });
    store.transaction(() => store.articles.put(article, 1));
    expectInStep();
  });

  it('is all of it, also when one article cannot be followed, which is found no more', () => {
    const [old, left] = [1, publishArticle(store, { title: 'Low tides' })];
    const ids: number[] = [];
    const run = () =>
      store.transaction(() => {
        store.articles.put({ ...(store.articles.byId(left) ?? expect.fail()), title: 'Slack tides' }, left);
        database.pragma('ignore_check_constraints = ON');
        database.exec(`UPDATE articles SET topics = 'no list' WHERE id = ${left}`);
        ids.push(publishArticle(store, { title: 'High tides' }));
      });
    expect(run).toThrow('The writes are kept');
    const { articles, titled } = inMemory();
    expect([articles, titled]).toEqual([
      [...ids, old],
      [...ids, old],
    ]);
  });

  it('does not look as if nothing was written', () => {
    const run = () =>
      store.ifWritable(() => {
        store.users.setPlan(listed[1], 2);
        store.afterCommit(() => {
          throw new BetterSqlite3.SqliteError('disk I/O error', 'SQLITE_IOERR');
        });
      });
    expect(run).toThrow('The writes are kept');
    expect(store.users.get(listed[1]).plan).toBe(2);
  });
});

describe('afterCommit', () => {
  it('works in order, once what is in memory has followed and others can write', () => {
    const seen: unknown[] = [];
    store.transaction(() => {
      const id = publishOne(store, doctors[4]);
      store.afterCommit(() => seen.push(inMemory().everybody.includes(id)));
      store.transaction(() => store.afterCommit(() => seen.push('inside')));
      store.afterCommit(() => {
        store.transaction(() => store.afterCommit(() => seen.push('its own')));
      });
      store.afterCommit(() => seen.push('last'));
      expect(seen).toEqual([]);
    });
    expect(seen).toEqual([true, 'inside', 'its own', 'last']);
    store.transaction(() => undefined);
    expect(seen).toHaveLength(4);
  });

  it('goes on when one of them throws, and says so at the end', () => {
    const seen: string[] = [];
    const run = () =>
      store.transaction(() => {
        store.users.setPlan(listed[0], 2);
        store.afterCommit(() => {
          throw new Error('no');
        });
        store.afterCommit(() => seen.push('done'));
      });
    expect(run).toThrow(AggregateError);
    expect([seen, store.users.get(listed[0]).plan]).toEqual([['done'], 2]);
  });

  it('is not for the outside of a transaction', () => {
    expect(() => store.afterCommit(() => undefined)).toThrow('outside of a transaction');
  });
});
