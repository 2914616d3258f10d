import { formatDate } from '#contract/dates.ts';
import type { HiddenReason, OwnProfile } from '#contract/own-profile.ts';
import { findingTitle, registerName } from '#contract/registry-findings.ts';
import type { OwnFinding } from '#contract/schemas/answers/registry-findings.ts';
import { COMPARISON_RESULTS } from '#contract/registry.ts';
import { PAGES } from '#contract/paths.ts';
import { operatorText } from '#contract/accounts.ts';

export interface Status {
  tone: 'ok' | 'warn' | 'brand' | 'plain';
  label: string;
  lines: string[];
  /** What an administrator has decided, or has still to. */
  notices: { title: string; text: string; sections: string[] }[];
  /** What to do first. */
  link?: { href: string; label: string };
}

const SETUP = { href: PAGES.setupProfile, label: 'Go to the setup' };

/** What became of a profile, in words. `contact`: where the operator is written to; null where nobody has said it. */
export function statusOf(own: OwnProfile, contact: string | null): Status {
  const rejection = own.waiting ? null : own.rejection;
  const notices = [
    ...(rejection ? [refusal(rejection)] : []),
    ...own.findings.map((finding) => found(finding, contact)),
  ];
  if (own.is_public) return { ...live(own), notices, ...(rejection && { link: SETUP }) };
  const hidden = HIDDEN[own.hidden_because ?? 'not submitted'](own, contact);
  return { ...hidden, notices, ...(rejection && !hidden.link && { link: SETUP }) };
}

function live({ live: version, waiting }: OwnProfile): Omit<Status, 'notices'> {
  const since = version ? `Visitors see your profile, as it is since ${formatDate(version.since)}.` : '';
  const waits = waiting && `A change waits for our review since ${formatDate(waiting.since)}.`;
  return { tone: 'ok', label: 'Live', lines: [since, waits].filter((line) => Boolean(line)) as string[] };
}

const HIDDEN: Record<HiddenReason, (own: OwnProfile, contact: string | null) => Omit<Status, 'notices'>> = {
  suspended: ({ suspended_because }, contact) => ({
    tone: 'warn',
    label: 'Suspended',
    lines: [
      'We have taken your profile from the directory. Nothing of it is public.',
      ...(suspended_because ? [`The reason: ${suspended_because}`] : []),
      `Please write to ${operatorText(contact)}.`,
    ],
  }),
  'no plan': ({ live: version }) => ({
    tone: 'warn',
    label: version ? 'Plan ended' : 'No plan',
    lines: [
      version
        ? 'Your plan has ended, so nothing of your profile is public. It is kept as it is.'
        : 'Nothing of your profile is public, because there is no plan. It is kept as it is.',
      version
        ? 'With a plan it is listed again, without another review.'
        : 'With a plan you can set it up and submit it.',
    ],
    link: { href: PAGES.pricing, label: 'Go to Plans' },
  }),
  'not submitted': () => ({
    tone: 'plain',
    label: 'Not submitted',
    lines: ['Nothing of your profile is public yet: it was not submitted.'],
    link: SETUP,
  }),
  'not approved': ({ waiting }) =>
    waiting
      ? {
          tone: 'brand',
          label: 'Waiting for review',
          lines: [
            `Submitted on ${formatDate(waiting.since)}. We look up your NPI and your licenses, and write to you.`,
            'Nothing of it is public until then. What you change meanwhile goes into the same review.',
          ],
        }
      : {
          tone: 'warn',
          label: 'Not approved',
          lines: ['Nothing of your profile is public. Change what is asked for and submit it again.'],
        },
};

function refusal({ at, reason, sections }: NonNullable<OwnProfile['rejection']>) {
  return { title: `Not approved on ${formatDate(at)}`, text: reason, sections };
}

/** What a register says against the profile, and what to do about it. */
function found({ about, result, ours, theirs, file, took_off }: OwnFinding, contact: string | null) {
  const dated = file ? `, in its file of ${formatDate(file.dated)},` : '';
  const register = (file ? registerName(file.kind) : 'a public register').replace(/^./, (letter) =>
    letter.toUpperCase(),
  );
  const title = `${findingTitle(about)}: ${COMPARISON_RESULTS[result].replace(/^./, (letter) => letter.toLowerCase())}`;
  if (about === 'exclusion') {
    const follows = took_off
      ? 'Nobody who is excluded can be listed, so visitors do not see your profile.'
      : 'We are looking into it, and nothing of your profile was changed.';
    return {
      title,
      text: `${register}${dated} has your NPI on it. ${follows} If it means somebody else, or you are reinstated, please have it corrected there and write to ${operatorText(contact)}.`,
      sections: [],
    };
  }
  const says = theirs === null ? 'says nothing of it' : `says “${theirs}”`;
  return {
    title,
    text: `${register}${dated} ${says}. Your profile says “${ours}”. We are looking into it, and nothing of your profile was changed. If the register is wrong, please correct your entry there; if your profile is, change it here.`,
    sections: [],
  };
}
