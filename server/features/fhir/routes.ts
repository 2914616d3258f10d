import { Router } from 'express';
import type { Request } from 'express';
import { idIn } from '#contract/paths.ts';
import { practicesOf } from '#contract/profiles.ts';
import { answerOf, sendAnswer } from '../../platform/http/answer.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Needs } from '../../platform/platform.ts';
import { publicProfile } from '../profiles/public-profile.ts';
import { capabilityStatement } from './capability-statement.ts';
import { locationIn } from './location-id.ts';
import { FHIR_JSON } from './outcome.ts';
import { MADE, TYPES, resourceOf } from './resources.ts';
import type { Made, ResourceType } from './resources.ts';
import { search } from './search.ts';

const ONLY_JSON = `This is given as ${FHIR_JSON} alone.`;
/** What a client calls JSON. */
const JSON_NAMES = ['json', 'application/json', FHIR_JSON];

/** The directory in FHIR R4, for whoever exchanges directories; below /fhir. */
export function fhirRoutes({ store, config, now }: Needs<'store' | 'config' | 'now'>): Router {
  const router = Router();

  router.use((request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.set('allow', 'GET, HEAD');
      throw new Refusal(405, 'This can only be read, with GET.');
    }
    if (!takesJson(request)) throw new Refusal(406, ONLY_JSON);
    next();
  });
  router.get('/metadata', (_, response) => {
    sendAnswer(response, answered(capabilityStatement(config)));
  });
  router.get('/:type', (request, response) => {
    const type = typeIn(request.params.type);
    const isStrict = /\bhandling=strict\b/.test(request.get('prefer') ?? '');
    const query = new URL(request.originalUrl, 'http://localhost').searchParams;
    sendAnswer(response, answered(search(store, type, query, { site: config, now: now(), isStrict })));
  });
  router.get('/:type/:id', (request, response) => {
    const type = typeIn(request.params.type);
    const made = MADE.find((one) => one === type);
    if (!made) throw new Refusal(404, `There is no ${type} here.`);
    const { id, practice } = idOf(made, request.params.id);
    // Throws what the profile's page does for whoever is not here (any more).
    const profile = publicProfile(store, String(id));
    if (practice >= practicesOf(profile).length) throw new Refusal(404, 'There is no such practice.');
    const entry = store.fhirEntries.get(id);
    response.set('last-modified', new Date(entry.changed_at).toUTCString());
    sendAnswer(response, answered(resourceOf(made, entry, profile, config, now(), practice)));
  });
  router.use(() => {
    throw new Refusal(404, 'There is nothing here. What can be asked for is said at /fhir/metadata.');
  });
  return router;
}

function idOf(made: Made, id: string): { id: number; practice: number } {
  const location = made === 'Location' ? locationIn(id) : null;
  return location ?? { id: idIn(id), practice: 0 };
}

function answered(resource: object) {
  return answerOf(200, FHIR_JSON, JSON.stringify(resource), 'computed');
}

function typeIn(name: string): ResourceType {
  const type = TYPES.find((one) => one === name);
  if (!type)
    throw new Refusal(404, `There are no resources of the type ${name} here, but ${TYPES.join(', ')}.`);
  return type;
}

/** `_format` decides where it is there. */
function takesJson(request: Request): boolean {
  const { _format: format } = request.query;
  if (typeof format === 'string') return JSON_NAMES.includes(format.split(';')[0].replaceAll(' ', '+'));
  return request.accepts([FHIR_JSON, 'application/json']) !== false;
}
