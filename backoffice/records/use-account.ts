import { useGetIdentity } from 'react-admin';

/** Whose text this browser keeps until it has arrived: 'admin-3'; null until that is known. */
export function useAccount(): string | null {
  const { identity } = useGetIdentity();
  return identity ? `admin-${identity.id}` : null;
}
