import type { OperationOutcome, OperationOutcomeIssue } from 'fhir/r4';
import type { Dialect } from '../../platform/http/errors.ts';

export const FHIR_JSON = 'application/fhir+json';

const CODES: Record<number, OperationOutcomeIssue['code']> = {
  404: 'not-found',
  405: 'not-supported',
  406: 'not-supported',
  410: 'deleted',
  403: 'forbidden',
  429: 'throttled',
  500: 'exception',
  503: 'transient',
};

/** How errors are told below /fhir. */
export const outcomes: Dialect = { below: '/fhir/', type: FHIR_JSON, bodyOf: outcomeOf };

function outcomeOf(status: number, message: string): OperationOutcome {
  const code = CODES[status] ?? 'invalid';
  return {
    resourceType: 'OperationOutcome',
    issue: [{ severity: status === 500 ? 'fatal' : 'error', code, diagnostics: message }],
  };
}
