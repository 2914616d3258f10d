import { DAY_MS } from '#contract/constants.ts';
import { formatDate } from '#contract/dates.ts';
import { licenseKey } from '#contract/license-key.ts';
import type { RegistryFileKind } from '#contract/registry.ts';
import type { Comparison, RegistryEntry, RegistryExclusion } from '#contract/schemas/answers/registry.ts';
import { npi } from '../practice/npi.ts';
import { Random } from '../random.ts';
import type { PublicDoctor } from './public-doctors.ts';
import { asRegistered } from './registered.ts';
import { daysAgoOf, decided, isoOf, momentOf } from './year.ts';
import type { Act, Year } from './year.ts';

const STREAM = 0x4e91;
/** How many days ago which file was read; each tells of five days before. */
const MONTHLY = 16;
const LIST = 12;
const TELLS_OF = 5;
/** Before the year ends, in milliseconds: the week is read when everything else has happened. */
const WEEKLY = 120_000;
const SETTLED = 60_000;
/** Psychiatrists of the register who are not here, and may be invited. */
const STRANGERS = 40;
/** Whom the list of exclusions has: none of them is here, nor among those. */
const EXCLUDED = 12;
/** No doctor of a demo has sample NPIs from this one on. */
const FIRST_STRANGER = 90_000_000;
/** Of an entry of NPPES, about. */
const BYTES = 2400;

type Finding = Pick<Comparison, 'about' | 'result' | 'ours' | 'theirs'>;

/** Of whom a week of NPPES says something else than their profiles. */
interface Differing {
  deactivated: PublicDoctor;
  married: PublicDoctor;
  renewed: PublicDoctor;
}

/**
 * A month and a week of NPPES and a list of exclusions, which have everybody as registers write them, but for three: one
 * NPI is deactivated, one license has another number, and of one who has another name the administrator knows why.
 */
export function registers(year: Year): Act[] {
  const { store, editor, today } = year;
  const { registry, audit, profiles } = store;
  const random = new Random(year.seed, STREAM);
  const old = year.doctors.filter(({ approved_at }) => daysAgoOf(year, approved_at) > 400);
  const [deactivated, married, renewed] = random.sample(old, 3);
  if (!renewed) return [];
  const differing = { deactivated, married, renewed };
  const end = Date.parse(today);
  return [
    { at: momentOf(year, MONTHLY, random), act: () => void read('nppes-full', MONTHLY) },
    { at: momentOf(year, LIST, random), act: () => void read('leie', LIST) },
    { at: end - WEEKLY, act: () => find(read('nppes-weekly', 1), differing) },
    { at: end - SETTLED, act: () => settle(married.id) },
  ];

  /** A file with all who have typed an NPI by then, and were in none before. Answers its id. */
  function read(kind: RegistryFileKind, daysAgo: number): number {
    const dated = isoOf(end - (daysAgo + TELLS_OF) * DAY_MS).slice(0, 10);
    const entries = kind === 'leie' ? [] : notYetRead();
    if (kind === 'nppes-full') entries.push(...strangers(FIRST_STRANGER, STRANGERS));
    const exclusions = kind === 'leie' ? excluded() : [];
    const records = entries.length + exclusions.length;
    const bytes = records * BYTES;
    const name = `${kind}-${dated}${kind === 'leie' ? '.csv' : '.zip'}`;
    const id = registry.files.add({ kind, dated, name, fingerprint: name, bytes, started_by: editor });
    for (const entry of entries) registry.entries.put(id, entry);
    for (const exclusion of exclusions) registry.exclusions.add(id, exclusion);
    registry.files.advance({ id, read_to: bytes, records, changes: { new: records } });
    registry.files.makeCurrent(id);
    audit.add({ action: 'read registry file', actor: editor, object: { kind: 'registry file', id } });
    return id;
  }

  /** Of two who have typed the same NPI it is the one's whom visitors see. */
  function notYetRead(): RegistryEntry[] {
    const ids = Array.from({ length: store.users.count() }, (_, n) => n + 1);
    const shown = ids.flatMap((id) => profiles.live(id)?.content ?? []);
    const typed = ids.flatMap((id) => profiles.of(id)?.content ?? []);
    const entries = new Map<string, RegistryEntry>();
    for (const content of [...shown, ...typed]) {
      const entry = asRegistered(content);
      if (entry && !entries.has(entry.npi) && registry.entries.byNpi(entry.npi) === null)
        entries.set(entry.npi, entry);
    }
    return [...entries.values()];
  }

  /** Each with the name of one doctor, the family name of another and the practice of a third. */
  function strangers(first: number, length: number): RegistryEntry[] {
    return Array.from({ length }, (_, n) => {
      const [one, other, place] = random.sample(year.doctors, 3).map(({ content }) => asRegistered(content));
      if (!one || !other || !place) return [];
      const { street, city, state, zip, phone, taxonomies } = place;
      const number = String(100_000 + n);
      const entry: RegistryEntry = {
        ...{ ...one, npi: npi(first + n), last_name: other.last_name },
        ...{ street, city, state, zip, phone, taxonomies },
        licenses: [{ state, number, taxonomy: taxonomies[0]?.code ?? '' }],
      };
      return [entry];
    }).flat();
  }

  /** Each with an NPI of their own, so that nobody here is taken for one of them. */
  function excluded(): RegistryExclusion[] {
    return strangers(FIRST_STRANGER + STRANGERS, EXCLUDED).map(
      ({ npi, first_name, middle_name, last_name, city, state, zip }) => ({
        ...{ npi, first_name, middle_name, last_name, city, state, zip },
        ...{ specialty: 'FAMILY PRACTICE', type: '1128a1' },
        ...{ excluded_on: isoOf(end - random.int(60, 3000) * DAY_MS).slice(0, 10) },
        ...{ reinstated_on: null, waiver_state: null },
      }),
    );
  }

  /** What the check of all profiles finds, in its words (server/features/registry/). */
  function find(id: number, { deactivated, married, renewed }: Differing): void {
    const stopped = deactivated.content.npi;
    const on = isoOf(end - 30 * DAY_MS).slice(0, 10);
    put(deactivated, { status: 'deactivated', deactivated_on: on, licenses: [], taxonomies: [] });
    add(deactivated.id, {
      ...{ about: `npi ${stopped}`, result: 'deactivated', ours: stopped },
      theirs: `Deactivated on ${formatDate(on)}`,
    });
    add(married.id, {
      ...{ about: 'name', result: 'differs', ours: nameOf(married) },
      theirs: put(married, { last_name: 'FARRADAY', other_first_name: '', other_last_name: '' }),
    });
    const [license] = renewed.content.licenses;
    const number = `${license.number.slice(0, -2)}77`;
    put(renewed, { licenses: [{ state: license.state, number, taxonomy: '2084P0800X' }] });
    add(renewed.id, {
      ...{ about: licenseKey(license), result: 'differs', ours: `${license.state} ${license.number}` },
      theirs: `${license.state} ${number}`,
    });
    registry.check.begin(registry.check.current().files, 0);
    registry.check.finish();

    /** Answers the name that the register has. */
    function put({ content }: PublicDoctor, parts: object): string {
      const entry = asRegistered(content);
      if (!entry) return '';
      const put = { ...entry, ...parts };
      registry.entries.put(id, put);
      return [put.first_name, put.middle_name, put.last_name, put.suffix].filter(Boolean).join(' ');
    }

    function add(user_id: number, finding: Finding): void {
      registry.findings.add({ ...finding, user_id, file_id: id, took_off: false });
      const object = { kind: 'doctor' as const, id: user_id };
      audit.add({ action: 'found in registry', user: user_id, actor: null, object, note: finding.result });
    }
  }

  function settle(user: number): void {
    for (const { id } of registry.findings.standing(user))
      registry.findings.settle(id, editor, 'The board has both names: changed by marriage.');
    decided(year, user, 'settled finding');
  }
}

function nameOf({ content: { first_name, last_name } }: PublicDoctor): string {
  return `${first_name} ${last_name}`;
}
