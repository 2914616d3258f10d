import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import type { Directives } from 'mdast-util-directive';
import type { State } from 'mdast-util-to-hast';
import { bars } from './bars.ts';
import type { Citations } from './citations.ts';
import { ContentError, lineOf } from './content-error.ts';
import type { Directive } from './directive.ts';
import { addressOf } from './links.ts';
import { scrollTable } from './scroll-table.ts';
import { titledEntries } from './titled-entries.ts';

/** What remark-rehype calls for directives. They throw a ContentError for one that is not here, or not like this. */
export function directiveHandlers(citations: Citations) {
  const tables = scrollTable();
  const byType: Record<Directives['type'], Record<string, Directive>> = {
    containerDirective: {
      note,
      steps,
      timeline,
      terms: terms('terms.terms'),
      badges: terms('badges.badges'),
      table: tables,
      bars,
    },
    leafDirective: {},
    textDirective: { cite: cite(citations), badge, button },
  };
  const handle: Directive = (state, node) => {
    const directives = byType[node.type];
    if (Object.hasOwn(directives, node.name)) return directives[node.name](state, node);
    throw new ContentError(lineOf(node), `there is no directive ':${node.name}' here`);
  };
  return { containerDirective: handle, leafDirective: handle, textDirective: handle };
}

/** A remark that stands out; `urgent` about help that cannot wait. */
const note: Directive = (state, node) => {
  const urgent = has(node, 'urgent');
  return h('div', { className: `note.note note.${urgent ? 'urgent' : 'plain'}` }, [
    icon(urgent ? 'phone' : 'info', 22, 'note.icon'),
    h('div', { className: 'note.text' }, contents(state, node)),
  ]);
};

/** Things to do one after the other: a list whose entries have a title and a text. */
const steps: Directive = (state, node) =>
  h(
    'ol',
    { className: 'steps.steps', role: 'list' },
    titledEntries(state, node).map(({ title, text }, index) =>
      h('li', { className: 'steps.step' }, [
        h('span', { className: 'steps.number', ariaHidden: 'true' }, String(index + 1)),
        h('div', { className: 'steps.words' }, [h('h3', title), ...text]),
      ]),
    ),
  );

/** What tends to happen when: a list whose entries have a time and a text. */
const timeline: Directive = (state, node) =>
  h(
    'ol',
    { className: 'timeline.timeline', role: 'list' },
    titledEntries(state, node).map(({ title, text }) =>
      h('li', { className: 'timeline.stage' }, [h('h3', { className: 'timeline.when' }, title), ...text]),
    ),
  );

/** Words and what they mean: a list whose entries have a title and one paragraph. */
function terms(className: string): Directive {
  return (state, node) =>
    h(
      'dl',
      { className },
      titledEntries(state, node).map(({ title, text }) =>
        h('div', [
          h('dt', title),
          h(
            'dd',
            text.flatMap((block) => ('children' in block ? block.children : [])),
          ),
        ]),
      ),
    );
}

/** After a fact: the number of its source, as a link to it. */
function cite(citations: Citations): Directive {
  return (_, node) => {
    const [label] = node.children;
    const id = label && 'value' in label ? label.value : '';
    const number = citations.cite(id, lineOf(node));
    return h('sup', { className: 'cite.mark' }, [
      h('a', { href: `#source-${id}` }, [
        h('span', { className: 'visually-hidden' }, 'Source '),
        String(number),
      ]),
    ]);
  };
}

/** A fact as profiles show it; `ok` or `warn`. */
const badge: Directive = (state, node) => {
  const tone = has(node, 'ok') ? 'ok' : has(node, 'warn') ? 'warn' : 'plain';
  return h('span', { className: `badge.badge badge.${tone}` }, [
    ...(tone === 'ok' ? [icon('check', 20)] : []),
    h('span', contents(state, node)),
  ]);
};

/** A link to what the reader is to do. */
const button: Directive = (state, node) => {
  const address = addressOf(node.attributes?.href ?? '', lineOf(node));
  return h('a', { className: 'button.button button.primary', ...address }, [
    h('span', contents(state, node)),
  ]);
};

/** An icon that the page defines. */
function icon(name: string, size: number, className?: string): Element {
  return h('svg', { ...(className && { className }), width: size, height: size, ariaHidden: 'true' }, [
    h('use', { href: `#icon-${name}` }),
  ]);
}

function has(node: Directives, attribute: string): boolean {
  return Object.hasOwn(node.attributes ?? {}, attribute);
}

function contents(state: State, node: Directives): ElementContent[] {
  return state.all(node);
}
