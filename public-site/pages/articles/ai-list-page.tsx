import { ListPage } from './list-page.tsx';

/** /ai-blogpage (SPEC §2, Blog list) */
export default function AiListPage() {
  return <ListPage kind="ai" />;
}
