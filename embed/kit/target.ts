import type { FoundTarget, TargetChange, TargetSnapshot } from '../../widgets/selectors/target-snapshot';
import type { RenderEnv } from './renderer';

/** The settings by which a widget finds its element. */
type Named = {
  selector: string;
  snapshot: TargetSnapshot | null | undefined;
  /** `missing`: an element whose text differs from the snapshot counts as not found. */
  changedTarget: string | null | undefined;
};

/**
 * Finds the element of a widget for {@link waitFor}.
 * @returns `find`, and `change`: how the text of the last found element differs from the snapshot
 */
export function targetFinder(env: RenderEnv, { selector, snapshot, changedTarget }: Named) {
  let last: FoundTarget | undefined;
  return {
    find: (): Element | null => {
      last = env.find(selector, snapshot);
      return last && !(last.change && changedTarget === 'missing') ? last.element : null;
    },
    change: (): TargetChange | undefined => last?.change,
  };
}
