import { computed } from '../../platform/public-api/public-api.ts';
import type { PublicCalls } from '../../platform/public-api/public-api.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Guides } from './guides.ts';

const CALL = /^\/api\/guides\/([a-z-]+)$/;

/** The guides by GET, by their names. */
export function guideApi(guides: Guides): PublicCalls {
  return (path) => {
    const [, name] = CALL.exec(path) ?? [];
    return name === undefined ? null : computed(() => guides.find(name) ?? missing());
  };
}

function missing(): never {
  throw new Refusal(404, 'Not found');
}
