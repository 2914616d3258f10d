import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { selectTests, wholeGraph } from './changed.ts';
import { ROOT } from './command.ts';
import { HUBS, NOUNS, SWEEPS, nounOf } from './nouns.ts';

const graph = wholeGraph();
const specs = readdirSync(join(ROOT, 'tests/e2e')).filter((name) => name.endsWith('.spec.ts'));
const layers = ['db', 'server/platform', 'server/features', 'server/app'];
const folders = [...layers, 'public-site/pages', 'public-site/components', 'backoffice'].flatMap((layer) =>
  readdirSync(join(ROOT, layer), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${layer}/${name}/`),
);

describe('a noun', () => {
  it.each(folders)('is what %s is about', (folder) => {
    expect(nounOf(`${folder}routes.ts`)).not.toBeNull();
  });

  it.each(Object.keys(NOUNS))('%s has tests', (noun) => {
    expect([...graph.keys()].filter((file) => file.includes('.test.') && nounOf(file) === noun)).not.toEqual(
      [],
    );
  });

  it('or all of them is what each browser test is about, and nothing else is named', () => {
    const named = new Set([...SWEEPS, ...Object.values(NOUNS).flatMap((noun) => noun.specs ?? [])]);
    expect([...named].map((name) => `${name}.spec.ts`).sort()).toEqual(specs);
  });

  it('has its files found by a name that goes on', () => {
    expect(nounOf('db/report-list.ts')).toBe('reports');
    expect(nounOf('backoffice/newsletter/newsletter-edit.tsx')).toBe('newsletter');
    expect(nounOf('contract/schemas/payment-lists.ts')).toBe('payments');
    expect(nounOf('article-editor/toolbar.tsx')).toBe('article-editor');
    expect(nounOf('saving/page-events.ts')).toBe('saving');
    expect(nounOf('tests/helpers/app.ts')).toBeNull();
    expect(nounOf('contract/messages.ts')).toBeNull();
  });
});

describe('what a change can touch', () => {
  it.each([
    'server/features/reports/routes.ts',
    'contract/reports.ts',
    'db/reports.ts',
    'backoffice/reports/report-list.tsx',
  ])('%s: the tests of its noun, and few others', (file) => {
    const { unit, browser, beyond } = selectTests([file], graph);
    expect(unit).toContain('tests/reports/reports.test.ts');
    expect(unit.length).toBeLessThan(6);
    expect(browser).toEqual(['tests/e2e/backoffice-lists.spec.ts', 'tests/e2e/public-profile.spec.ts']);
    expect(beyond).toEqual([]);
  });

  it('is what leads to the file by imports, not by way of where all nouns come together', () => {
    const small = new Map([
      ['tests/photo/crop.test.ts', ['public-site/ui/crop.ts']],
      ['tests/seo/seo.test.ts', ['tests/helpers/app.ts']],
      ['tests/helpers/app.ts', ['server/app/app.ts']],
      ['server/app/app.ts', ['public-site/ui/crop.ts']],
    ]);
    expect(selectTests(['public-site/ui/crop.ts'], small)).toEqual({
      unit: ['tests/photo/crop.test.ts'],
      browser: [],
      beyond: ['public-site/ui/crop.ts'],
    });
  });

  it('is itself, of a test', () => {
    expect(selectTests(['tests/e2e/find.spec.ts', 'tests/mail/kill.test.ts'], graph)).toEqual({
      unit: ['tests/mail/kill.test.ts'],
      browser: ['tests/e2e/find.spec.ts'],
      beyond: [],
    });
  });

  it('is not known of what has no noun', () => {
    expect(selectTests(['package.json'], graph)).toEqual({ unit: [], browser: [], beyond: ['package.json'] });
  });
});

it.each(HUBS)('%s is there', (file) => {
  expect(graph.has(file)).toBe(true);
});
