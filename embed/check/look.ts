import type { TargetSnapshot } from '../../widgets/selectors/target-snapshot';
import { findAll, findTarget, loadSemantics } from '../script/find';

/** An element that `docent check` looks for: its selector, and a snapshot of the element from when it was picked. */
export type TargetQuery = { selector: string; snapshot?: TargetSnapshot | undefined };

/** Whether the element is on the page. `change`: its text differs from the snapshot. */
export type TargetResult = { isThere: boolean; change?: { expected: string; found: string } | undefined };

const isDrawn = (element: Element): boolean => element.getClientRects().length > 0;

/** Finds elements as the browser script does. */
export async function look(wanted: readonly TargetQuery[]): Promise<TargetResult[]> {
  await loadSemantics(
    () => import('../kit/semantics'),
    JSON.stringify(wanted.map(({ selector, snapshot }) => ({ selector, targetSnapshot: snapshot }))),
  );
  return wanted.map(({ selector, snapshot }) => {
    const target = findTarget(selector, snapshot);
    const isThere = (target !== undefined && isDrawn(target.element)) || findAll(selector).some(isDrawn);
    return { isThere, change: isThere ? target?.change : undefined };
  });
}
