/** Known values of the settings that every widget type has. Each type's own stand in its folder. */
export const knownValues = {
  duringDialogs: ['wait', 'show'],
  frequency: ['once', 'session', 'always', 'until-completed', 'interval'],
} as const;
