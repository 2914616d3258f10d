import { useEffect } from 'react';
import { useUser } from '../../app/session.ts';
import { Spinner } from '../../ui/spinner.tsx';
import ComingPage from './coming-page.tsx';

/** Where the articles of administrators are: another app, so its document has to be loaded. */
const BACKOFFICE = '/admin/articles';

/** /articleeditor: administrators go on to the backoffice; doctors write for the Authors Digest. */
export default function ArticleEditorPage() {
  const isAdmin = useUser()?.manage_role === 'admin';
  useEffect(() => {
    if (isAdmin) location.replace(BACKOFFICE);
  }, [isAdmin]);
  return isAdmin ? <Spinner label="Loading..." /> : <ComingPage />;
}
