function query(root: ParentNode, selector: string): Element[] {
  try {
    return [...root.querySelectorAll(selector)];
  } catch {
    return [];
  }
}

/** Everything that can be searched behind an element: its open shadow root, or its frame's document if that is of this origin. */
function behind(host: Element): ParentNode[] {
  try {
    const inner = host.shadowRoot ?? (host instanceof HTMLIFrameElement ? host.contentDocument : null);
    return inner ? [inner] : [];
  } catch {
    return [];
  }
}

/** The elements that a selector names; `host >>> inner` leads into open shadow roots and frames of this origin. */
export function findAll(selector: string): Element[] {
  const parts = selector.split('>>>').map((part) => part.trim());
  let roots: ParentNode[] = [document];
  let found: Element[] = [];
  for (const part of parts) {
    found = part ? roots.flatMap((root) => query(root, part)) : [];
    roots = found.flatMap(behind);
  }
  return found;
}

export const findElement = (selector: string): Element | null => findAll(selector)[0] ?? null;
