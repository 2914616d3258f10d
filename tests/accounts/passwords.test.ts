import { expect, it } from 'vitest';
import { createPasswords } from '../../server/platform/security/passwords.ts';

it('a password is hashed by argon2id, with 64 MiB and three passes', async () => {
  const { hash, matches } = createPasswords();
  const source = { key: 'a' } as Parameters<typeof hash>[1];
  const made = await hash('a quiet green harbor', source);
  expect(made).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$/);
  expect(await matches(made, 'a quiet green harbor', source)).toBe(true);
  expect(await matches(made, 'a quiet green harbour', source)).toBe(false);
  expect(await matches(null, 'a quiet green harbor', source)).toBe(false);
});
