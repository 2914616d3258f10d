/*
 * Writing pages as text, without what only a browser's DOM needs (docs/decisions/0004, 0057 and 0058). Loaded by the
 * server's entry alone.
 */
import { options } from 'preact';
import type { VNode } from 'preact';
import { jsxTemplate } from 'preact/jsx-runtime';
import { renderToString } from 'react-dom/server';
import type { ReactNode } from 'react';
import { Link } from 'wouter';

/** By the names that preact-render-to-string knows too. */
type Rendered = VNode & { __c?: object | null };

/** What components become, of those that have been rendered before. */
export type Texts = ReadonlyMap<unknown, string>;

const NONE: Texts = new Map();

/** Renders a part of a page; some components in it may be texts already. */
export function textOf(part: () => ReactNode, texts = NONE): string {
  const { vnode: before } = options;
  options.vnode = (vnode: VNode) => cheapen(vnode, texts);
  try {
    return renderToString(part());
  } finally {
    options.vnode = before;
  }
}

// In place of what preact/compat does to each element for the browser's DOM: an eighth of the time.
function cheapen(vnode: VNode, texts: Texts): void {
  const { type } = vnode;
  if (typeof type !== 'function') return;
  if (type === Link) asAnchor(vnode);
  const text = texts.get(type);
  if (text !== undefined) vnode.type = () => jsxTemplate([text]);
}

/** In text a link is what it becomes: it listens to nobody, and takes nothing along. */
function asAnchor(vnode: VNode): void {
  vnode.type = 'a';
  Object.assign(vnode.props, { state: undefined });
}

// A component lets go of its page once it is text: V8 would keep the trees of pages until it collects what lives long,
// and copy them twice before.
const { unmount } = options;
options.unmount = (vnode) => {
  unmount?.(vnode);
  const component = (vnode as Rendered).__c;
  if (component) Object.assign(component, { __v: null, props: null, context: null });
};
