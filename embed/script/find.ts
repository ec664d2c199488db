import { alternativesOf } from '../../widgets/selectors/alternatives';
import type { FoundTarget, TargetSnapshot } from '../../widgets/selectors/target-snapshot';

type Semantics = typeof import('../kit/semantics');

let semantics: Semantics | undefined;

/** Matches the parts of a widget that need roles, names and texts of elements. */
const NEEDS_SEMANTICS = /Snapshot":\{|role=|text\(|-is\(|>>/;

/**
 * Loads the code that finds elements by role and text, if the JSON in `widgets` needs it; without `widgets`, always. Rejects if the code
 * cannot be loaded.
 */
export async function loadSemantics(load: () => Promise<Semantics>, widgets?: string): Promise<Semantics | undefined> {
  if (!semantics && (widgets === undefined || NEEDS_SEMANTICS.test(widgets))) semantics = await load();
  return semantics;
}

function query(root: ParentNode, part: string): Element[] {
  try {
    return [...root.querySelectorAll(part)];
  } catch {
    // The part is not plain CSS.
    try {
      return semantics?.matchAll(root, part) ?? [];
    } catch {
      return [];
    }
  }
}

/**
 * The elements that a selector names; `host >>> inner` leads into open shadow roots and frames of this origin, and in `a || b` the
 * first selector that finds an element counts.
 * @param tried the alternatives in the order in which they are tried
 */
export function findAll(selector: string, tried: readonly string[] = alternativesOf(selector)): Element[] {
  for (const one of tried) {
    let roots: ParentNode[] = [document];
    let found: Element[] = [];
    for (const part of one.split('>>>')) {
      found = part.trim() ? roots.flatMap((root) => query(root, part.trim())) : [];
      // Inside an element: its open shadow root, or its frame's document if that is of this origin.
      roots = found.flatMap((host) => host.shadowRoot ?? (host as Partial<HTMLIFrameElement>).contentDocument ?? []);
    }
    if (found.length) return found;
  }
  return [];
}

/** Of several elements the first that is drawn: applications keep hidden copies for other sizes of the window. */
export function findElement(selector: string): Element | null {
  const found = findAll(selector);
  return found.find((one) => one.getClientRects().length) ?? found[0] ?? null;
}

/** The element that a selector names, compared with what was seen there when it was picked. */
export function findTarget(selector: string, snapshot?: TargetSnapshot | null): FoundTarget | undefined {
  // If the code that compares is not loaded, this returns no element, because the selector may match another element than the picked one.
  if (snapshot?.selector === selector) return semantics?.resolve(snapshot, findAll);
  const element = findElement(selector);
  return element ? { element } : undefined;
}
