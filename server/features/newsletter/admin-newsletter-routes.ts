import * as answers from '#contract/schemas/answers/newsletters.ts';
import { action } from '../../platform/http/action.ts';
import type { Request, Router } from 'express';
import { z } from 'zod';
import type { ListedNewsletter } from '#contract/schemas/answers/newsletters.ts';
import type { NewsletterState } from '#contract/newsletters.ts';
import { NEWSLETTER_ORDERS } from '#contract/newsletters.ts';
import { newsletterPreviewPath, idIn } from '#contract/paths.ts';
import { nothing } from '#contract/schemas/accounts.ts';
import {
  newsletterAsRead,
  newsletterFilter,
  newsletterScheduling,
  newsletterWriting,
} from '#contract/schemas/newsletters.ts';
import { counted } from '#contract/wording.ts';
import type { NewNewsletter, NewsletterRow } from '../../../db/newsletter/newsletters.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { composeMail } from '../mail/compose.ts';
import { addToOutbox } from '../mail/add-to-outbox.ts';
import { change, preparedChange, preparedCreation, versioned } from '../../platform/records/change-kinds.ts';
import { recordRoutes } from '../../platform/records/records.ts';
import type { RecordNeeds } from '../../platform/records/records.ts';
import type { Previews } from './previews.ts';

/** Of a subscriber that there is not, for a look at the mail. */
const NOBODY = '0'.repeat(32);

/** Issues of the newsletter for administrators: /api/admin/newsletters. They are written, tried, sent and paused. */
export function adminNewsletterRoutes(
  context: RecordNeeds<'config' | 'sanitizer' | 'now'> & { previews: Previews },
): Router {
  const { config, store, previews, sanitizer, now } = context;
  const { lists, newsletters } = store;
  /** What is written is sanitized first. */
  const saving = {
    action: 'saved newsletter' as const,
    schema: newsletterWriting,
    async prepare({ subject, preheader, body }: NewNewsletter, request: Request): Promise<NewNewsletter> {
      const { contents } = await sanitizer.sanitize(body, request);
      return { subject, preheader, body: contents };
    },
  };
  const router = recordRoutes(context, {
    name: 'newsletters',
    answers: { row: answers.listedNewsletter, record: answers.newsletterRecord },
    id: z.int(),
    list: lists.newsletters,
    orders: NEWSLETTER_ORDERS,
    sort: ['created_at', 'DESC'],
    filter: newsletterFilter,
    row: lists.newsletters.row,
    record: lists.newsletters.record,
    csv: {
      id: ({ id }) => id,
      subject: ({ subject }) => subject,
      state: ({ state }) => state,
      send_at: ({ send_at }) => send_at,
      started_at: ({ started_at }) => started_at,
      finished_at: ({ finished_at }) => finished_at,
      recipients: ({ recipients }) => recipients,
      sent: ({ sent }) => sent,
      refused: ({ refused }) => refused,
      failed: ({ failed }) => failed,
      left: ({ left }) => left,
    },
    changes: {
      about: ({ id }) => ({ object: { kind: 'newsletter', id } }),
      create: preparedCreation(saving, (writing) => ({ id: newsletters.add(writing), note: null })),
      update: preparedChange(saving, (row: ListedNewsletter, writing) => {
        refuseUnless(row, 'draft', 'This newsletter is scheduled or sent: it cannot be changed now.');
        newsletters.save(row.id, writing);
        return null;
      }),
      remove: versioned(
        change('removed newsletter', newsletterAsRead, (row: ListedNewsletter) => {
          refuseUnless(row, 'draft', 'This newsletter is scheduled or sent: it is kept.');
          newsletters.remove(row.id);
          return null;
        }),
      ),
      actions: {
        test: change('tested newsletter', nothing, ({ id }: ListedNewsletter, _, admin) => {
          const { subject, preheader, body } = written(id);
          addToOutbox(store, admin.email, { kind: 'newsletter-test', subject, preheader, body });
          return null;
        }),
        send: versioned(
          change('sent newsletter', newsletterAsRead, (row: ListedNewsletter) => {
            refuseUnless(row, 'draft', 'This newsletter is being sent already.');
            refuseUnsendable(row);
            newsletters.begin(row.id);
            return counted(lists.newsletters.row(row.id)?.recipients ?? 0, 'subscriber');
          }),
        ),
        schedule: versioned(
          change(
            'scheduled newsletter',
            newsletterScheduling,
            (row: ListedNewsletter, { send_at }, { id: by }) => {
              refuseUnless(row, 'draft', 'This newsletter is scheduled or sent already.');
              refuseUnsendable(row);
              const at = new Date(send_at);
              if (at <= now())
                throw new Refusal(202, 'This time is over. Please choose one to come, or send it at once.', {
                  field: 'send_at',
                });
              newsletters.schedule(row.id, at.toISOString(), by);
              return at.toISOString();
            },
          ),
        ),
        unschedule: change('unscheduled newsletter', nothing, (row: ListedNewsletter) => {
          refuseUnless(row, 'scheduled', 'This newsletter does not wait for its time any more.');
          newsletters.unschedule(row.id);
          return null;
        }),
        pause: change('paused newsletter', nothing, (row: ListedNewsletter) => {
          refuseUnless(row, 'sending', 'This newsletter is not being sent at the moment.');
          newsletters.pause(row.id, null);
          return null;
        }),
        resume: change('resumed newsletter', nothing, (row: ListedNewsletter) => {
          refuseUnless(row, 'paused', 'This newsletter does not pause.');
          newsletters.resume(row.id);
          return null;
        }),
      },
    },
  });

  /** Where the mail can be looked at for some minutes, as its reader sees it. */
  router.get(
    '/newsletters/:id/preview',
    action(
      {
        does: 'Answers where an issue can be looked at for some minutes, as its reader sees it.',
        who: 'administrator',
        answer: z.object({ path: z.string() }),
        example: { parts: { id: '{newsletters}' } },
      },
      (_, request) => {
        const { subject, preheader, body } = written(idIn(request.params.id));
        const data = JSON.stringify({ unsubscribeToken: NOBODY, subject, preheader, body });
        const { html } = composeMail({ kind: 'newsletter', data }, { name: config.siteName, url: '' });
        return { path: newsletterPreviewPath(previews.add(html)) };
      },
    ),
  );
  return router;

  function refuseUnsendable(row: ListedNewsletter): void {
    if (config.smtpUrl === null && !config.demo)
      throw new Refusal(409, 'No mail server is set (SMTP_URL): nothing can be sent.');
    const { body, subscribers } = lists.newsletters.record(row);
    if (body === '') throw new Refusal(409, 'This newsletter has no text yet.');
    if (subscribers === 0)
      throw new Refusal(409, 'Nobody has subscribed yet: there is nobody to send it to.');
  }

  function written(id: number): NewsletterRow {
    const newsletter = Number.isSafeInteger(id) ? newsletters.byId(id) : null;
    if (!newsletter) throw new Refusal(404, 'This is not here (any more).');
    return newsletter;
  }
}

function refuseUnless({ state }: ListedNewsletter, wanted: NewsletterState, otherwise: string): void {
  if (state !== wanted) throw new Refusal(409, otherwise);
}
