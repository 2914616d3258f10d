import type { ElementContent } from 'hast';
import { h } from 'hastscript';
import type { Link } from 'mdast';
import type { State } from 'mdast-util-to-hast';
import { ContentError, lineOf } from './content-error.ts';

const OWN = /^(\/(?![/\\])|#)/;
const OTHERS = /^(https:\/\/|tel:|sms:|mailto:)/;

/** A link; one to another site says so. Throws a ContentError for an address that no page of ours links to. */
export function linkHandler(state: State, node: Link): ElementContent {
  return h('a', addressOf(node.url, lineOf(node)), state.all(node));
}

/** The attributes of a link to an address. */
export function addressOf(href: string, line: number): Record<string, string> {
  if (!OWN.test(href) && !OTHERS.test(href)) {
    throw new ContentError(line, `'${href}' is no address: begin with /, #, https://, tel:, sms: or mailto:`);
  }
  return href.startsWith('https:') ? { href, rel: 'external noopener' } : { href };
}

/** Throws a ContentError for the address of a picture that is not on this site: pages load nothing from elsewhere. */
export function refuseForeign(src: string, line: number): void {
  if (!src.startsWith('/') || !OWN.test(src))
    throw new ContentError(line, `'${src}' is no address of a picture here: begin with /`);
}
