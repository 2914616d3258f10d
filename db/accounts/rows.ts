/** What is stored of a new user. */
export interface NewUser {
  first_name: string;
  last_name: string;
  email: string;
  verified: boolean;
  plan: number;
  manage_role: '' | 'admin';
  password_hash: string | null;
  /** ISO date-time */
  created_at: string;
}

/** A user as stored, without the password. */
export interface UserRow extends Omit<NewUser, 'password_hash'> {
  id: number;
  /** Somebody has shown that they read the address. One that an administrator typed or confirmed may be of others. */
  proven: boolean;
  suspended_at: string | null;
}

/** half: the password was right, and a second factor is asked for. */
export type Audience = 'session' | 'half' | 'verify' | 'unverified' | 'reset';

/** A token that was given out. Dates are ISO date-times. */
export interface TokenRow {
  id: string;
  user_id: number;
  audience: Audience;
  created_at: string;
  /** Last use, to the minute. */
  seen_at: string;
  expires_at: string;
  /** When its holder has last proven who they are; null: by a mailed link alone. */
  proved_at: string | null;
  /** What a session was opened with, for its owner to know it by; null where nobody said. */
  device: string | null;
}

/** old-address, new-address: of an account that is to have another one. */
export type CodePurpose = 'reset' | 'subscribe' | 'old-address' | 'new-address';
