import { PAGES } from '#contract/paths.ts';
import type { ApiError } from '../../app/api.ts';
import { useUser } from '../../app/session.ts';
import { NotLoaded } from '../../ui/not-loaded.tsx';

interface ArticleNotLoadedProps {
  /** What did not come, where the server does not say that it is not there. */
  title: string;
  error: ApiError;
  retry: () => void;
}

/**
 * In place of an article of one's own. The server has none for this account where it is gone and where it is somebody
 * else's: who signed in again after a session ended may have done so as another one.
 */
export function ArticleNotLoaded({ title, error, retry }: ArticleNotLoadedProps) {
  const email = useUser()?.email;
  const isNotTheirs = error.status === 404;
  return (
    <NotLoaded
      level={1}
      title={isNotTheirs ? 'This account has no such article.' : title}
      error={
        isNotTheirs
          ? {
              status: 404,
              message: `You are signed in as ${email}. It is another account’s, or was deleted.`,
            }
          : error
      }
      retry={retry}
      refused={{ href: PAGES.articleEditor, label: 'All your articles' }}
    />
  );
}
