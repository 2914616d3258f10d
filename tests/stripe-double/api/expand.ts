import type { State } from '../state.ts';
import { invalid } from './refusal.ts';

type Node = Record<string, unknown>;

/** A copy of the answer with objects in place of the ids that `expand` names: 'latest_invoice', 'data.customer'. */
export function expanded(state: State, answer: object, paths: string[]): object {
  const copy = JSON.parse(JSON.stringify(answer)) as Node;
  for (const path of paths) expandIn(state, copy, path.split('.'), path);
  return copy;
}

function expandIn(state: State, node: Node, [name, ...rest]: string[], path: string): void {
  const value = node[name];
  if (typeof value === 'string') node[name] = objectOf(state, value, path);
  else if (value === undefined || (typeof value !== 'object' && rest.length === 0)) throw cannotExpand(path);
  const below = node[name];
  if (rest.length === 0 || below === null) return;
  for (const one of Array.isArray(below) ? below : [below]) expandIn(state, one as Node, rest, path);
}

function objectOf(state: State, id: string, path: string): object {
  const { customers, subscriptions, invoices, charges } = state;
  for (const objects of [customers, subscriptions, invoices, charges]) {
    const found = objects.get(id);
    if (found) return JSON.parse(JSON.stringify(found)) as object;
  }
  throw cannotExpand(path);
}

function cannotExpand(path: string): Error {
  return invalid(`This property cannot be expanded (${path}), or the stand-in cannot.`, { param: 'expand' });
}
