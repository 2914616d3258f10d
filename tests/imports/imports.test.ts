import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DAY_MS, MOST_PRACTICES } from '#contract/constants.ts';
import { FURTHER_PRACTICES, IMPORT_COLUMNS } from '#contract/imports.ts';
import type { ImportRecord } from '#contract/schemas/answers/imports.ts';
import { continueImports } from '../../server/features/imports/continue-imports.ts';
import type { Store } from '../../db/store.ts';
import { PASSWORD, addUser, mailTo, poster } from '../helpers/accounts.ts';
import { asking, startBackoffice } from '../helpers/backoffice.ts';
import { importFile, npiOf } from '../helpers/import-file.ts';
import { IDENTITY } from '../helpers/profile-forms.ts';
import { TAKE_RIGHT } from '../helpers/take-right.ts';
import { memoryStore } from '../helpers/stores.ts';

const START = Date.parse('2026-11-21T12:00:00Z');

let office: Awaited<ReturnType<typeof startBackoffice>>;
let store: Store;
let day: number;
const now = () => new Date(START + day * DAY_MS);

let turns: number;
const meter = () => {
  turns++;
  return () => 0;
};

beforeEach(async () => {
  day = 0;
  turns = 0;
  store = memoryStore(now);
  office = await startBackoffice(store, { now, meter });
});

async function upload(text: string | Buffer, name = 'doctors.csv') {
  const path = `/api/admin/imports?name=${encodeURIComponent(name)}`;
  const headers = { 'content-type': 'text/csv' };
  const body = new Uint8Array(Buffer.from(text));
  const answer = await office.app.send('POST', path, { token: office.token, headers, body });
  return { status: answer.status, record: answer.json<ImportRecord & { message?: string }>() };
}

const start = (id: number) => office.call('POST', `/imports/${id}/start`, {});
const counts = ({ good, refused, invited }: ImportRecord) => ({ good, refused, invited });
const listed = (id: number) => store.lists.imports.row(id);
const invitation = (email: string) => store.invitations.byEmail(email);
const mails = () => store.outbox.latest(10_000).filter(({ kind }) => kind === 'invitation');
const people = (...lines: string[]) => upload(['email,first_name,last_name,npi', ...lines].join('\n'));

async function run(text: string): Promise<number> {
  const { record } = await upload(text);
  await start(record.id);
  await continueImports({ store, now });
  return record.id;
}

/** Lets an import do so many transactions, and no more. */
async function cutOff(most: number): Promise<void> {
  let transactions = 0;
  const until = Object.assign(Object.create(store) as Store, {
    ifWritable: (write: () => void) => transactions++ < most && store.ifWritable(write),
  });
  await continueImports({ store: until, now });
}

function trail() {
  const lines = store.audit.latest(20).filter(({ object_kind }) => object_kind === 'import');
  return lines.map(({ action, actor_id, note }) => [action, actor_id, note]).reverse();
}

const publicDoctors = () =>
  store.search.stateCounts().reduce((sum, { psychiatrists }) => sum + psychiatrists, 0);

describe('the dry run', () => {
  it('says what would become of each line, and writes nothing else', async () => {
    const { status, record } = await upload(
      [
        'E-Mail,Email,First name,LAST_NAME,npi,Favorite color',
        'x,ada@example.com,Ada,Osei,1234567893,blue',
        'x,ben@example,Ben,Li,,red',
        'x,cem@example.com,,Kaya,,red',
        'x,dua@example.com,Dua,Noor,1234567890,red',
        'x,eva@example.com,Eva,Roth,,red,more',
      ].join('\n'),
    );
    expect(status).toBe(200);
    expect(record).toMatchObject({
      file_name: 'doctors.csv',
      status: 'checked',
      ...{ good: 1, refused: 4, invited: 0 },
      known: ['Email', 'First name', 'LAST_NAME', 'npi'],
      unknown: ['E-Mail', 'Favorite color'],
      first_good: [{ line: 2, email: 'ada@example.com', name: 'Ada Osei' }],
    });
    expect(record.missing).toContain('licenses');
    expect(record.first_refused.map(({ line }) => line)).toEqual([3, 4, 5, 6]);
    const [address, name, npi, cells] = record.first_refused.map(({ reason }) => reason);
    expect(address).toBe('email “ben@example”: Please enter a valid e-mail address.');
    expect(name).toBe('first_name: Please enter your name.');
    expect(npi).toMatch(/^npi “1234567890”: An NPI has ten digits/);
    expect(cells).toBe('There are 7 cells in this line, and 6 columns.');
    expect([mails().length, invitation('ada@example.com')]).toEqual([0, null]);
  });

  it('finds who stands in the file twice, who is here, and who is invited already', async () => {
    const id = await addUser(store, { email: 'here@example.com' });
    store.transaction(() => store.profiles.change(id, { npi: npiOf(7) }, { by: id, why: 'saved step 1' }));
    await run(`email,first_name,last_name,npi\nasked@example.com,As,Ked,${npiOf(8)}\n`);
    const { record } = await people(
      `a@example.com,A,A,${npiOf(1)}`,
      `A@Example.com,A,A,${npiOf(2)}`,
      `b@example.com,B,B,${npiOf(1)}`,
      `HERE@example.com,H,H,${npiOf(3)}`,
      `c@example.com,C,C,${npiOf(7)}`,
      `asked@example.com,C,C,${npiOf(4)}`,
      `d@example.com,D,D,${npiOf(8)}`,
    );
    expect(record.first_refused.map(({ line, reason }) => [line, reason])).toEqual([
      [3, 'email: The same stands in line 2.'],
      [4, 'npi: The same stands in line 2.'],
      [5, 'email: There is an account with this address.'],
      [6, `npi: Somebody here has the NPI ${npiOf(7)}, or is invited with it.`],
      [7, 'email: This address is invited already.'],
      [8, `npi: Somebody here has the NPI ${npiOf(8)}, or is invited with it.`],
    ]);
  });

  it('says all that is wrong with a line at once', async () => {
    await addUser(store, { email: 'here@example.com' });
    const { record } = await upload(
      `email,first_name,last_name,npi,zip,state,phone,conditions\n` +
        `here@example.com,,Osei,12,02139,NY,(999) 555-0143,Sorrow\n`,
    );
    const [{ reason }] = record.first_refused;
    expect(reason.split('\n').map((sentence) => sentence.slice(0, 20))).toEqual([
      'first_name: Please e',
      'npi “12”: An NPI has',
      'conditions “Sorrow”:',
      'The ZIP code 02139 i',
      'There is no such tel',
      'email: There is an a',
    ]);
  });

  it.each([
    [
      'without the columns that are needed',
      'email,name\na@example.com,Ada',
      /none called first_name, last_name/,
    ],
    ['with a column twice', 'email,Email,first_name,last_name\na,b,c,d', /column email is there twice/],
    ['with nobody in it', 'email,first_name,last_name\n\n', /nobody in this file/],
    ['that is empty', '', /nobody in this file/],
    ['in Latin-1', Buffer.from('email,first_name,last_name\na@example.com,José,X', 'latin1'), /UTF-8/],
  ])('refuses a file %s', async (_, text, sentence) => {
    const { status, record } = await upload(text);
    expect(status).toBe(202);
    expect(record.message).toMatch(sentence);
    expect(store.lists.imports.ids({ filter: {}, sort: 'id', order: 'ASC' })).toEqual([]);
  });

  it('takes 5 MB and no more, and nothing but CSV from a page of ours', async () => {
    const [header, line] = ['email,first_name,last_name,summary\n', 'a@example.com,A,A,'];
    const row = (length: number) => `${line}${'x'.repeat(length)}\n`;
    expect((await upload(header + row(90_000).repeat(55))).status).toBe(200);
    expect((await upload(header + row(90_000).repeat(56))).status).toBe(413);
    const send = (headers: Record<string, string>) =>
      office.app.send('POST', '/api/admin/imports?name=a.csv', { token: office.token, headers, body: 'a' });
    expect((await send({ 'content-type': 'text/plain' })).status).toBe(415);
    expect((await send({ 'content-type': 'text/csv', 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  });

  it('is nothing when it breaks off, and can be removed when a restart cut it off', async () => {
    const addLine = vi.spyOn(store.imports, 'addLine').mockImplementation(() => {
      throw new Error('The disk is full.');
    });
    expect((await people('a@example.com,A,A,')).status).toBe(500);
    addLine.mockRestore();
    expect(store.lists.imports.ids({ filter: {}, sort: 'id', order: 'ASC' })).toEqual([]);
    const id = store.transaction(() => store.imports.add('cut.csv', ['email']));
    expect((await office.call('DELETE', `/imports/${id}`)).status).toBe(200);
    expect(listed(id)).toBeNull();
    // Who still looks at it starts no other.
    expect((await people('b@example.com,B,B,')).record.id).toBeGreaterThan(id);
    expect((await start(id)).status).toBe(404);
  });

  it('refuses a file of more columns than any list has', async () => {
    const header = ['email', 'first_name', 'last_name', ...Array<string>(198).fill('more')].join(',');
    const { status, record } = await upload(`${header}\na@example.com,A,A`);
    expect([status, record.message]).toEqual([202, 'This file has 201 columns; there may be 200.']);
  });

  it('takes a turn for each slice of lines', async () => {
    const taken = async (lines: number) => {
      turns = 0;
      expect((await upload(importFile(lines))).status).toBe(200);
      return turns;
    };
    expect(await taken(100)).toBe((await taken(20)) + 4);
  });

  it('leaves others their turn while it looks at lines and keeps them', async () => {
    const perTurn = { looked: [0], kept: [0] };
    const { byEmail } = store.invitations;
    const { addLine } = store.imports;
    vi.spyOn(store.invitations, 'byEmail').mockImplementation((email) => {
      perTurn.looked[perTurn.looked.length - 1]++;
      return byEmail(email);
    });
    vi.spyOn(store.imports, 'addLine').mockImplementation((...line) => {
      perTurn.kept[perTurn.kept.length - 1]++;
      addLine(...line);
    });
    let isOver = false;
    const turn = (): void => {
      for (const counted of Object.values(perTurn)) counted.push(0);
      if (!isOver) setImmediate(turn);
    };
    turn();
    const { record } = await upload(importFile(1000));
    isOver = true;
    expect(counts(record)).toEqual({ good: 1000, refused: 0, invited: 0 });
    expect([Math.max(...perTurn.looked), Math.max(...perTurn.kept)]).toEqual([20, 250]);
  });
});

describe('the sample', () => {
  it('is right in each column, and becomes the working copy of the profile', async () => {
    const columns = Object.entries(IMPORT_COLUMNS);
    const sample = [columns.map(([name]) => name), columns.map(([, { sample }]) => `"${sample}"`)];
    await run(sample.map((cells) => cells.join(',')).join('\r\n'));
    const { content } = invitation('ada.osei@example.com') ?? {};
    const { website, phone, licenses, ...others } = IDENTITY;
    expect(content).toMatchObject({ ...others, website, phone });
    expect(licenses).toHaveLength(1);
    expect(content).toMatchObject({
      licenses: [
        { state: 'MA', number: '223344', expires: '2030-06-30' },
        { state: 'NY', number: '55667', expires: '2031-01-31' },
      ],
      summary: 'I see children and their families.',
      conditions: ['adhd', 'anxiety'],
      treatments: ['evaluation', 'medication'],
      ages: ['6-12', '13-17'],
      languages: ['en', 'es'],
      insurances: ['aetna'],
      fees: { first_visit: 350, follow_up: 175, sliding_scale: true },
      telehealth: true,
      telehealth_states: ['MA'],
      ...{ street_hidden: false, video_only: false },
      other_practices: [
        {
          ...{ practice_name: 'Hill Street Office', street: '80 Main St', street_hidden: true },
          ...{ city: 'Boston', state: 'MA', zip: '02110', phone: '(617) 555-0144' },
          ...{ video_only: true, working_time: [] },
        },
      ],
    });
    expect(content).not.toHaveProperty('accepting');
  });

  it.each([
    ['zip,state', '02139,NY', /ZIP code 02139 is in Massachusetts, not in New York/],
    ['phone', '(617) 555', /^phone “\(617\) 555”: A telephone number has ten digits/],
    ['phone', '(999) 555-0143', /no such telephone number/],
    ['conditions', 'ADHD; Sorrow', /^conditions “ADHD; Sorrow”: Please choose the conditions/],
    ['licenses', 'MA 223344', /^licenses “MA 223344”/],
    ['licenses', 'MA 223344 2020-01-31', /This license has expired/],
    ['practicing_since', 'long ago', /The year of your first license is a year from/],
    ['first_visit_fee', 'a lot', /^fees “a lot”: A fee is in whole dollars/],
    ['telehealth', 'perhaps', /^telehealth “perhaps”: Please say whether/],
    ['telehealth', 'yes', /in which states/],
    ['telehealth,telehealth_states,licenses', 'yes,NY,MA 1 2030-01-31', /there is none of NY/],
    ['website', 'javascript:alert(1)', /address of a website begins with/],
    ['booking', 'http://example.com/book', /booking link begins with https/],
    ['summary', 'x'.repeat(6001), /at most 6,000 characters/],
  ])('is refused where %s says %s', async (columns, cells, reason) => {
    const { record } = await upload(
      `email,first_name,last_name,${columns}\na@example.com,A,A,${cells.replaceAll('\n', ' ')}\n`,
    );
    expect(record.first_refused).toHaveLength(1);
    expect(record.first_refused[0].reason).toMatch(reason);
  });
});

describe('further practices', () => {
  const parts = ['name', 'street', 'city', 'state', 'zip', 'phone', 'street_hidden', 'video_only'];
  const columns = (number: number) => parts.map((part) => `practice_${number}_${part}`);
  const place = (name: string, zip = '02139') => [
    name,
    '1 Elm St',
    'Cambridge',
    'MA',
    zip,
    '6175550143',
    '',
    '',
  ];

  it('are as many as a profile may have, and stand in its order in the account of whoever comes', async () => {
    expect(FURTHER_PRACTICES).toHaveLength(MOST_PRACTICES - 1);
    const header = ['email', 'first_name', 'last_name', ...FURTHER_PRACTICES.flatMap(columns)];
    const none = parts.map(() => '');
    const line = ['a@example.com', 'A', 'A', ...place('Two'), ...none, ...place('Four'), ...place('Five')];
    await run([header, line].join('\n'));
    const token = mailTo(store, 'a@example.com')?.token ?? '';
    const claimed = await poster(office.app.url)('claim-invitation', { token, password: PASSWORD });
    expect(claimed.status).toBe(200);
    const profile = store.profiles.of(store.users.byEmail('a@example.com')?.id ?? 0);
    expect(profile?.content.other_practices?.map((one) => one.practice_name)).toEqual([
      'Two',
      'Four',
      'Five',
    ]);
  });

  it('are whole or refused, with all that is wrong in each, and are mended in place', async () => {
    const header = ['email', 'first_name', 'last_name', ...[2, 3].flatMap(columns)];
    const half = ['Two', '', 'Cambridge', 'XX', '', '12', 'perhaps', ''];
    const line = ['a@example.com', 'A', 'A', ...half, ...place('Three', '10001')];
    const { record } = await upload([header, line].join('\n'));
    expect(record.missing.some((name) => /^practice_\d/.test(name))).toBe(false);
    expect(record.first_refused[0].reason.split('\n')).toEqual([
      'practice_2_street: Please enter the street and number.',
      'practice_2_street_hidden “perhaps”: Please say whether visitors see the street.',
      'practice_2_state “XX”: Please choose a state.',
      'practice_2_zip: Please enter the ZIP code.',
      expect.stringMatching(/^practice_2_phone “12”: A telephone number has ten digits/),
      'practice_3_zip: The ZIP code 10001 is in New York, not in Massachusetts.',
    ]);
    const cells = ['a@example.com', 'A', 'A', ...place('Two'), ...place('Three')];
    const mended = await office.call('POST', `/imports/${record.id}/mend`, { line: 2, cells });
    expect(mended.body()).toMatchObject({ good: 1, refused: 0 });
    await start(record.id);
    await continueImports({ store, now });
    expect(invitation('a@example.com')?.content.other_practices).toHaveLength(2);
  });
});

describe('a refused line', () => {
  const mend = (id: number, line: number, ...cells: string[]) =>
    office.call('POST', `/imports/${id}/mend`, { line, cells });
  const wrong = 'email,first_name,last_name,color,npi\nben@example,,Li,red,12\n';

  it('is mended in place: what is left of it is said, and then it can be invited', async () => {
    const { record } = await upload(wrong);
    const line = await office.call('GET', `/imports/${record.id}/lines/2`);
    expect(line.body()).toMatchObject({
      columns: ['email', 'first_name', 'last_name', 'color', 'npi'],
      known: ['email', 'first_name', 'last_name', null, 'npi'],
      cells: ['ben@example', '', 'Li', 'red', '12'],
    });
    const half = await mend(record.id, 2, 'ben@example.com', '', 'Li', 'red', npiOf(1));
    expect(half.body()).toMatchObject({
      ...{ good: 0, refused: 1 },
      first_refused: [{ line: 2, reason: 'first_name: Please enter your name.' }],
    });
    const whole = await mend(record.id, 2, 'ben@example.com', 'Ben', 'Li', 'red', npiOf(1));
    expect(whole.body()).toMatchObject({ good: 1, refused: 0, status: 'checked' });
    expect(trail().slice(1)).toEqual([
      ['mended import', office.admin, 'line 2, still refused'],
      ['mended import', office.admin, 'line 2'],
    ]);
    await start(record.id);
    await continueImports({ store, now });
    expect(invitation('ben@example.com')).toMatchObject({ first_name: 'Ben' });
  });

  it('is not mended over what somebody else has mended of it meanwhile', async () => {
    const { record } = await people('ben@example,,Li');
    const over = ['ben@example', '', 'Li', ''];
    const half = { line: 2, cells: ['ben@example', 'Ben', 'Li', ''], over };
    const other = { line: 2, cells: ['ben@example.com', '', 'Li', ''], over };
    expect((await office.call('POST', `/imports/${record.id}/mend`, half)).status).toBe(200);
    expect((await office.call('POST', `/imports/${record.id}/mend`, other)).status).toBe(409);
    expect(store.imports.refusedLine(record.id, 2)?.cells).toEqual(half.cells);
    const whole = { line: 2, cells: ['ben@example.com', 'Ben', 'Li', ''], over: half.cells };
    expect((await office.call('POST', `/imports/${record.id}/mend`, whole)).body()).toMatchObject({
      good: 1,
    });
  });

  it('is not mended into one that stands there already', async () => {
    const { record } = await people(`a@example.com,A,A,${npiOf(1)}`, 'b@example,B,B,');
    const again = await mend(record.id, 3, 'A@example.com', 'B', 'B', npiOf(1));
    expect(again.body()).toMatchObject({
      first_refused: [
        { line: 3, reason: 'email: The same stands in line 2.\nnpi: The same stands in line 2.' },
      ],
    });
    expect((await mend(record.id, 2, 'c@example.com', 'C', 'C', '')).status).toBe(409);
    expect((await mend(record.id, 3, 'c@example.com', 'C', 'C')).status).toBe(400);
    expect((await office.call('GET', `/imports/${record.id}/lines/2`)).status).toBe(404);
  });

  it('waits until nothing is at work, and can be invited after the others', async () => {
    const { record } = await people('a@example.com,A,A,', 'b@example,B,B,');
    await start(record.id);
    expect((await mend(record.id, 3, 'b@example.com', 'B', 'B', '')).status).toBe(409);
    await continueImports({ store, now });
    const mended = await mend(record.id, 3, 'b@example.com', 'B', 'B', '');
    expect(mended.body()).toMatchObject({ status: 'stopped', good: 1, refused: 0, invited: 1 });
    await start(record.id);
    await continueImports({ store, now });
    expect(listed(record.id)).toMatchObject({ status: 'done', invited: 2 });
    expect(mails()).toHaveLength(2);
  });
});

describe('whoever leaves, or wants no invitation', () => {
  const stands = ({ id }: ImportRecord) => [
    ...store.imports.good(id, 9).map(({ email }) => email),
    ...store.imports.refused(id, 0, 9).map(({ cells }) => cells[0]),
  ];

  it('takes the lines that name them, in whatever words', async () => {
    const { record } = await people(
      'jo@example.com,Jo,Li,',
      'Jo Li <JO@example.com>,Jo,Li,',
      '"\n\njo@example.com.\n",,Li,',
      'mailto:jo@example.com,,Li,',
      `ann@example.com,Ann,Li,NPI ${npiOf(1)}`,
    );
    store.transaction(() => store.imports.forget('Jo@example.com', npiOf(1)));
    expect(stands(record)).toEqual([]);
  });

  it('takes no line of whose address ends or begins like theirs', async () => {
    const others = [
      'mary-jo@example.com',
      'mary.jo@example.com',
      'mjo@example.com',
      'jo@example.com.au',
      'jo@example.community',
    ];
    const { record } = await people(...others.map((email) => `${email},Mary,Li,`), `x,Mary,Li,1${npiOf(1)}`);
    store.transaction(() => store.imports.forget('jo@example.com', npiOf(1)));
    expect(stands(record)).toEqual([...others, 'x']);
  });
});

describe('an import', () => {
  it('invites each once, in a mail with a link of their own, and nobody is an account or public', async () => {
    const users = store.users.count();
    const id = await run(importFile(200));
    expect(listed(id)).toMatchObject({ status: 'done', good: 0, refused: 0, invited: 200 });
    expect(new Set(mails().map(({ recipient }) => recipient)).size).toBe(200);
    expect(mails()).toHaveLength(200);
    expect(new Set(mails().map(({ data }) => data)).size).toBe(200);
    expect([store.users.count(), publicDoctors()]).toEqual([users, 0]);
    expect(JSON.stringify(listed(id))).not.toContain('@');
    expect(store.imports.due(id, 10)).toEqual([]);
    await continueImports({ store, now });
    expect(mails()).toHaveLength(200);
  });

  it('goes on where it was cut off, whatever was kept last', async () => {
    const { record } = await upload(importFile(100));
    await start(record.id);
    await cutOff(2);
    expect(listed(record.id)).toMatchObject({ status: 'running', good: 60, invited: 40 });
    expect(mails()).toHaveLength(40);
    await continueImports({ store, now });
    expect(listed(record.id)).toMatchObject({ status: 'done', good: 0, invited: 100 });
    expect(new Set(mails().map(({ recipient }) => recipient)).size).toBe(100);
    expect(mails()).toHaveLength(100);
  });

  it('keeps an invitation with its mail and its line, or none of them', async () => {
    const { record } = await upload(importFile(10));
    await start(record.id);
    const { markInvited } = store.imports;
    let marked = 0;
    store.imports.markInvited = (line) => {
      if (++marked === 5) throw new Error('The disk is gone.');
      markInvited(line);
    };
    await expect(continueImports({ store, now })).rejects.toThrow('The disk is gone.');
    expect([mails().length, listed(record.id)?.invited]).toEqual([0, 0]);
    expect(invitation('imported1@example.com')).toBeNull();
    store.imports.markInvited = markInvited;
    await continueImports({ store, now });
    expect([mails().length, listed(record.id)?.invited]).toEqual([10, 10]);
  });

  it('invites whose address a stranger has begun an account with', async () => {
    await addUser(store, { email: 'imported1@example.com', verified: false });
    const { record } = await upload(importFile(2));
    await addUser(store, { email: 'imported2@example.com', verified: false });
    await start(record.id);
    await continueImports({ store, now });
    expect(listed(record.id)).toMatchObject({ status: 'done', refused: 0, invited: 2 });
    expect(mailTo(store, 'imported2@example.com')).toBeDefined();
  });

  it('refuses who has come between the dry run and the start', async () => {
    const { record } = await upload(importFile(3));
    await addUser(store, { email: 'imported2@example.com' });
    await start(record.id);
    await continueImports({ store, now });
    expect(listed(record.id)).toMatchObject({ status: 'done', refused: 1, invited: 2 });
    expect(store.imports.refused(record.id, 0, 10)).toMatchObject([
      { line: 3, reason: 'email: There is an account with this address.' },
    ]);
    expect(mailTo(store, 'imported2@example.com')).toBeUndefined();
  });

  it('invites 200 doctors', async () => {
    const id = await run(importFile(200));
    expect(listed(id)).toMatchObject({ status: 'done', good: 0, invited: 200 });
  });

  it('is stopped between two lines by any administrator, and goes on where it was', async () => {
    const { record } = await upload(importFile(100));
    const stop = () => office.call('POST', `/imports/${record.id}/stop`, {});
    expect((await stop()).status).toBe(409);
    await start(record.id);
    await cutOff(2);
    expect((await stop()).status).toBe(200);
    await continueImports({ store, now });
    expect(listed(record.id)).toMatchObject({ status: 'stopped', good: 60, invited: 40 });
    expect((await office.client.getList('imports', asking({ status: 'stopped' }))).total).toBe(1);
    expect((await office.client.getList('imports', asking({ status: 'checked' }))).total).toBe(0);
    expect(mails()).toHaveLength(40);
    expect((await stop()).status).toBe(409);
    expect((await start(record.id)).status).toBe(200);
    await continueImports({ store, now });
    expect(listed(record.id)).toMatchObject({ status: 'done', good: 0, invited: 100 });
    expect(new Set(mails().map(({ recipient }) => recipient)).size).toBe(100);
    expect(trail()).toEqual([
      ['checked import', office.admin, '100 lines'],
      ['started import', office.admin, '100 lines'],
      ['stopped import', office.admin, '40 invited, 60 left'],
      ['started import', office.admin, '60 lines'],
      ['finished import', null, '100 invited, 0 refused'],
    ]);
  });

  it.each(TAKE_RIGHT)(
    'stops when its starter is %s, if for a moment; another one goes on with it',
    async (_, take) => {
      const { record } = await upload(importFile(60));
      const starter = await addUser(store, { email: 'starter@example.com', manage_role: 'admin' });
      store.transaction(() => store.imports.start(record.id, starter));
      await cutOff(1);
      await take(office, starter);
      await continueImports({ store, now });
      expect(listed(record.id)).toMatchObject({ status: 'stopped', good: 40, invited: 20 });
      expect(mails()).toHaveLength(20);
      expect(trail().at(-1)).toEqual([
        'stopped import',
        null,
        'Whoever started it is no administrator any more.',
      ]);
      await start(record.id);
      await continueImports({ store, now });
      expect(listed(record.id)).toMatchObject({ status: 'done', invited: 60 });
    },
  );

  it('is started once, by an administrator, and the trail says so', async () => {
    const { record } = await upload(importFile(3));
    expect((await start(record.id)).status).toBe(200);
    expect((await start(record.id)).status).toBe(409);
    expect((await office.call('DELETE', `/imports/${record.id}`)).status).toBe(409);
    await continueImports({ store, now });
    expect((await start(record.id)).status).toBe(409);
    const { record: nobody } = await people('x,A,A,');
    expect((await start(nobody.id)).status).toBe(202);
    expect(trail()).toEqual([
      ['checked import', office.admin, '3 lines'],
      ['started import', office.admin, '3 lines'],
      ['finished import', null, '3 invited, 0 refused'],
      ['checked import', office.admin, '1 lines'],
    ]);
  });

  it('hands out the refused lines as they stood in the file, made harmless', async () => {
    const { record } = await upload(
      'email;first_name;last_name;Note\nnone;=1+1;O"Neill;"two\nlines"\nb@example.com;B;B;\n;C;@SUM;-\n'.replace(
        'O"Neill',
        '"O""Neill"',
      ),
    );
    expect(counts(record)).toEqual({ good: 1, refused: 2, invited: 0 });
    const { status, headers, text } = await office.call('GET', `/imports/${record.id}/refused.csv`);
    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toContain(`refused-${record.id}.csv`);
    expect(text.split('\r\n')).toEqual([
      'line,reason,email,first_name,last_name,Note',
      `2,email “none”: Please enter a valid e-mail address.,none,'=1+1,"O""Neill","two\nlines"`,
      `5,email: Please enter a valid e-mail address.,,C,'@SUM,'-`,
      '',
    ]);
    expect((await office.call('GET', '/imports/999/refused.csv')).status).toBe(404);
    expect((await office.call('GET', '/imports/x/refused.csv')).status).toBe(404);
  });

  it('gives no more of its refused lines to whoever is no administrator any more', async () => {
    const { record } = await people(...Array.from({ length: 600 }, (_, n) => `none${n},A,B,`));
    const { refused } = store.imports;
    let slices = 0;
    store.imports.refused = (...asked) => {
      if (++slices === 1) store.transaction(() => store.users.setRole(office.admin, ''));
      return refused(...asked);
    };
    await expect(office.call('GET', `/imports/${record.id}/refused.csv`)).rejects.toThrow();
    expect(slices).toBe(1);
  });

  it('is listed, removed, and forgotten after its time', async () => {
    const done = await run(importFile(1));
    const { record: waiting } = await people('b@example.com,B,B,');
    expect((await office.client.getList('imports', asking({}))).data.map(({ id }) => id as number)).toEqual([
      done,
      waiting.id,
    ]);
    expect((await office.call('DELETE', `/imports/${done}`)).status).toBe(200);
    expect(listed(done)).toBeNull();
    expect(invitation('imported1@example.com')).not.toBeNull();
    const again = await run(importFile(2));
    day = 8;
    store.sweep();
    expect([listed(again)?.status, listed(waiting.id)]).toEqual(['done', null]);
    day = 61;
    store.sweep();
    expect(listed(again)).toBeNull();
  });
});

it('a file that is removed once its last line is kept is not there', async () => {
  const { transaction } = store;
  store.transaction = (write) => {
    const result = transaction(write);
    if (listed(1)?.good === 3) {
      store.transaction = transaction;
      transaction(() => store.imports.remove(1));
    }
    return result;
  };
  const { status, record } = await upload(importFile(3));
  expect([status, record]).toMatchObject([409, { message: 'This import has been removed meanwhile.' }]);
});
