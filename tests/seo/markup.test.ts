import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import fc from 'fast-check';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import type { RuleConfig } from 'html-validate';
import { beforeAll, describe, expect, it } from 'vitest';
import { ROUTES } from '../../public-site/routes.ts';
import { startApp } from '../helpers/app.ts';
import type { TestApp } from '../helpers/app.ts';
import { doctorsIn, publishAll } from '../helpers/population.ts';
import { publishArticle } from '../helpers/publish-article.ts';
import { ROOT, memoryStore } from '../helpers/stores.ts';

const SITE = 'https://directory.example.org';
const TSC = join(ROOT, 'node_modules/.bin/tsc');
/** Without the house's configuration: nothing but the types of schema-dts is looked at. */
const TSC_OPTIONS = [
  ...['--ignoreConfig', '--strict', '--noEmit', '--skipLibCheck', '--target', 'es2022', '--lib', 'es2022'],
  ...['--module', 'preserve', '--moduleResolution', 'bundler'],
];

interface Page {
  path: string;
  status: number;
  html: string;
  title: string;
  description: string | null;
  canonicals: string[];
  isFound: boolean;
  things: Record<string, unknown>[];
}

/** Beside what the sitemap has. */
const MORE = [
  ...ROUTES.filter(({ path, guard }) => !path.includes(':') && !guard).map(({ path }) => path),
  '/search?searchState=MA',
  '/search?searchCity=Cambridge&searchState=MA',
  '/search?searchZipCode=02139&radius=10&telehealth=1&accepting=1',
  '/search?condition=adhd&insurance=aetna&searchStart=10',
  '/search?searchStart=10',
  '/search?q=zzzz',
  '/search?searchState=WY',
  '/blogpage?page=2',
  '/ai-blogpage?q=visit',
];
const WRONG = [
  ['/nope', 404],
  ['/viewdoctorprofile/99999', 404],
  ['/viewdoctorprofile/x', 404],
  ['/singlepost/99999', 404],
  ['/ai-singlepost/:99999', 404],
  ['/search?radius=7', 400],
  ['/search?searchZipCode=00000', 404],
] as const;

/** Makes its tables of elements and rules once, and not for each page. */
class KeptConfig extends StaticConfigLoader {
  private kept?: ReturnType<StaticConfigLoader['getConfigFor']>;

  override getConfigFor(handle: string) {
    return (this.kept ??= super.getConfigFor(handle));
  }
}

/** Not in a demo; not without the link of a mail. */
const REFUSED = {
  '/demo/outbox': 404,
  '/user/*?': 404,
  '/newsletter/unsubscribe': 400,
  '/confirm': 400,
  '/user/invitation': 400,
};

let app: TestApp;
let pages: Page[];
let found: Page[];
beforeAll(async () => {
  app = await startApp(memoryStore(), { config: { siteUrl: SITE } });
  publishAll(app.store, doctors());
  for (let number = 1; number <= 12; number++) publishArticle(app.store, article(number));
  publishArticle(app.store, { ...article(13), kind: 'ai', reviewer: 'Dr. Mei Do' });
  publishArticle(app.store, { ...article(14), kind: 'ai', author: 'Editorial desk' });
  const sitemap = (await app.get('/sitemap.xml')).text;
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url.replace(SITE, ''));
  pages = await Promise.all([...new Set([...listed, ...MORE])].map(read));
  found = pages.filter(({ isFound }) => isFound);
  expect(listed.filter((path) => !found.some((page) => page.path === path))).toEqual([]);
});

describe('every page', () => {
  it('answers with the right status', async () => {
    const refused = pages.filter(({ status }) => status !== 200).map(({ path, status }) => [path, status]);
    expect(Object.fromEntries(refused)).toEqual(REFUSED);
    for (const [path, status] of WRONG) expect([path, (await read(path)).status]).toEqual([path, status]);
  });

  it('has one h1, a title, and a way to be found or a word that it is not to be', async () => {
    const all = [...pages, ...(await Promise.all(WRONG.map(([path]) => read(path))))];
    for (const { path, html, title, canonicals, isFound } of all) {
      expect([path, html.match(/<h1[\s>]/g)?.length]).toEqual([path, 1]);
      expect([path, title]).not.toEqual([path, '']);
      expect([path, canonicals.length]).toEqual([path, isFound ? 1 : 0]);
    }
  });

  it('is not to be found where it is for those who are signed in', async () => {
    const guarded = ROUTES.filter(({ guard }) => guard).map(({ path }) => path.replace(':id', 'x'));
    for (const page of await Promise.all(guarded.map(read)))
      expect([page.path, page.isFound]).toEqual([page.path, false]);
  });

  it('leads to the one address that it has', async () => {
    const canonicals = [...new Set(found.map(({ canonicals: [one] }) => one))];
    for (const canonical of canonicals) {
      expect(canonical).toMatch(/^https:\/\/directory\.example\.org\//);
      const page = await read(canonical.replace(SITE, ''));
      expect([page.status, page.canonicals]).toEqual([200, [canonical]]);
    }
  });

  it('has a title and a description of its own', () => {
    const own = found.filter(({ path, canonicals }) => canonicals[0] === SITE + path);
    expect(own.length).toBeGreaterThan(20);
    for (const name of ['title', 'description'] as const) {
      const values = own.map((page) => page[name]);
      expect(values.filter((value) => !value)).toEqual([]);
      expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
    }
  });

  it('says what a link to it shows', async () => {
    for (const { path, html, canonicals } of found) {
      for (const name of ['title', 'type', 'image', 'image:alt', 'image:width', 'site_name', 'description'])
        expect([path, name, metas(html, `og:${name}`).length]).toEqual([path, name, 1]);
      expect(metas(html, 'og:url')).toEqual(canonicals);
      expect(metas(html, 'twitter:card')).toEqual(['summary_large_image']);
    }
    const images = new Set(found.flatMap(({ html }) => metas(html, 'og:image')));
    for (const image of [...images].slice(0, 6)) {
      const { headers } = await app.get(image.replace(SITE, ''));
      expect([image, headers.get('content-type')]).toEqual([image, 'image/png']);
    }
    const post = found.find(({ path }) => path.startsWith('/singlepost/'));
    expect(metas(post?.html ?? '', 'og:type')).toEqual(['article']);
    expect(metas(post?.html ?? '', 'article:published_time')).toHaveLength(1);
  });

  it('links to what is there', async () => {
    const links = new Set(pages.flatMap(({ html }) => internalLinks(html)));
    const searches = [...links].filter((link) => link.startsWith('/search?'));
    const others = [...links].filter((link) => !link.startsWith('/search?'));
    // Of the many searches that filters link to, some.
    const some = [...others, ...searches.slice(0, 40)];
    expect(some.length).toBeGreaterThan(60);
    const answers = await Promise.all(some.map(async (link) => `${(await app.get(link)).status} ${link}`));
    expect(answers.filter((answer) => !/^(200|301) /.test(answer))).toEqual([]);
  });

  it('passes an HTML validator', async () => {
    const validator = new HtmlValidate(
      new KeptConfig({ extends: ['html-validate:recommended'], rules: RULES }),
    );
    const wrong = await Promise.all(WRONG.map(([path]) => read(path)));
    const complaints = new Set<string>();
    for (const { path, html } of [...pages, ...wrong]) {
      const { results } = await validator.validateString(html);
      for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages))
        complaints.add(`${path}: ${ruleId}: ${message} (${selector ?? ''})`);
    }
    expect([...complaints]).toEqual([]);
    const control = await validator.validateString(
      '<!doctype html><html><body><p><div></div></p></body></html>',
    );
    expect(control.valid).toBe(false);
  });
});

describe('what pages tell machines', () => {
  it('is in the words of schema.org', async () => {
    const things = pages.flatMap(({ things }) => things);
    const types = new Set(things.map((thing) => thing['@type']));
    expect([...types]).toEqual(
      expect.arrayContaining([
        ...['WebSite', 'Organization', 'IndividualPhysician', 'BreadcrumbList', 'ItemList'],
        ...['BlogPosting', 'FAQPage', 'MedicalWebPage'],
      ]),
    );
    expect(await complaintsAbout(things)).toEqual([]);
  });

  it('would not pass with other words', async () => {
    const wrong = [
      { rating: 5 },
      { headline: 'of another type' },
      { address: { '@type': 'PostalAddress', town: 'Cambridge' } },
      { address: { '@type': 'Language', name: 'English' } },
      { medicalSpecialty: 'https://schema.org/Psychiatry' },
    ];
    const doctor = { '@context': 'https://schema.org', '@type': 'IndividualPhysician', name: 'A' };
    const complaints = await complaintsAbout(wrong.map((one) => ({ ...doctor, ...one })));
    expect(complaints).toHaveLength(wrong.length);
    wrong.forEach((one, index) => expect(complaints[index]).toContain(JSON.stringify(one).slice(1, -1)));
  });

  it('says nothing of ratings, and of doctors what the page shows', () => {
    expect(pages.map(({ html }) => html).join()).not.toMatch(/aggregateRating|"review"/i);
    const profiles = found.filter(({ path }) => path.startsWith('/viewdoctorprofile/'));
    expect(profiles.length).toBeGreaterThan(5);
    for (const { html, things, path } of profiles) {
      const [doctor] = things;
      expect(doctor).toMatchObject({ url: SITE + path, medicalSpecialty: 'https://schema.org/Psychiatric' });
      const body = decoded(
        html.slice(html.indexOf('<body>'), html.indexOf('<script type="application/json"')),
      );
      for (const word of shownValues(doctor)) expect(body).toContain(word);
      expect(doctor.isAcceptingNewPatients).toBe(
        body.includes('Accepting new patients') ||
          (body.includes('Not accepting new patients') ? false : undefined),
      );
    }
  });

  it('leads to where a doctor is booked, for machines and for people', () => {
    const booked = found.filter(({ html }) => html.includes('Book online'));
    expect(booked.map(({ things: [doctor] }) => doctor.potentialAction)).toEqual(
      Array.from({ length: 4 }, () => ({
        '@type': 'ReserveAction',
        target: { '@type': 'EntryPoint', urlTemplate: 'https://book.example.com/new?a=1&b=2' },
        result: { '@type': 'Reservation', name: 'Appointment' },
      })),
    );
    for (const { html } of booked) {
      const links = html.match(/<a [^>]*href="https:\/\/book\.example\.com[^>]*>/g) ?? [];
      expect(links.filter((link) => !link.includes('rel="noopener noreferrer nofollow external"'))).toEqual(
        [],
      );
      expect([links.length, html.includes('Booking opens at book.example.com')]).toEqual([2, true]);
    }
  });

  it('names whole addresses', () => {
    const relative = /"(@id|url|item|image|logo|urlTemplate)":"\//;
    for (const { path, things } of pages)
      expect([path, relative.test(JSON.stringify(things))]).toEqual([path, false]);
  });
});

function doctors() {
  const places = [
    { zip: '02139', city: 'Cambridge', state: 'MA' },
    { zip: '63101', city: 'Saint Louis', state: 'MO' },
    { zip: '10001', city: 'New York', state: 'NY' },
  ] as const;
  const some = fc.sample(doctorsIn([...places]), { numRuns: 8, seed: 8 });
  return some.map((doctor, index) => ({
    ...doctor,
    last_name: `${doctor.last_name}-${'ABCDEFGHIJKLMN'.charAt(index)}`,
    profile: {
      ...doctor.profile,
      summary: `I have practised for ${index + 3} years & see "adults" <18–64>.\n\nSecond paragraph.`,
      conditions: doctor.profile.conditions.slice(0, 2),
      avatar: index % 2 ? null : 'portrait',
      website: index % 3 ? null : 'https://practice.example.com/?a=1&b=2',
      booking: index % 2 ? null : 'https://book.example.com/new?a=1&b=2',
      email: index % 4 ? null : `office${index}@example.com`,
      working_time: [{ day: 'mon' as const, opens: '09:00', closes: '17:00' }],
      education: [{ degree: 'MD', school: 'A & B School', from: 1999, to: 2003 }],
      fees: { first_visit: 300, follow_up: null, sliding_scale: true },
    },
  }));
}

function article(number: number) {
  return {
    title: `What happens at visit ${number} & after`,
    sub_content: `What you will be asked at visit ${number}, and what you take home.`,
    published_at: `2026-10-${String(number + 10)}T08:00:00.000Z`,
    contents:
      '<h2>Before you go</h2><p>Write <strong>it</strong> down.</p><table><thead><tr><th>Week</th></tr></thead>' +
      '<tbody><tr><td>1</td></tr></tbody></table><h2>There</h2><ul><li>Ask</li></ul><h2>After</h2>' +
      '<p><a href="https://www.nimh.nih.gov/">NIMH</a></p>',
    topics: ['visit', 'anxiety'],
  };
}

async function read(path: string): Promise<Page> {
  const { status, text: html } = await app.get(path);
  const scripts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  return {
    path,
    status,
    html,
    title: /<title>(.*?)<\/title>/.exec(html)?.[1] ?? '',
    description: /<meta name="description" content="([^"]*)">/.exec(html)?.[1] ?? null,
    canonicals: [...html.matchAll(/<link rel="canonical" href="([^"]*)">/g)].map(([, url]) => decoded(url)),
    isFound: status === 200 && !/<meta name="robots" content="[^"]*noindex/.test(html),
    things: [...scripts].map(([, json]) => JSON.parse(json) as Record<string, unknown>),
  };
}

function metas(html: string, name: string): string[] {
  const all = html.matchAll(/<meta (?:property|name)="([^"]*)" content="([^"]*)">/g);
  return [...all].filter(([, known]) => known === name).map(([, , content]) => decoded(content));
}

function internalLinks(html: string): string[] {
  return [...html.matchAll(/<a\s[^>]*?href="(\/[^"]*)"/g)].map(([, href]) => decoded(href)).filter(isPage);
}

/** The backoffice has to be built to be there. */
function isPage(href: string): boolean {
  return !href.startsWith('/admin');
}

function decoded(html: string): string {
  return html
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');
}

/** What a reader of the page can check. */
function shownValues(doctor: Record<string, unknown>): string[] {
  const { address, practicesAt, hasCredential, knowsLanguage, availableService, usNPI } = doctor as Record<
    string,
    never
  > & { usNPI: string };
  const { streetAddress, addressLocality, addressRegion, postalCode } = address as Record<string, string>;
  const names = (list: { name: string }[]) => list.map(({ name }) => name);
  const licenses = (hasCredential as { identifier?: string }[]).flatMap(({ identifier }) => identifier ?? []);
  return [
    ...[streetAddress, addressLocality, addressRegion, postalCode, usNPI],
    (practicesAt as { name: string }).name,
    ...licenses,
    ...names(knowsLanguage),
    ...names(availableService),
  ];
}

/** What TypeScript says about objects as constants of the types that schema-dts makes from schema.org's vocabulary. */
async function complaintsAbout(things: Record<string, unknown>[]): Promise<string[]> {
  const different = [...new Set(things.map((thing) => JSON.stringify(thing)))];
  const types = new Set<string>();
  const names = new Map<string, string>();
  // A line for each thing. Parts that are things themselves stand before it, each once: TypeScript takes long for them.
  const lines = different.map((json) => {
    const constants: string[] = [];
    named(JSON.parse(json) as Record<string, unknown>, 'WithContext');
    return constants.join(' ');

    function named(thing: Record<string, unknown>, context?: string): string {
      const type = String(thing['@type']);
      // The words of schema.org for what an action needs to know ("query-input") are in a type of their own.
      const generic = type === 'SearchAction' ? 'WithActionConstraints' : context;
      const properties = Object.entries(thing).map(
        ([key, value]) => `${JSON.stringify(key)}: ${literal(value)}`,
      );
      const typed = `${generic ? `${generic}<${type}>` : type} = { ${properties.join(', ')} }`;
      const name = names.get(typed) ?? `x${names.size}`;
      if (!names.has(typed)) constants.push(`export const ${name}: ${typed};`);
      names.set(typed, name);
      types.add(type);
      return name;
    }

    function literal(value: unknown): string {
      if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
      const isThing = typeof value === 'object' && value !== null && '@type' in value;
      return isThing ? named(value) : JSON.stringify(value);
    }
  });
  const imported = ['WithActionConstraints', 'WithContext', ...types].join(', ');
  lines.unshift(`import type { ${imported} } from 'schema-dts';`);
  const folder = join(ROOT, 'test-results');
  await mkdir(folder, { recursive: true });
  const file = join(folder, `schema-${randomUUID()}.ts`);
  await writeFile(file, lines.join('\n'));
  const { stdout } = await promisify(execFile)(TSC, [...TSC_OPTIONS, file]).catch(
    (error: unknown) => error as { stdout: string },
  );
  await rm(file);
  // "schema-….ts(3,14): error TS2322: …", and what it is of.
  const complaints = stdout.split('\n').filter((line) => line.includes('error TS'));
  return complaints.map((complaint) => {
    const line = Number(/\((\d+),/.exec(complaint)?.[1] ?? 1) - 1;
    return `${complaint}\n  in ${[lines[0], ...different][line].slice(0, 300)}`;
  });
}

/** Those that are about taste, and no error of HTML. */
const RULES: RuleConfig = {
  // HTML allows either; the renderer writes <img/>, and attributes as their component names them.
  'doctype-style': 'off',
  'void-style': 'off',
  'attr-case': 'off',
  'no-implicit-input-type': 'off',
  // Safari takes a list without bullets for none, unless it says that it is one.
  'no-redundant-role': 'off',
  // The list of places is that of a combobox (WAI-ARIA), which has no element of its own.
  'prefer-native-element': 'off',
  // The main menu is there twice, for wide screens and for narrow ones; one of them is hidden. The browser tests look.
  'unique-landmark': 'off',
  // Numbers may break where the line does.
  'tel-non-breaking': 'off',
  // Names of people and places are as long as they are.
  'long-title': 'off',
  // Checkboxes of one filter are one list.
  'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'submit', 'button', 'reset'] }],
};
