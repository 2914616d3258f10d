import type { Places } from '../../db/places/places.ts';
import type { PublicSite } from '#contract/public-site.ts';
import type { PageAssets } from '../features/pages/built-assets.ts';

/** What is shown. */
export interface Shown {
  site: PublicSite;
  assets: PageAssets;
}

/** What needs no data, loaded by those processes alone that answer: before their turn, which may be days away. */
export interface Loaded extends Shown {
  places: Places;
}
