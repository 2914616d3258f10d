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
  tab().save({ summary: 'Typed on an earlier visit.' });
  const later = tab();
  expect(later.left(SAID)).toEqual({ summary: 'Typed on an earlier visit.' });
  later.save({ summary: 'And more.' });
  expect(tab().left(SAID)).toEqual({ summary: 'And more.' });
  later.forget();
  expect(sectionWithUnsaved(7)).toBeNull();
});

it('what is typed in another tab stays when a tab that was not offered it is done', () => {
  const early = tab();
  expect(early.left(SAID)).toBeNull();
  tab().save({ summary: 'Typed beside it.' });
  early.save({ summary: 'Typed here.' });
  early.forget();
  expect(tab().left(SAID)).toEqual({ summary: 'Typed beside it.' });
});
