import type { Guide, GuideText } from '../../contract/guides.ts';
import { Refusal } from '../http/refusal.ts';
import { ContentError } from './content-error.ts';
import { fileOf } from './guide-file.ts';
import type { Guides } from './guides.ts';
import { refuseHtml } from './refuse-html.ts';
import { refuseTangle } from './refuse-tangle.ts';

interface WrittenGuide {
  /** The whole file. */
  file: string;
  /** What readers would see. */
  guide: Guide;
}

/** A page as an administrator writes it. Throws 202 with a sentence that names the line of what cannot be shown. */
export function writtenGuide(guides: Guides, text: GuideText): WrittenGuide {
  const file = fileOf(text);
  // The file ends with a line end, so that it splits into one more.
  const above = lines(file) - 1 - lines(text.markdown);
  const inItsPlace = '\n'.repeat(above) + text.markdown;
  try {
    refuseTangle(inItsPlace);
    const guide = guides.read(file);
    refuseHtml(inItsPlace);
    return { file, guide };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    const { line, what } = error;
    if (line > above)
      throw new Refusal(202, `Line ${line - above} of the text: ${what}.`, { field: 'markdown' });
    throw new Refusal(202, `What stands above the text: ${what}.`);
  }
}

function lines(text: string): number {
  return text.split('\n').length;
}
