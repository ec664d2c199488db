/**
 * What releases of an application do to an element that was picked. Each function changes the page around `target`, and returns the element
 * that people see as the same afterwards, or null if it is gone. They run in pages, bundled with `picking.ts`, which passes `tools`.
 */
export type Tools = {
  /** Copies an element, as a release may add a similar one: without ids and names, and with another text. */
  another: (element: Element, text: string) => Element;
  /** Replaces each text below an element with what `change` returns for it. */
  texts: (element: Element, change: (text: string) => string) => void;
  /** Replaces an element with one that has another tag, and the same attributes and content. */
  rename: (element: Element, tag: string) => Element;
  rowOf: (element: Element) => Element | null;
};

export type Change = (target: HTMLElement, tools: Tools) => Element | null;

const MAX_OWN_TEXT = 80;

const button = (text: string) => Object.assign(document.createElement('button'), { textContent: text });

export const CHANGES: Record<string, Change> = {
  'a button is added before it': (target) => {
    target.before(button('Import'));
    return target;
  },
  'a button is added after it': (target) => {
    target.after(button('Import'));
    return target;
  },
  'a button is added at the start of its container': (target) => {
    target.parentElement?.prepend(button('Import'));
    return target;
  },
  'one of its kind is added before it': (target, { another }) => {
    target.before(another(target, 'Import'));
    return target;
  },
  'two of its kind are added before it': (target, { another }) => {
    target.before(another(target, 'Import'), another(target, 'Share'));
    return target;
  },
  'one of its kind is added after it': (target, { another }) => {
    target.after(another(target, 'Import'));
    return target;
  },
  'it is wrapped': (target) => {
    const wrapper = document.createElement('div');
    target.replaceWith(wrapper);
    wrapper.append(target);
    return target;
  },
  'its container is wrapped': (target) => {
    const wrapper = document.createElement('section');
    const parent = target.parentElement as Element;
    if (parent === document.body) return target;
    parent.replaceWith(wrapper);
    wrapper.append(parent);
    return target;
  },
  'its container is unwrapped': (target) => {
    const parent = target.parentElement as Element;
    if (parent !== document.body) parent.replaceWith(...parent.childNodes);
    return target;
  },
  'it is removed': (target) => {
    target.remove();
    return null;
  },
  'it is removed, and one of its kind with another text takes its place': (target, { another }) => {
    const other = another(target, 'Import');
    target.replaceWith(other);
    // People recognize an element by a short text. Without one, as in a text field, the other element is the same to them.
    const { length } = (target.textContent ?? '').trim();
    return length > 0 && length <= MAX_OWN_TEXT ? null : other;
  },
  'the element before it is removed': (target) => {
    target.previousElementSibling?.remove();
    return target;
  },
  'the element after it is removed': (target) => {
    target.nextElementSibling?.remove();
    return target;
  },
  'it is renamed': (target, { texts }) => {
    texts(target, () => 'Something else');
    return target;
  },
  'it is written in capitals': (target, { texts }) => {
    texts(target, (text) => text.toUpperCase());
    return target;
  },
  'a count is added to its text': (target) => {
    target.append(Object.assign(document.createElement('span'), { textContent: ' 3' }));
    return target;
  },
  'it is named for screen readers': (target) => {
    target.setAttribute('aria-label', 'Something else');
    return target;
  },
  'it moves to the end of its container': (target) => {
    target.parentElement?.append(target);
    return target;
  },
  'it moves to the start of its container': (target) => {
    target.parentElement?.prepend(target);
    return target;
  },
  'it moves to the end of the page': (target) => {
    document.body.append(target);
    return target;
  },
  'it moves to the start of the page': (target) => {
    document.body.prepend(target);
    return target;
  },
  'it changes places with the element before it': (target) => {
    target.previousElementSibling?.before(target);
    return target;
  },
  'it changes places with the element after it': (target) => {
    target.nextElementSibling?.after(target);
    return target;
  },
  'the order in its container is reversed': (target) => {
    const parent = target.parentElement as Element;
    parent.append(...[...parent.children].reverse());
    return target;
  },
  'the page is translated': (target, { texts }) => {
    document.documentElement.lang = 'de';
    texts(document.body, (text) => (text.trim() ? `${text} auf Deutsch` : text));
    return target;
  },
  'the page is translated and its classes are generated again': (target, { texts }) => {
    document.documentElement.lang = 'de';
    texts(document.body, (text) => (text.trim() ? `${text} auf Deutsch` : text));
    for (const one of document.body.querySelectorAll('[class]')) one.setAttribute('class', 'css-1a2b3c');
    return target;
  },
  'ids are generated again': (target) => {
    for (const [at, one] of [...document.body.querySelectorAll('[id]')].entries()) one.id = `generated-${at}-9f8e7d6c`;
    return target;
  },
  'classes are generated again': (target) => {
    for (const [at, one] of [...document.body.querySelectorAll('[class]')].entries())
      one.setAttribute('class', `css-${at}x9f8e7d6c`);
    return target;
  },
  'classes are gone': (target) => {
    for (const one of document.body.querySelectorAll('[class]')) one.removeAttribute('class');
    return target;
  },
  'attributes for tests are gone': (target) => {
    for (const one of document.body.querySelectorAll('[data-testid]')) one.removeAttribute('data-testid');
    return target;
  },
  'attributes for tests are gone and one of its kind is added before it': (target, { another }) => {
    for (const one of document.body.querySelectorAll('[data-testid]')) one.removeAttribute('data-testid');
    target.before(another(target, 'Import'));
    return target;
  },
  'its tag changes': (target, { rename }) => {
    const role = target.getAttribute('role') ?? (target.localName === 'button' ? 'button' : undefined);
    const next = rename(target, 'div');
    if (role) next.setAttribute('role', role);
    return next;
  },
  'the tag of its container changes': (target, { rename }) => {
    const parent = target.parentElement as Element;
    if (parent !== document.body && !parent.matches('tr, tbody, table, td')) rename(parent, 'section');
    return target;
  },
  'a row is added before its row': (target, { rowOf, another }) => {
    const row = rowOf(target) ?? target;
    row.before(another(row, 'Customer 99'));
    return target;
  },
  'the first row is removed': (target, { rowOf }) => {
    const row = rowOf(target);
    const first = row?.parentElement?.firstElementChild;
    if (first && first !== row) first.remove();
    return target;
  },
  'its row is removed': (target, { rowOf }) => {
    (rowOf(target) ?? target).remove();
    return null;
  },
  'rows are sorted the other way': (target, { rowOf }) => {
    const rows = rowOf(target)?.parentElement;
    rows?.append(...[...rows.children].reverse());
    return target;
  },
  'a hidden copy of the page is added before the page': (target) => {
    const copy = document.createElement('div');
    for (const child of document.body.children) if (child.localName !== 'script') copy.append(child.cloneNode(true));
    copy.style.display = 'none';
    document.body.prepend(copy);
    return target;
  },
  'a banner is added above the page': (target) => {
    const banner = document.createElement('div');
    banner.innerHTML = '<p>News</p><button>Read</button><button>Close</button>';
    document.body.prepend(banner);
    return target;
  },
  'it is drawn again': (target) => {
    const next = target.cloneNode(true) as Element;
    target.replaceWith(next);
    return next;
  },
  'it is hidden': (target) => {
    target.style.display = 'none';
    return target;
  },
  'the element before it is replaced with one of its kind': (target, { another }) => {
    const before = target.previousElementSibling;
    if (before) before.replaceWith(another(target, 'Import'));
    return target;
  },
};
