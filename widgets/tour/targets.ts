import type { Target } from '../contract/definition';
import type { TargetSnapshot } from '../selectors/target-snapshot';

/** The fields of a step that determine its target. */
export type Step = { id: string; type: string; targetSnapshot?: TargetSnapshot | undefined } & Partial<
  Record<'title' | 'domQuery' | 'pageUrl' | 'advanceOn', string | undefined>
>;

const CENTERED = ['welcome', 'modal'];

/** The elements that steps point at. After a step that waits for an action on the page, later elements may exist only after the action. */
export function targetsOf(steps: readonly Step[]): Target[] {
  let isLater = false;
  return steps.flatMap(({ id, type, title, domQuery, targetSnapshot, pageUrl, advanceOn = 'button' }, index) => {
    if (pageUrl) isLater = false;
    const selector = !CENTERED.includes(type) && domQuery?.trim() ? domQuery : undefined;
    const target = selector && {
      path: `steps[${index}].domQuery`,
      selector,
      ...(targetSnapshot ? { snapshot: targetSnapshot } : {}),
      entryId: id,
      ...(title ? { title } : {}),
      ...(pageUrl ? { page: pageUrl } : {}),
      ...(isLater ? { isLater } : {}),
    };
    if (advanceOn !== 'button') isLater = true;
    return target ? [target] : [];
  });
}
