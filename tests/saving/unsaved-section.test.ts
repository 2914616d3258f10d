// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import {
  sectionWithUnsaved,
  unsavedSection,
} from '../../public-site/pages/own-profile/view/unsaved-section.ts';

const SAID = { summary: 'As it is.' };
const tab = () => unsavedSection(7, 'summary');

beforeEach(() => localStorage.clear());

it('a section that is saved or given up takes what it was offered with it', () => {
  tab().save({ summary: 'Typed on an earlier visit.' }, SAID);
  const later = tab();
  expect(later.left(SAID)?.typed).toEqual({ summary: 'Typed on an earlier visit.' });
  later.save({ summary: 'And more.' }, SAID);
  expect(tab().left(SAID)?.typed).toEqual({ summary: 'And more.' });
  later.forget();
  expect(sectionWithUnsaved(7)).toBeNull();
});

it('what is typed in another tab stays when a tab that was not offered it is done', () => {
  const early = tab();
  expect(early.left(SAID)).toBeNull();
  tab().save({ summary: 'Typed beside it.' }, SAID);
  early.save({ summary: 'Typed here.' }, SAID);
  early.forget();
  expect(tab().left(SAID)?.typed).toEqual({ summary: 'Typed beside it.' });
});

it('what was typed remembers what it was typed over', () => {
  tab().save({ summary: 'Typed.' }, SAID);
  const now = { summary: 'Saved by another device since.' };
  expect(tab().left(now)).toEqual({ typed: { summary: 'Typed.' }, over: SAID });
});
