import type { Guide } from '#contract/guides.ts';
import type { Context } from '../../app/context.ts';
import { guideCall } from '#contract/paths.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { ContentError } from './content-error.ts';
import { refuseHtml } from './refuse-html.ts';
import { refuseTangle } from './refuse-tangle.ts';

/**
 * The document that readers would see of a page at a path, as an administrator writes its file. Throws 202 with a
 * sentence that says what cannot be shown, and where.
 */
export function writtenGuide(
  { guides, pages, log }: Pick<Context, 'guides' | 'pages' | 'log'>,
  path: string,
  file: string,
): string {
  try {
    refuseTangle(file);
    const guide = guides.read(file);
    refuseHtml(guides.open(file).body);
    return shown(guide);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    throw new Refusal(202, `Line ${error.line}: ${error.what}.`, { field: 'text' });
  }

  function shown(guide: Guide): string {
    try {
      return pages.preview(path, guideCall(path), guide);
    } catch (error) {
      log.error({ err: error }, 'a page that is written cannot be shown');
      throw new Refusal(
        202,
        'This can be read, but not be shown as a page. It was not saved: please change what you wrote last.',
      );
    }
  }
}
