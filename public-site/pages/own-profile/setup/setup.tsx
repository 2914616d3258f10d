import { useRef, useState } from 'react';
import { FormProvider, useWatch } from 'react-hook-form';
import type { User } from '#contract/accounts.ts';
import { FIELD_NAMES } from '#contract/field-names.ts';
import type { OwnProfile } from '#contract/own-profile.ts';
import { differingNames } from '../../../components/drafts/differing-names.ts';
import { DraftBar } from '../../../components/drafts/draft-bar.tsx';
import { leavingDraft, useLeaveQuestion } from '../../../components/leaving/use-leave-question.tsx';
import type { UsePhoto } from '../../../components/photo/photo-field.tsx';
import { Card } from '../../../ui/card.tsx';
import { RegistryPanel } from '../registry/registry-panel.tsx';
import { MatchContext } from '../registry/registry-match.ts';
import { fieldsOf } from './forms.ts';
import { IdentityStep } from './identity-step.tsx';
import { Meter } from './meter.tsx';
import { PhotoPart } from './photo-part.tsx';
import { PracticeStep } from './practice-step.tsx';
import { PreviewStep } from './preview-step.tsx';
import { ReviewState } from './review-state.tsx';
import { StepForm } from './step-form.tsx';
import { Steps } from './steps.tsx';
import { useDrafts } from './use-drafts.ts';
import { useSubmitSteps } from './use-submit-steps.ts';
import { useStep } from './use-step.ts';
import styles from './setup.module.css';

interface SetupProps {
  user: User;
  own: OwnProfile;
  reload: () => Promise<OwnProfile | undefined>;
}

/** The steps over the forms, the drafts of both, and what is missing. */
export function Setup({ user, own, reload }: SetupProps) {
  const { forms, draft, takeTheirs, keepMine } = useDrafts(own, user);
  const { saver } = draft;
  const match = useWatch({ control: forms.registry.control, name: 'match' });
  const [isLooking, setLooking] = useState(match === null && own.step1_at === null);
  const canLook = own.registry_dated !== null && !isLooking && match === null;
  const { step, heading, go, toTop } = useStep();
  const photo = useRef<UsePhoto>(null);
  const saving = useSubmitSteps({ forms, draft, photo, own, reload, go, toTop });
  const licensed = (own.content?.licenses ?? []).map(({ state }) => state);
  const { question } = useLeaveQuestion(leavingDraft(draft));

  return (
    <div className={styles.page} onBlur={() => void saver.save()}>
      <div className="page-width">
        <h1>{own.submit_at ? 'Edit your profile' : 'Set up your profile'}</h1>
        <Steps step={step} own={own} />
        <ReviewState own={own} />
      </div>
      {step === 3 ? (
        <PreviewStep
          {...{ user, own, heading }}
          unsaved={saver.isUnsaved() || own.draft !== null}
          {...saving.of(3)}
        />
      ) : (
        <div className={`page-width ${styles.columns}`}>
          {step === 1 && own.registry_dated !== null && !canLook && (
            <RegistryPanel
              className={styles.card}
              {...{ forms, own }}
              isOpen={isLooking}
              onOpen={setLooking}
            />
          )}
          <Card size="l" className={styles.card}>
            {step === 1 ? (
              <FormProvider {...forms.identity}>
                <StepForm
                  title="Step 1: who you are"
                  button="Save and go on"
                  {...{ heading }}
                  {...saving.of(1)}
                >
                  <MatchContext.Provider value={match}>
                    <IdentityStep onLookUp={canLook ? () => setLooking(true) : undefined} />
                  </MatchContext.Provider>
                </StepForm>
              </FormProvider>
            ) : (
              <FormProvider {...forms.practice}>
                <StepForm
                  title="Step 2: how you work"
                  button="Save and go on"
                  {...{ heading }}
                  {...saving.of(2)}
                >
                  <PracticeStep
                    licensed={licensed}
                    photo={<PhotoPart {...{ own, user, reload }} begun={photo} />}
                  />
                </StepForm>
              </FormProvider>
            )}
            <DraftBar
              {...{ draft, takeTheirs, keepMine }}
              savedAt={({ at }) => at}
              differing={({ content }) =>
                differingNames(FIELD_NAMES, fieldsOf(content), fieldsOf(draft.text))
              }
            />
          </Card>
          <Meter forms={forms} hasPhoto={Boolean(own.content?.avatar)} />
        </div>
      )}
      {question}
    </div>
  );
}
