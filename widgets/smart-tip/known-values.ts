export const knownValues = {
  changedTarget: ['show', 'missing'],
  displayOn: ['hover', 'click', 'focus', 'always'],
  indicator: ['dot', 'icon', 'none'],
  tipDirection: ['bottom', 'top', 'left', 'right', 'auto'],
} as const;
