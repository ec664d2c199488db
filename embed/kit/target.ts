import type { FoundTarget, TargetChange, TargetSnapshot } from '../../widgets/selectors/target-snapshot';
import type { RenderEnv } from './renderer';

/** How a widget names its element. */
type Named = {
  selector: string;
  snapshot: TargetSnapshot | null | undefined;
  /** `missing`: an element that reads otherwise than when it was picked is none. */
  changedTarget: string | null | undefined;
};

/**
 * Finds the element of a widget for {@link waitFor}.
 * @returns `find`, and `change`, which tells how what was found last reads otherwise than when it was picked
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
