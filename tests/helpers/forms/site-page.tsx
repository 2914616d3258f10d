/* What a tab of the public site runs in tests/helpers/forms/: the pages on which doctors write, as their routes have them. */
import { createRoot } from 'react-dom/client';
import { useLocation } from 'wouter';
import { Guarded } from '../../../public-site/app/guard.tsx';
import { watchNavigation } from '../../../public-site/app/navigation.ts';
import { startSession } from '../../../public-site/app/session.ts';
import { browser } from '../../../saving/page-events.ts';
import OwnArticlePage from '../../../public-site/pages/own-articles/own-article-page.tsx';
import SetupProfilePage from '../../../public-site/pages/own-profile/setup/setup-profile-page.tsx';
import ViewProfilePage from '../../../public-site/pages/own-profile/view/view-profile-page.tsx';

function Page() {
  const [path] = useLocation();
  const [, place, id] = path.split('/');
  return (
    <Guarded key={path} guard={place === 'articleeditor' ? 'signed-in' : 'plan'}>
      {place === 'setupprofile' && <SetupProfilePage />}
      {place === 'viewprofile' && <ViewProfilePage />}
      {place === 'articleeditor' && <OwnArticlePage params={{ id }} />}
    </Guarded>
  );
}

Object.assign(window, { texts: browser.storage });
watchNavigation();
createRoot(document.body.appendChild(document.createElement('main'))).render(<Page />);
startSession();
