import type { RefObject } from 'react';
import { Link } from 'wouter';
import type { User } from '#contract/accounts.ts';
import type { OwnProfile } from '#contract/own-profile.ts';
import { HeadSink } from '../../../app/head.ts';
import { Profile } from '../../profiles/profile.tsx';
import { Button } from '../../../ui/button.tsx';
import { fieldId } from '../fields/profile-form.ts';
import { NoticeBox } from './notice-box.tsx';
import { isVerified, previewOf } from './preview-of.ts';
import { setupPath } from './setup-path.ts';
import type { Notice } from './use-submit-steps.ts';
import styles from './setup.module.css';

interface PreviewStepProps {
  user: User;
  own: OwnProfile;
  heading: RefObject<HTMLHeadingElement | null>;
  /** Something is typed that the preview does not show. */
  unsaved: boolean;
  busy: boolean;
  notice: Notice | null;
  onSubmit: () => unknown;
}

/** Where the head of the previewed page goes: this page has its own. */
const NOWHERE = { head: null };

/** Step 3: the profile as visitors will see it, and the button that hands it in. */
export function PreviewStep({ user, own, heading, unsaved, busy, notice, onSubmit }: PreviewStepProps) {
  const doctor = previewOf(user.id, own);
  const canSubmit = own.waiting === null && (own.live === null || own.rejection !== null);
  return (
    <>
      <div className={`page-width ${styles.form}`}>
        <h2 ref={heading} tabIndex={-1}>
          Step 3: preview and submit
        </h2>
        {doctor ? (
          <p>
            {own.suspended_because === null
              ? 'This is what visitors will see, as you saved it.'
              : 'This is what you saved. Nobody sees it while your profile is suspended.'}
          </p>
        ) : (
          <p>
            There is nothing to see yet: please save{' '}
            <Link href={setupPath(own.step1_at ? 2 : 1)}>step {own.step1_at ? 2 : 1}</Link> first.
          </p>
        )}
        {unsaved && doctor && (
          <p className={styles.note}>
            You have typed more than you saved. Save <Link href={setupPath(1)}>step 1</Link> or{' '}
            <Link href={setupPath(2)}>step 2</Link> to see it here.
          </p>
        )}
        {notice && <NoticeBox {...notice} />}
        {doctor && canSubmit && (
          <div className={styles.submit}>
            <p>
              We check your NPI and your licenses first. Until then nobody else sees the profile, and you can
              still change it.
            </p>
            <Button id={fieldId('submit')} busy={busy} onClick={() => onSubmit()}>
              Submit for review
            </Button>
          </div>
        )}
      </div>
      {doctor && (
        <section className={styles.preview} aria-label="Preview">
          <HeadSink.Provider value={NOWHERE}>
            <Profile doctor={doctor} preview={{ isVerified: isVerified(own, doctor) }} />
          </HeadSink.Provider>
        </section>
      )}
    </>
  );
}
