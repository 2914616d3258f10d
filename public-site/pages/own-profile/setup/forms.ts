import { useForm } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import type { User } from '#contract/accounts.ts';
import type { OwnProfile } from '#contract/own-profile.ts';
import type { ProfileSchemas } from '#contract/schemas/profiles.ts';
import type { Language } from '#contract/vocabulary.ts';
import { checkedBy } from '../fields/checked-by.ts';
import type { IdentityForm, PracticeForm } from '../fields/profile-form.ts';
import { SCHEMAS } from '../fields/schemas.ts';
import { matchIn } from '../registry/match-in.ts';
import type { RegistryMatch } from '../registry/registry-match.ts';
import { BLANK_IDENTITY, BLANK_PRACTICE, filledIn } from './filled-in.ts';

type Identity = z.output<ProfileSchemas['identity']>;
type Practice = z.output<ProfileSchemas['practice']>;

export interface SetupForms {
  identity: UseFormReturn<IdentityForm, unknown, Identity>;
  practice: UseFormReturn<PracticeForm, unknown, Practice>;
  /** What the first was filled in with. */
  registry: UseFormReturn<{ match: RegistryMatch | null }>;
}

/** What both steps hold, what the registry says of the first, and what was saved when that was typed. */
export interface SetupContent {
  over: OwnProfile['content'];
  identity: IdentityForm;
  practice: PracticeForm;
  registry: RegistryMatch | null;
}

/** Both steps, as they were left. They outlive the step that is shown. */
export function useSetupForms(start: SetupContent): SetupForms {
  const identity = useForm<IdentityForm, unknown, Identity>({
    resolver: checkedBy(SCHEMAS.identity),
    reValidateMode: 'onSubmit',
    defaultValues: start.identity,
    shouldFocusError: false,
  });
  const practice = useForm<PracticeForm, unknown, Practice>({
    resolver: checkedBy(SCHEMAS.practice),
    reValidateMode: 'onSubmit',
    defaultValues: start.practice,
    shouldFocusError: false,
  });
  const registry = useForm<{ match: RegistryMatch | null }>({ defaultValues: { match: start.registry } });
  return { identity, practice, registry };
}

/** A copy that the forms may change, without what does not fit them. */
export function filledForms({
  identity,
  practice,
  registry,
  over,
}: Record<'identity' | 'practice' | 'registry', unknown> & Pick<SetupContent, 'over'>): SetupContent {
  return {
    over,
    identity: filledIn(BLANK_IDENTITY, identity),
    practice: filledIn(BLANK_PRACTICE, practice),
    registry: matchIn(registry),
  };
}

/** What patients are spoken with nearly everywhere, to be changed where it is not so. */
const MOST_SPOKEN: Language[] = ['en'];

/** What a doctor finds in the forms: the draft, else what was saved, else the name of the account. */
export function startOf({ content, draft }: Pick<OwnProfile, 'content' | 'draft'>, user: User): SetupContent {
  const { first_name, last_name } = user;
  // Nobody is saved without a language.
  const languages = content?.languages?.length ? content.languages : MOST_SPOKEN;
  const saved = { first_name, last_name, ...content, languages };
  const { identity, practice, registry, over = content } = draft?.content ?? {};
  return filledForms({
    identity: identity ?? saved,
    practice: practice ?? saved,
    registry,
    over: over as SetupContent['over'],
  });
}

/** A copy of what the forms hold, which they go on changing. */
export function contentOf({ identity, practice, registry }: SetupForms): Omit<SetupContent, 'over'> {
  return structuredClone({
    identity: identity.getValues(),
    practice: practice.getValues(),
    registry: registry.getValues('match'),
  });
}

/** Both steps as one. */
export function fieldsOf({ identity, practice }: SetupContent): IdentityForm & PracticeForm {
  return { ...identity, ...practice };
}
