import * as answers from '#contract/schemas/answers/mail.ts';
import type { Router } from 'express';
import { z } from 'zod';
import { MAIL_ORDERS } from '#contract/mail.ts';
import type { ListedMail, MailRecord } from '#contract/mail.ts';
import { nothing } from '#contract/schemas/accounts.ts';
import { mailFilter } from '#contract/schemas/mail.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { change } from '../../platform/records/change-kinds.ts';
import { recordRoutes } from '../../platform/records/records.ts';
import type { RecordNeeds } from '../../platform/records/records.ts';
import { mailForOthers } from './compose.ts';
import { mailKindOf } from './kinds/mail-kinds.ts';
import { mailSite } from './mail-site.ts';

/** Mails for administrators: /api/admin/outbox. They can be looked at, tried again, and dropped. */
export function adminOutboxRoutes(context: RecordNeeds<'config'>): Router {
  const { config, store } = context;
  const { lists, outbox } = store;
  return recordRoutes(context, {
    name: 'outbox',
    answers: { row: answers.listedMail, record: answers.mailRecord },
    tellsOfPeople: true,
    id: z.int(),
    list: lists.outbox,
    orders: MAIL_ORDERS,
    sort: ['created_at', 'DESC'],
    filter: mailFilter,
    row: lists.outbox.row,
    record: recordOf,
    csv: {
      id: ({ id }) => id,
      recipient: ({ recipient }) => recipient,
      kind: ({ kind }) => kind,
      status: ({ status }) => status,
      attempts: ({ attempts }) => attempts,
      created_at: ({ created_at }) => created_at,
      sent_at: ({ sent_at }) => sent_at,
      error: ({ error }) => error,
    },
    changes: {
      about: ({ id }) => ({ object: { kind: 'mail', id } }),
      remove: change('dropped mail', nothing, ({ id }: ListedMail) => {
        outbox.remove(id);
        return null;
      }),
      actions: {
        retry: change('retried mail', nothing, ({ id, kept, recipient }: ListedMail) => {
          if (!kept) throw new Refusal(409, 'The text of this mail is not kept: it cannot be sent again.');
          outbox.allow(recipient);
          outbox.retryNow(id);
          return null;
        }),
      },
    },
  });

  /** Codes, and what makes a link its reader's, are for the reader alone: with them an account could be taken. */
  function recordOf(mail: ListedMail): MailRecord {
    const row = outbox.byId(mail.id);
    if (!row?.data || !mailKindOf(mail.kind)) return { ...mail, subject: null, text: null };
    return { ...mail, ...mailForOthers(row, mailSite(config)) };
  }
}
