import { CALLOUTS } from '#contract/callouts.ts';
import type { CalloutKind } from '#contract/callouts.ts';

const CALLOUT = /<aside class="(note|urgent)"(?: dir="\w+")?>/g;

/** Sanitized HTML in which each callout begins with the word for its kind: a color alone tells nobody. */
export function toldCallouts(html: string): string {
  return html.replace(CALLOUT, (tag, kind: CalloutKind) => `${tag}<p><strong>${CALLOUTS[kind]}</strong></p>`);
}
