/** Known values of the settings that all widget types share. Values of a single type are in its folder. */
export const knownValues = {
  duringDialogs: ['wait', 'show'],
  frequency: ['once', 'session', 'always', 'until-completed', 'interval'],
} as const;
