import { PAGES } from '#contract/paths.ts';
import page from '../../../components/page/page.module.css';
import { classes } from '../../../ui/classes.ts';

/** In place of a profile, for who has none and manages those of others. The backoffice is another app: its document has to be loaded. */
export function ForAdministrators() {
  return (
    <div className={page.band}>
      <div className={classes('page-width', page.opening)}>
        <h1>Your Profile</h1>
        <p className="lead">You are an administrator: you have no profile of your own, and need none.</p>
        <p>
          In the backoffice you <a href={`${PAGES.backoffice}/reviews`}>review what psychiatrists submit</a>,{' '}
          <a href={`${PAGES.backoffice}/users`}>manage users</a> and{' '}
          <a href={`${PAGES.backoffice}/articles`}>manage articles</a>.
        </p>
      </div>
    </div>
  );
}
