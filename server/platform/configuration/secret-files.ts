import { readFileSync } from 'node:fs';

const SECRETS = [
  'CACHES_SECRET',
  'JWT_SECRET',
  'SMTP_URL',
  'DKIM_KEY',
  'MAIL_WEBHOOK_SECRET',
  'BOUNCE_IMAP_URL',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
];

/** Each secret may also be named as a file that holds it, as NAME_FILE. Throws where both are set, or it cannot be read. */
export function withSecretFiles(env: Record<string, string | undefined>): Record<string, string | undefined> {
  const all = { ...env };
  for (const name of SECRETS) {
    const file = env[`${name}_FILE`];
    if (file && env[name])
      throw new Error(
        `${name} and ${name}_FILE are both set, and only one can be right: leave one of them out.`,
      );
    if (file) all[name] = secretIn(file, `${name}_FILE`);
  }
  return all;
}

function secretIn(file: string, name: string): string {
  const secret = contentsOf(file, name).trim();
  if (secret === '') throw new Error(`${name} must name a file with the secret in it: ${file} is empty`);
  return secret;
}

function contentsOf(file: string, name: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (cause) {
    const { code = 'an error' } = cause as NodeJS.ErrnoException;
    throw new Error(`${name} must name a file that can be read, not ${file} (${code})`, { cause });
  }
}
