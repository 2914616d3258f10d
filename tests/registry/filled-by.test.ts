import { expect, it } from 'vitest';
import type { RegistryProfile } from '#contract/schemas/answers/registry.ts';
import type { IdentityForm } from '../../public-site/pages/own-profile/fields/profile-form.ts';
import { filledBy } from '../../public-site/pages/own-profile/registry/filled-by.ts';
import { leftFields } from '../../public-site/pages/own-profile/registry/left-fields.ts';
import { saidOf } from '../../public-site/pages/own-profile/registry/registry-match.ts';
import type { RegistryMatch } from '../../public-site/pages/own-profile/registry/registry-match.ts';
import { BLANK_IDENTITY } from '../../public-site/pages/own-profile/setup/filled-in.ts';

const BLANK = BLANK_IDENTITY as IdentityForm;
const ADA: RegistryProfile = {
  ...{ npi: '1234567893', first_name: 'Ada', last_name: 'Osei', degree: 'MD', title: 'Psychiatrist' },
  ...{ street: '12 Elm St', city: 'Cambridge', state: 'MA', zip: '02139', phone: '(617) 555-0143' },
  licenses: [{ state: 'MA', number: '223344' }],
};
const ROE: RegistryProfile = {
  ...ADA,
  ...{ npi: '1000000012', last_name: 'Roe', street: '', phone: '', licenses: [{ state: 'NY', number: '5' }] },
};

/** A form as it is filled in, and what is kept of that. */
function after(form: IdentityForm, profile: RegistryProfile, before: RegistryMatch | null = null) {
  const { values, licenses, filled } = filledBy(form, profile, before);
  const match: RegistryMatch = { profile, dated: '2026-11-08', filled };
  return { form: { ...form, ...values, licenses } as IdentityForm, match, values };
}

it('of the fields that a form needs, fourteen are left without the registry, and four with it', () => {
  const named = { ...BLANK, first_name: 'Ada', last_name: 'Osei' };
  expect(leftFields(named)).toHaveLength(14);
  expect(leftFields(after(named, ADA).form).map(({ says }) => says)).toEqual([
    ...['Gender', 'Practicing since', 'License MA 223344: expiry', 'Name of the practice'],
  ]);
});

it('what somebody typed stays, and an address is filled in as a whole or not at all', () => {
  const typed = { ...BLANK, last_name: 'OSEI', phone: '617 555 0199', zip: '10001' };
  const { form, match } = after(typed, ADA);
  expect(form).toMatchObject({ first_name: 'Ada', last_name: 'OSEI', phone: '617 555 0199', zip: '10001' });
  expect([form.street, form.city, form.state]).toEqual(['', '', '']);
  expect(match.filled).toEqual(['first_name', 'last_name', 'degree', 'title', 'npi', 'license MA 223344']);
  expect(saidOf(match, 'phone', form.licenses)).toEqual({ text: '(617) 555-0143', wasFilled: false });
});

it('another look takes back what the one before had filled in, and nothing else', () => {
  const first = after({ ...BLANK, practice_name: 'Elm' }, ADA);
  const second = after({ ...first.form, title: 'Mine' }, ROE, first.match);
  expect(second.form).toMatchObject({
    ...{ npi: ROE.npi, last_name: 'Roe', street: '', phone: '', title: 'Mine', practice_name: 'Elm' },
    licenses: [{ state: 'NY', number: '5', expires: '' }],
  });
});

it('a license is not added beside another number of its state, and one that is there keeps its expiry', () => {
  const rows = (...licenses: [string, string, string][]) => ({
    ...BLANK,
    licenses: licenses.map(([state, number, expires]) => ({
      state,
      number,
      expires,
    })) as IdentityForm['licenses'],
  });
  expect(after(rows(['MA', '22-3344', '2028-01-31']), ADA).form.licenses).toEqual([
    { state: 'MA', number: '22-3344', expires: '2028-01-31' },
  ]);
  expect(after(rows(['MA', '', '2028-01-31']), ADA).form.licenses).toEqual([
    { state: 'MA', number: '223344', expires: '2028-01-31' },
  ]);
  const other = after(rows(['MA', '9', ''], ['', '', '']), ADA);
  expect(other.form.licenses).toEqual([{ state: 'MA', number: '9', expires: '' }]);
  expect(saidOf(other.match, 'licenses.0.number', other.form.licenses)).toEqual({
    text: '223344',
    wasFilled: false,
  });
  expect(after(rows(), { ...ADA, licenses: [] }).form.licenses).toEqual(BLANK.licenses);
});
