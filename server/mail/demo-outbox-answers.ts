import type { Store } from '../../db/store.ts';
import type { Answerer } from '../answers.ts';
import type { Context } from '../context.ts';
import { demoOutbox } from './demo-outbox.ts';

/** The demo's mails, for its page; not there anywhere else. */
export function demoOutboxAnswers(store: Store, config: Context['config']): Answerer {
  const { list } = demoOutbox(store, config);
  return (path) => (path === '/api/demo/outbox' ? list : null);
}
