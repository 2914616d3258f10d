import { z } from 'zod';
import { formatDate } from '#contract/dates.ts';
import { PAGES } from '#contract/paths.ts';
import { mailKind } from './mail-kind.ts';
import { secret, secretLink } from './secret.ts';

export const INVITATION_MAILS = {
  invitation: mailKind({
    data: { token: secret(/^[0-9a-f]{32}$/), until: z.iso.date() },
    askedFor: false,
    text: ({ token, until }, site) => ({
      subject: 'You are invited to present your practice',
      preview: `Choose a password by ${formatDate(until)}. Nothing about you is public before.`,
      parts: [
        {
          text:
            `${site.name} is a directory of psychiatrists. Its operator has prepared an entry for you, from what was ` +
            'known of your practice, and invites you to take it over.',
        },
        {
          text:
            'Nothing of it is public. Choose a password, look at what is there, change what is wrong, and submit it ' +
            'yourself if you want to be found.',
        },
        { button: 'Take it over', href: secretLink(site.url + PAGES.invitation, token) },
        {
          text:
            `The link holds until ${formatDate(until)}. If you do not want this, open it and choose “Forget me”, or do ` +
            'nothing: after that day everything that was prepared is deleted.',
        },
      ],
    }),
  }),
};
