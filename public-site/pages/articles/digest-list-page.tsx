import { ListPage } from './list-page.tsx';

/** /blogpage: the Authors Digest. */
export default function DigestListPage() {
  return <ListPage kind="digest" />;
}
