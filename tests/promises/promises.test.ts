import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../helpers/stores.ts';
import { dutiesOf, sentencesOf } from './page-text.ts';
import { promisesOf } from './promises.ts';

it.each(['how-we-check', 'aboutus'])('operators are told what is theirs to do for the page %s', (name) => {
  const quoted = dutiesOf(name).flatMap(({ says }) => says ?? []);
  expect(quoted.length).toBeGreaterThan(0);
  expect(quoted.filter((sentence) => !sentencesOf(name).includes(sentence))).toEqual([]);
});

describe.each(['privacypolicy', 'terms', 'consumer-health-data'])('the page %s', (name) => {
  const { kept, nothing } = promisesOf(name);
  const sentences = sentencesOf(name);
  const duties = dutiesOf(name);
  const said = duties.flatMap(({ says }) => says ?? []);
  const known = [...kept.map(({ sentence }) => sentence), ...nothing, ...said];

  it('says nothing of which this does not know what keeps it, or that it promises nothing', () => {
    // A new sentence needs a test, a duty of the operator in the page’s front matter, or a place among those that promise nothing.
    expect(sentences.filter((sentence) => !known.includes(sentence))).toEqual([]);
    expect(known.filter((sentence) => !sentences.includes(sentence))).toEqual([]);
    expect(known.filter((sentence, at) => known.indexOf(sentence) !== at)).toEqual([]);
  });

  it('keeps what it promises by tests that are there, and duties that operators are told of', () => {
    expect(kept.length).toBeGreaterThan(10);
    expect(kept.filter(({ proofs }) => proofs.length === 0)).toEqual([]);
    const proofs = new Set(kept.flatMap((promise) => promise.proofs));
    expect([...proofs].filter((proof) => !isThere(proof))).toEqual([]);
  });

  function isThere(proof: string): boolean {
    const [where, what] = proof.split(' > ', 2);
    if (where === 'duty') return duties.some(({ duty }) => duty.startsWith(what));
    const file = join(ROOT, 'tests', where);
    // As the name of a test, and not as a part of another one.
    return existsSync(file) && readFileSync(file, 'utf8').includes(`('${what}', `);
  }
});
