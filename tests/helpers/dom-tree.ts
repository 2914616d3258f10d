/** What an element says of itself (its attributes and texts, sorted), by its path: `0:div/1:main/0:svg:path`. */
export type DomTree = Record<string, string[]>;

/**
 * The comparable part of a DOM below an element. Runs in the page, so it uses nothing from outside. What legitimately
 * differs between an adopted and a newly made DOM is left out here, and only here.
 */
export function domTreeOf(root: Element): DomTree {
  const tree: DomTree = {};
  const ids = new Map<string, string>();
  visit(root, '');
  return tree;

  function visit(element: Element, path: string) {
    tree[path] = [...attributesOf(element), ...propertiesOf(element)].sort();
    // Announces what happened on the way here, which is nothing after a load.
    if (element.getAttribute('role') === 'status') return;
    tree[path].push(...textsOf(element));
    [...element.children].forEach((child, index) => {
      const space = child instanceof SVGElement ? 'svg:' : '';
      visit(child, `${path}/${index}:${space}${child.localName}`);
    });
  }

  function attributesOf(element: Element): string[] {
    const isFocusMark = ({ name, value }: Attr) =>
      // Navigation moves the focus to the heading; a page load leaves it to the browser.
      element.localName === 'h1' && name === 'tabindex' && value === '-1';
    const isStartValue = ({ name }: Attr) =>
      // The renderer sets properties, and leaves "defaultvalue" on a select; the values are compared below.
      isField(element) && /^(value|checked|selected|defaultvalue)$/.test(name);
    return [...element.attributes]
      .filter((attribute) => !isFocusMark(attribute) && !isStartValue(attribute))
      .map(({ name, value }) => `${name}="${withoutIds(value)}"`);
  }

  function propertiesOf(element: Element): string[] {
    if (!isField(element)) return [];
    const { value, checked, selected } = element as Partial<HTMLInputElement & HTMLOptionElement>;
    return Object.entries({ value, checked, selected }).map(([name, held]) => `.${name}=${String(held)}`);
  }

  /** useId counts from the root of each render: its ids are compared by the order in which they are met. */
  function withoutIds(value: string): string {
    return value.replace(/\bP\d+-\d+/g, (id) => {
      if (!ids.has(id)) ids.set(id, `id-${ids.size}`);
      return ids.get(id) ?? id;
    });
  }

  /** Runs of text between child elements; how a renderer cuts a run into nodes says nothing. */
  function textsOf(element: Element): string[] {
    if (element.localName === 'textarea') return [];
    const runs = [''];
    for (const node of element.childNodes) {
      if (node instanceof Text) runs[runs.length - 1] += node.data;
      else if (node instanceof Element) runs.push('');
    }
    return runs.flatMap((text, index) => (text ? [`text ${index}: ${text}`] : []));
  }

  function isField(element: Element): boolean {
    return element.matches('input, textarea, select, option');
  }
}

/** Where two trees differ: `path: - only in the first` and `path: + only in the second`. */
export function differences(first: DomTree, second: DomTree): string[] {
  const paths = [...new Set([...Object.keys(first), ...Object.keys(second)])];
  return paths.flatMap((path) => {
    if (!(path in second)) return [`${path}: - element`];
    if (!(path in first)) return [`${path}: + element`];
    const gone = first[path].filter((line) => !second[path].includes(line));
    const come = second[path].filter((line) => !first[path].includes(line));
    return [...gone.map((line) => `${path}: - ${line}`), ...come.map((line) => `${path}: + ${line}`)];
  });
}
