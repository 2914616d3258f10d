import type { RequestListener, ServerResponse } from 'node:http';
import type { Lease } from './lease.ts';

/**
 * Has a lease renewed that has ended because the process stood still, before somebody writes. And tells nobody that
 * something was kept when another machine may serve by now: the connection ends instead, as it does when the machine is
 * lost. A process that was stopped between keeping and answering is such a case.
 */
export function answeringWhileHeld(
  { isHeld, renew }: Pick<Lease, 'isHeld' | 'renew'>,
  handler: RequestListener,
): RequestListener {
  return (request, response) => {
    if (request.method === 'GET' || request.method === 'HEAD') return handler(request, response);
    guardEnd(response, isHeld);
    if (isHeld()) handler(request, response);
    else void renew().then(() => handler(request, response));
  };
}

function guardEnd(response: ServerResponse, isHeld: () => boolean): void {
  const end = response.end.bind(response) as (...given: unknown[]) => ServerResponse;
  response.end = (...given: unknown[]) => {
    const tellsOfSuccess = response.statusCode < 400;
    return tellsOfSuccess && !isHeld() ? response.destroy() : end(...given);
  };
}
