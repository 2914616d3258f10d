import { randomUUID } from 'node:crypto';
import * as answers from '#contract/schemas/answers/registry-letters.ts';
import type { Router } from 'express';
import { PEOPLE_ORDERS } from '#contract/registry-letters.ts';
import { lettersFor, npiId, peopleFilter } from '#contract/schemas/registry-letters.ts';
import { counted } from '#contract/wording.ts';
import { describeCall } from '../../../platform/http/describe-call.ts';
import type { Call } from '../../../platform/http/describe-call.ts';
import { validate } from '../../../platform/http/validate.ts';
import { recordRoutes } from '../../../platform/records/records.ts';
import type { RecordNeeds } from '../../../platform/records/records.ts';
import { signedInAdmin } from '../../../platform/security/session.ts';
import { makeLetters } from './make-letters.ts';
import type { LetterNeeds } from './make-letters.ts';

const LETTERS: Call = {
  does: 'Makes letters to psychiatrists of the register, each with a code that leads into set-up and is shown to this order alone. Who is here already, or was written to, gets none.',
  who: 'administrator',
  body: lettersFor,
  answer: answers.madeLetters,
  refuses: { 202: 'They are too many at once.' },
  example: { body: { filter: { state: 'MA', city: 'Cambridge' } } },
};

/** Psychiatrists of the national registry, who can be invited by post: /api/admin/registry-people. */
export function adminPeopleRoutes(context: RecordNeeds & LetterNeeds): Router {
  const { store, proofs, sources } = context;
  const list = store.lists.registryPeople;
  const router = recordRoutes(context, {
    name: 'registry-people',
    answers: { row: answers.registryPerson },
    tellsOfPeople: true,
    id: npiId,
    list,
    orders: PEOPLE_ORDERS,
    sort: ['place', 'ASC'],
    filter: peopleFilter,
    row: list.row,
    csv: {
      npi: ({ id }) => id,
      first_name: ({ first_name }) => first_name,
      last_name: ({ last_name }) => last_name,
      credentials: ({ credentials }) => credentials,
      street: ({ street }) => street,
      city: ({ city }) => city,
      state: ({ state }) => state,
      zip: ({ zip }) => zip,
      standing: ({ standing }) => standing,
    },
  });

  router.post(
    '/registry-people/letters',
    describeCall(LETTERS, async (request, response) => {
      const { filter, ids, order = randomUUID() } = validate(lettersFor, request.body);
      const admin = await signedInAdmin(context, request);
      const letters = proofs.act([admin], ({ id: actor }) => {
        const made = makeLetters(context, { chosen: { ...(filter ?? { id: ids }) }, by: actor, order });
        const source = sources.of(request).trace;
        store.audit.add({ action: 'made letters', actor, source, note: counted(made.made, 'letter') });
        return made;
      });
      response.json(letters);
    }),
  );
  return router;
}
