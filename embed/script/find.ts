import { alternativesOf } from '../../widgets/alternatives';

/**
 * The elements that a selector names; `host >>> inner` leads into open shadow roots and frames of this origin, and of `a || b` the
 * first that finds any counts. It is sent to pages as text, too, and so calls nothing from around it when `tried` is given.
 * @param tried the selectors in their order
 */
export function findAll(selector: string, tried: readonly string[] = alternativesOf(selector)): Element[] {
  const query = (root: ParentNode, part: string): Element[] => {
    try {
      return [...root.querySelectorAll(part)];
    } catch {
      return [];
    }
  };
  for (const one of tried) {
    let roots: ParentNode[] = [document];
    let found: Element[] = [];
    for (const part of one.split('>>>')) {
      found = part.trim() ? roots.flatMap((root) => query(root, part)) : [];
      // Behind an element: its open shadow root, or its frame's document if that is of this origin.
      roots = found.flatMap((host) => host.shadowRoot ?? (host as Partial<HTMLIFrameElement>).contentDocument ?? []);
    }
    if (found.length) return found;
  }
  return [];
}

export const findElement = (selector: string): Element | null => findAll(selector)[0] ?? null;
