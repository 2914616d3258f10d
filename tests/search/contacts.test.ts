import { describe, expect, it } from 'vitest';
import { contactWords, isContact, withContactWords } from '../../db/search/contacts.ts';

describe('what somebody is reached by', () => {
  it.each([
    '(617) 555-0123', '617-555-0123', '617.555.0123', '6175550123', '+1 617 555 0123', '1-617-555-0123',
    'call 617-555-0123', 'NPI 1234567893', 'front.desk@example.com',
  ])('is nothing else in “%s”', (text) => {
    expect(isContact(text)).toBe(true);
  }); // prettier-ignore

  it.each(['02139', '02139-1234', 'anxiety', 'under $200', '150-200', 'age 7 9 12', '988'])(
    'is not in “%s”',
    (text) => {
      expect(isContact(text)).toBe(false);
      expect(withContactWords(text)).toBe(text);
    },
  );

  it('is one word of a profile, however it is typed', () => {
    const words = contactWords({
      phone: '(617) 555-0123',
      npi: '1234567893',
      email: 'Front.Desk@example.com',
    });
    expect(words).toBe('6175550123 1234567893 frontdeskatsignexamplecom');
    expect(words.split(' ')).toContain(withContactWords('front.desk@example.com'));
    expect(words.split(' ')).toContain(withContactWords('617 555 0123'));
    expect(contactWords({ phone: '617 555 0123 x12', npi: '1234567893', email: null }).trim()).toBe(
      '6175550123 1234567893',
    );
  });
});
