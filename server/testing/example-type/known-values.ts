export const knownValues = {
  stripTone: ['calm', 'loud'],
} as const;
