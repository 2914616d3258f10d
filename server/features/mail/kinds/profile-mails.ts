import { z } from 'zod';
import { PAGES, doctorPath } from '#contract/paths.ts';
import { PROFILE_SECTIONS } from '#contract/profiles.ts';
import type { ProfileSection } from '#contract/profiles.ts';
import { listed as listedWords } from '#contract/wording.ts';
import { mailKind } from './mail-kind.ts';

const section = z.enum(Object.keys(PROFILE_SECTIONS) as [ProfileSection, ...ProfileSection[]]);

export const PROFILE_MAILS = {
  'profile-approved': mailKind({
    /** `listed`: visitors see it now; otherwise something else is missing, like a plan. */
    data: { doctor: z.int().positive(), listed: z.boolean() },
    askedFor: false,
    asItIsNow({ doctor }, { users, profiles, listings }) {
      const [user, profile] = [users.byId(doctor), profiles.of(doctor)];
      if (!user || !profile) return null;
      if (user.suspended_at !== null || profile.suspended_at !== null) return 'later';
      return { doctor, listed: listings.profile(doctor) !== null };
    },
    text: ({ doctor, listed }, site) =>
      listed
        ? {
            subject: 'Your profile is live',
            preview: 'Your credentials were checked. Patients find you now.',
            parts: [
              { text: `Your credentials were checked, and your profile at ${site.name} is live.` },
              { button: 'See my profile', href: site.url + doctorPath(doctor) },
              {
                text:
                  'You can change it at any time. A change of name, degree, title, NPI, licenses or board certificates ' +
                  'is reviewed first; what is live stays until then.',
              },
            ],
          }
        : {
            subject: 'Your profile is approved',
            preview: 'It is not listed yet.',
            parts: [
              { text: `Your credentials were checked, and your profile at ${site.name} is approved.` },
              { text: 'It is not listed at the moment. Your profile page says what is missing.' },
              { button: 'Open my profile', href: site.url + PAGES.viewProfile },
            ],
          },
  }),

  /** The reason is an administrator's own words: it goes to the doctor alone, as text. */
  'profile-rejected': mailKind({
    data: { reason: z.string().min(1).max(2_000), sections: z.array(section).min(1) },
    askedFor: false,
    text: ({ reason, sections }, site) => ({
      subject: 'Your profile needs a change',
      preview: `It concerns: ${sectionNames(sections)}.`,
      parts: [
        { text: `We have looked at your profile at ${site.name} and cannot approve it as it is.` },
        { text: `It concerns: ${sectionNames(sections)}.` },
        ...reason.split(/\n+/).map((text) => ({ text })),
        { text: 'Please change it and submit it again. If a version of yours is listed, it stays as it is.' },
        { button: 'Change my profile', href: site.url + PAGES.setupProfile },
      ],
    }),
  }),

  'profile-suspended': mailKind({
    /** `contact`: where the operator is written to; null where nobody has said it. */
    data: { reason: z.string().min(1).max(2_000), contact: z.email().nullable() },
    askedFor: false,
    text: ({ reason, contact }, site) => ({
      subject: 'Your profile is suspended',
      preview: 'Visitors do not see it for now.',
      parts: [
        { text: `An administrator of ${site.name} has taken your profile from the directory. The reason:` },
        ...reason.split(/\n+/).map((text) => ({ text })),
        {
          text: 'Nothing in it is deleted, and you can sign in as before. We tell you when it is shown again.',
        },
        { text: 'A plan that you pay for goes on until you end it.' },
        {
          text: `To object, write to ${contact === null ? 'the operator of the site.' : `${contact}.`}`,
        },
        { button: 'Open my profile', href: site.url + PAGES.viewProfile },
      ],
    }),
  }),

  'profile-unsuspended': mailKind({
    data: {},
    askedFor: false,
    text: (_, site) => ({
      subject: 'Your profile is no longer suspended',
      preview: 'Your profile page says whether visitors see it.',
      parts: [
        { text: `Your profile at ${site.name} is no longer suspended.` },
        {
          text:
            'Visitors see it again if it is approved and you have a plan. Your profile page says what is missing, if ' +
            'something is.',
        },
        { button: 'Open my profile', href: site.url + PAGES.viewProfile },
      ],
    }),
  }),
};

function sectionNames(sections: ProfileSection[]): string {
  return listedWords(sections.map((name) => PROFILE_SECTIONS[name]));
}
