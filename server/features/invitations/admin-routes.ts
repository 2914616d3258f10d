import * as answers from '#contract/schemas/answers/invitations.ts';
import type { Router } from 'express';
import { z } from 'zod';
import { INVITATION_ORDERS } from '#contract/invitations.ts';
import type { ListedInvitation } from '#contract/invitations.ts';
import { nothing } from '#contract/schemas/accounts.ts';
import { invitationFilter } from '#contract/schemas/invitations.ts';
import { change } from '../../platform/records/change-kinds.ts';
import { recordRoutes } from '../../platform/records/records.ts';
import type { RecordNeeds } from '../../platform/records/records.ts';
import { forget } from './invitation-of.ts';
import { inviteAgain } from './invite.ts';

/** Who was invited and has not come: /api/admin/invitations. They are made by imports. */
export function adminInvitationRoutes(context: RecordNeeds<'now'>): Router {
  const { store, now } = context;
  return recordRoutes(context, {
    name: 'invitations',
    answers: { row: answers.listedInvitation },
    tellsOfPeople: true,
    id: z.int(),
    list: store.lists.invitations,
    orders: INVITATION_ORDERS,
    sort: ['id', 'DESC'],
    filter: invitationFilter,
    row: store.lists.invitations.row,
    csv: {
      id: ({ id }) => id,
      email: ({ email }) => email,
      first_name: ({ first_name }) => first_name,
      last_name: ({ last_name }) => last_name,
      invited_at: ({ invited_at }) => invited_at,
      mailed_at: ({ mailed_at }) => mailed_at,
      mail: ({ mail }) => mail,
      expires_at: ({ expires_at }) => expires_at,
    },
    changes: {
      about: ({ id }) => ({ object: { kind: 'invitation', id } }),
      remove: change('removed invitation', nothing, (invitation: ListedInvitation) => {
        forget(store, invitation);
        return null;
      }),
      actions: {
        resend: change('sent invitation', nothing, (invitation: ListedInvitation) => {
          inviteAgain(store, invitation, now());
          return null;
        }),
      },
    },
  });
}
