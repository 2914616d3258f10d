import { VersionedEdit } from '../records/versioned-edit.tsx';
import { UserPage } from './user-page.tsx';

const FIELDS = { first_name: 'First name', last_name: 'Last name', email: 'E-mail' };

/** One account, with all there is about it. */
export default function UserEdit() {
  return (
    <VersionedEdit fields={FIELDS}>
      <UserPage />
    </VersionedEdit>
  );
}
