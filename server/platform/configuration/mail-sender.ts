import { z } from 'zod';

/** Who mails come from. */
export interface MailSender {
  /** null: the name of the site, which administrators can change. */
  name: string | null;
  address: string;
}

const address = z.email();

/** Reads `directory@example.org` or `Psychiatrist Directory <directory@example.org>`; null for anything else. */
export function readMailSender(text: string): MailSender | null {
  // A header is made of it: nothing that ends a line, or that means something else in one.
  const [, quoted, plain, named] =
    /^(?:(?:"([^"\\<>\p{Cc}\p{Zl}\p{Zp}]*)"|([^"\\<>\p{Cc}\p{Zl}\p{Zp}]*?)) *<([^<>]+)>)$/u.exec(text) ?? [];
  const found = address.safeParse(named ?? text);
  if (!found.success) return null;
  return { name: (quoted ?? plain ?? '').trim() || null, address: found.data };
}

/** The domain of an address. */
export function domainOfAddress(email: string): string {
  return email.slice(email.lastIndexOf('@') + 1).toLowerCase();
}
