import type { z } from 'zod';

type Issue = z.core.$ZodRawIssue;

/** What a person is told of a value that a schema refuses and has no sentence of its own for. */
export function refusalSentence(issue: Issue): string {
  if (issue.code === 'unrecognized_keys') return 'Unknown parameter.';
  return `${nameOf(issue)} ${predicate(issue)}.`;
}

function nameOf({ path = [] }: Issue): string {
  const name = path.join('.');
  return name === '' ? 'What was sent' : `“${name.length > 60 ? `${name.slice(0, 60)}…` : name}”`;
}

function predicate(issue: Issue): string {
  if (issue.input === undefined && issue.code !== 'custom') return 'is missing';
  switch (issue.code) {
    case 'invalid_type':
      return MUST_BE[issue.expected] ?? ELSEWHERE;
    case 'invalid_format':
      return LIKE[issue.format] ?? 'is not written as it must be';
    case 'invalid_value':
      return `must be ${choiceOf(issue.values)}`;
    case 'too_big':
      return tooBig(issue);
    case 'too_small':
      return tooSmall(issue);
    default:
      return ELSEWHERE;
  }
}

const ELSEWHERE = 'has a value that does not belong there';

const MUST_BE: Record<string, string> = {
  string: 'must be text',
  number: 'must be a number',
  int: 'must be a whole number',
  boolean: 'must be true or false',
  array: 'must be a list',
  tuple: 'must be a list',
  object: 'must be an object with fields',
  record: 'must be an object with fields',
};

const LIKE: Record<string, string> = {
  email: 'must be an e-mail address',
  url: 'must be a web address',
  date: 'must be a date, like 2026-11-21',
  datetime: 'must be a date with a time, like 2026-11-21T09:00:00Z',
};

function choiceOf(values: z.core.util.PrimitiveArray): string {
  const words = values.map((value) => (value === '' ? 'empty' : String(value)));
  return words.length > 12 ? 'one of those that are offered' : words.join(' or ');
}

function tooBig({ origin, maximum, inclusive }: z.core.$ZodRawIssue<z.core.$ZodIssueTooBig>): string {
  const most = maximum.toLocaleString('en-US');
  if (origin === 'string') return `may have at most ${most} characters`;
  if (origin === 'array') return `may have at most ${most} entries`;
  return inclusive === false ? `must be below ${most}` : `may be at most ${most}`;
}

function tooSmall({ origin, minimum, inclusive }: z.core.$ZodRawIssue<z.core.$ZodIssueTooSmall>): string {
  const least = minimum.toLocaleString('en-US');
  if (origin === 'string')
    return minimum === 1 ? 'must not be empty' : `must have at least ${least} characters`;
  if (origin === 'array') return minimum === 1 ? 'must not be empty' : `must have at least ${least} entries`;
  return inclusive === false ? `must be above ${least}` : `must be at least ${least}`;
}
