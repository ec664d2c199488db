export const knownValues = {
  displayOn: ['hover', 'click', 'focus', 'always'],
  indicator: ['dot', 'icon', 'none'],
  tipDirection: ['bottom', 'top', 'left', 'right', 'auto'],
} as const;
