import { z } from 'zod';
import { longDate } from '#contract/dates.ts';
import { PAGES } from '#contract/paths.ts';
import { FINDING_RESULTS, FINDING_SUBJECTS, registerName } from '#contract/registry-findings.ts';
import type { FindingSubject } from '#contract/registry-findings.ts';
import { COMPARISON_RESULTS, REGISTRY_FILES } from '#contract/registry.ts';
import type { ComparisonResult, RegistryFileKind } from '#contract/registry.ts';
import { counted } from '#contract/wording.ts';
import { mailKind, operatorOf } from './mail-kind.ts';
import type { MailPart, MailSite } from './mail-kind.ts';

const about = z.enum(Object.keys(FINDING_SUBJECTS) as [FindingSubject, ...FindingSubject[]]);
const result = z.enum(FINDING_RESULTS);
const doctor = z.int().positive();
const count = z.int().nonnegative();

const finding = z.strictObject({
  about,
  result,
  kind: z.enum(Object.keys(REGISTRY_FILES) as [RegistryFileKind, ...RegistryFileKind[]]),
  dated: z.iso.date(),
});
export type MailedFinding = z.output<typeof finding>;

export const REGISTRY_MAILS = {
  /** To the doctor. `off`: visitors do not see the profile any more because of it. */
  'registry-found': mailKind({
    data: { findings: z.array(finding).min(1), off: z.boolean() },
    askedFor: false,
    text: ({ findings, off }, site) => ({
      subject: off ? 'Your profile was taken off the site' : 'A public register differs from your profile',
      preview: off
        ? 'Your NPI is on the exclusion list. Please look at it soon.'
        : 'Your profile is as it was. Please look at what differs.',
      parts: [
        { text: `We compare the profiles at ${site.name} with public registers of the United States.` },
        ...findings.map((one) => ({ text: sentenceOf(one) })),
        ...(off ? OFF : LOOKED_INTO),
        ...adviceOf(findings),
        { button: 'Open my profile', href: site.url + PAGES.viewProfile },
        {
          text: `If something about this is wrong, please write to ${operatorOf(site)}.`,
        },
      ],
    }),
  }),

  /** To administrators, one of a check. `spared`: so many were to be taken off, that none was. */
  'registry-checked': mailKind({
    data: {
      found: z.array(z.strictObject({ doctor, about, result, off: z.boolean() })),
      /** Of them all, also those that are not named. */
      total: count,
      off: count,
      spared: count,
      /** Who was taken off the site for what the exclusion list does not say any more. */
      over: z.array(doctor),
    },
    askedFor: false,
    text: ({ found, total, off, spared, over }, site) => ({
      subject: subjectOf(total, off, spared),
      preview: 'What public registers say against profiles, and nobody has looked into yet.',
      parts: [
        { text: `All profiles at ${site.name} were compared with the public registers that you have read.` },
        ...(total > 0 ? [{ text: `${counted(total, 'finding')} ${total === 1 ? 'is' : 'are'} new:` }] : []),
        ...found.map(({ doctor, about, result, off }) =>
          link(site, doctor, `${shortly(about, result)}${off ? ', taken off the site' : ''}`),
        ),
        ...(total > found.length
          ? [{ text: `And ${counted(total - found.length, 'more', 'more')} in the list.` }]
          : []),
        ...(spared > 0 ? [{ text: sparedText(spared) }] : []),
        ...(over.length > 0 ? [{ text: OVER }] : []),
        ...over.map((doctor) => link(site, doctor, 'not on the exclusion list any more')),
        { button: 'See what was found', href: `${site.url}/admin/registry-findings` },
      ],
    }),
  }),
};

const OFF: MailPart[] = [
  {
    text:
      'Nobody who is excluded can be listed, so visitors do not see your profile any more. Your account and your ' +
      'profile are kept as they are.',
  },
];
const LOOKED_INTO: MailPart[] = [
  { text: 'Nothing of your profile was changed. One of us will look into it.' },
];
const OVER =
  'The exclusion list does not name these any more. Their profiles are off the site still: please look whether they can be shown again.';

/** "The national registry (NPPES), in its file of November 8, 2026, has another name than your profile." */
function sentenceOf({ about, result, kind, dated }: MailedFinding): string {
  const register = registerName(kind).replace(/^t/, 'T');
  return `${register}, in its file of ${longDate(dated)}, ${says(about, result)}.`;
}

function says(about: FindingSubject, result: ComparisonResult): string {
  if (about === 'exclusion') return 'has your NPI on it';
  if (about === 'name') return 'has another name than your profile';
  if (about === 'license') return 'has another number or state for a license of your profile';
  if (result === 'deactivated') return 'says that your NPI is deactivated';
  if (result === 'replaced') return 'says that your NPI was replaced by another one';
  if (result === 'missing') return 'does not have your NPI';
  return 'says something else of your NPI than your profile';
}

/** Where each register is corrected; what stands there is another place's, so it is named and not linked. */
function adviceOf(findings: readonly MailedFinding[]): MailPart[] {
  const isExcluded = findings.some(({ about }) => about === 'exclusion');
  const isOther = findings.some(({ about }) => about !== 'exclusion');
  return [
    ...(isExcluded
      ? [
          {
            text:
              'The list is kept by the Office of Inspector General, at exclusions.oig.hhs.gov. If it means somebody ' +
              'else, or you are reinstated, please have it corrected there, and write to us.',
          },
        ]
      : []),
    ...(isOther
      ? [
          {
            text:
              'If the registry is wrong, please correct your entry, at nppes.cms.hhs.gov; we see it with its next file. ' +
              'If your profile is, please change it.',
          },
        ]
      : []),
  ];
}

function subjectOf(total: number, off: number, spared: number): string {
  if (spared > 0) return 'Many profiles are on the exclusion list at once';
  if (off > 0) return `The exclusion list took ${counted(off, 'profile')} off the site`;
  if (total > 0) return `Public registers differ from profiles: ${counted(total, 'new finding')}`;
  return 'Somebody is not on the exclusion list any more';
}

function sparedText(spared: number): string {
  return (
    `${counted(spared, 'public profile')} came to be on the exclusion list in one go. That is more than one in a ` +
    'hundred, and may be a broken file: so none was taken off the site. Please look at each now.'
  );
}

/** "NPI: deactivated in the register" */
function shortly(about: FindingSubject, result: ComparisonResult): string {
  const text = COMPARISON_RESULTS[result];
  return `${FINDING_SUBJECTS[about]}: ${text[0].toLowerCase()}${text.slice(1)}`;
}

/** By its number: nobody's name is in a mail that is kept for a month. */
function link(site: MailSite, doctor: number, text: string): MailPart {
  return { link: `User ${doctor}, ${text}`, href: `${site.url}/admin/users/${doctor}` };
}
