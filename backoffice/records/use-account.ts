import { useGetIdentity } from 'react-admin';
import { accountOf } from './record-calls.ts';

/** Whose text this browser keeps until it has arrived: 'admin-3'; null until that is known. */
export function useAccount(): string | null {
  const { identity } = useGetIdentity();
  return identity ? accountOf(identity) : null;
}
