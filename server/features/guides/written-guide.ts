import type { Guide, GuideText } from '../../../contract/guides.ts';
import type { Needs } from '../../platform/platform.ts';
import { guideCall } from '../../../contract/paths.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { ContentError } from './content-error.ts';
import { fileOf } from './guide-file.ts';
import { refuseHtml } from './refuse-html.ts';
import { refuseTangle } from './refuse-tangle.ts';
import type { Pages } from '../pages/pages.ts';
import type { Guides } from './guides.ts';

interface WrittenGuide {
  /** The whole file. */
  file: string;
  /** The document that readers would see. */
  html: string;
}

/** A page as an administrator writes it, at its path. Throws 202 with a sentence that says what cannot be shown, and where. */
export function writtenGuide(
  { guides, pages, log }: Needs<'log'> & { guides: Guides; pages: Pages },
  path: string,
  text: GuideText,
): WrittenGuide {
  const file = fileOf(text);
  // The file ends with a line end, so that it splits into one more.
  const above = lines(file) - 1 - lines(text.markdown);
  const inItsPlace = '\n'.repeat(above) + text.markdown;
  try {
    refuseTangle(inItsPlace);
    const guide = guides.read(file);
    refuseHtml(inItsPlace);
    return { file, html: shown(guide) };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    const { line, what } = error;
    if (line > above)
      throw new Refusal(202, `Line ${line - above} of the text: ${what}.`, { field: 'markdown' });
    throw new Refusal(202, `What stands above the text: ${what}.`);
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

function lines(text: string): number {
  return text.split('\n').length;
}
