/** Somebody who may set the password of an account: with a code from a mail, or with a link from the operator. */
export interface Granted {
  email: string;
  grant: string;
}

/** What a one-time password link carries behind its #; null when it carries nothing of the kind. */
export function grantOfFragment(hash: string): Granted | null {
  const values = new URLSearchParams(hash.replace(/^#/, ''));
  const email = values.get('email');
  const grant = values.get('grant');
  return email && grant ? { email, grant } : null;
}
