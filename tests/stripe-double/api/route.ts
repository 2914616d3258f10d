import type { State } from '../state.ts';
import type { RequestType } from './schemas.ts';

/** One call of Stripe's API that the stand-in plays. */
export interface Route {
  /** 'GET /v1/customers/:id' */
  name: string;
  types: RequestType;
  /** Parameters that make a difference, `expand` apart: 'line_items[][price]', or 'metadata' with all below it. */
  plays: string[];
  answer: (state: State, params: object, id: string) => object;
}

/** `Params` is the type that `types` names: the parameters were checked against it. */
export function route<Params extends object>(
  name: string,
  types: RequestType,
  plays: string[],
  answer: (state: State, params: Params, id: string) => object,
): Route {
  return { name, types, plays, answer: (state, params, id) => answer(state, params as Params, id) };
}
