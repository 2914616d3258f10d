import type { Answerer } from '../answers.ts';
import { Refusal } from '../refusal.ts';
import type { Guides } from './guides.ts';

const CALL = /^\/api\/guides\/([a-z-]+)$/;

/** The guides by GET, by their names. */
export function guideAnswers(guides: Guides): Answerer {
  return (path) => {
    const [, name] = CALL.exec(path) ?? [];
    return name === undefined ? null : () => guides.find(name) ?? missing();
  };
}

function missing(): never {
  throw new Refusal(404, 'Not found');
}
