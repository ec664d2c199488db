import { CORNERS } from '../appearance/corners';

const SIDES = ['bottom', 'top', 'left', 'right', 'auto'] as const;

export const knownValues = {
  stepType: ['welcome', 'highlight', 'tooltip', 'modal'],
  stepDirection: [...SIDES, ...SIDES.flatMap((side) => [`${side}-start`, `${side}-end`] as const)],
  advanceOn: ['button', 'click', 'url-change', 'event'],
  changedTarget: ['show', 'missing'],
  missingTarget: ['wait', 'skip', 'center', 'end'],
  tourStart: ['minified', 'immediate', 'manual'],
  trigger: ['once', 'until-finished', 'every-session', 'always'],
  beaconPosition: CORNERS,
  secondAction: ['next', 'back', 'go-to-step', 'open-url', 'finish', 'close'],
} as const;

/** The most steps a tour has. */
export const MAX_STEPS = 50;
