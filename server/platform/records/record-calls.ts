import { z } from 'zod';
import { overtaken } from '#contract/schemas/answers/messages.ts';
import type { Call } from '../http/describe-call.ts';
import type { Change, Creation } from './change-kinds.ts';

interface Named {
  name: string;
  tellsOfPeople?: boolean;
  version?: 'revision' | 'version';
  answers: { row: z.ZodType; record?: z.ZodType; revision?: z.ZodType };
}

/** What the calls of a resource are to those who make them (server/platform/http/describe-call.ts). */
export function recordCalls(
  { name, tellsOfPeople: fresh, version = 'revision', answers }: Named,
  query: z.ZodType,
) {
  const { row, record = row, revision = z.never() } = answers;
  const gone = { 404: 'It is not here (any more).' };
  const example = { parts: { id: `{${name}}` } };
  const call = (about: Omit<Call, 'who'>): Call => ({ ...about, who: 'administrator' });

  return {
    list: call({
      does: `Lists ${name}. How many there are stands in \`Content-Range\`.`,
      ...{ fresh, query, answer: z.array(row) },
      example: { query: '?range=[0,0]' },
    }),
    csv: call({
      does: `Answers ${name} as a file, however many there are.`,
      ...{ fresh, query, answer: z.string(), type: 'text/csv', example: {} },
    }),
    one: call({ does: `Reads one of ${name}.`, fresh, answer: record, refuses: gone, example }),
    revisions: call({
      does: `Lists what one of ${name} said after each save, newest first.`,
      ...{ answer: z.array(revision), refuses: gone, example },
    }),
    creation: ({ action, schema }: Pick<Creation<never>, 'action' | 'schema'>) =>
      call({
        does: `Adds to ${name}: “${action}” in the trail.`,
        ...{ body: schema, answer: record, refuses: { 202: 'A value was not accepted.' } },
      }),
    change: ({ action, schema, isVersioned }: Pick<Change<never>, 'action' | 'schema' | 'isVersioned'>) =>
      call({
        does: `Changes one of ${name}: “${action}” in the trail.`,
        body: isVersioned ? withVersion(schema) : schema,
        answer: record,
        refuses: {
          ...gone,
          202: 'A value was not accepted.',
          409: 'It is not what was read (any more), or does not let itself be changed so.',
        },
        tells: { 409: overtaken },
      }),
  };

  function withVersion(schema: z.ZodType): z.ZodType {
    const has = schema instanceof z.ZodObject && version in schema.shape;
    return has ? schema : z.intersection(schema, z.object({ [version]: z.int() }));
  }
}
