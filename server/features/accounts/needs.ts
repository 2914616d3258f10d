import type { Needs } from '../../platform/platform.ts';
import type { RemovalNeeds } from './remove-account.ts';

/** What the calls of an account take: what proves who somebody is, and what is written and told of it. */
export type AccountNeeds = Needs<
  'tokens' | 'passwords' | 'codes' | 'app' | 'passkeys' | 'proofs' | 'limits'
> &
  Needs<'config' | 'perIp' | 'turns' | 'sources' | 'now'> &
  RemovalNeeds;
