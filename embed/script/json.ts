type Custom = { toJSON?: unknown };

/**
 * JSON of a value, as without what a library of the page added to all arrays, objects and dates: Prototype.js makes texts of arrays by
 * a `toJSON`. That of another kind of object is the application's own and counts.
 */
export const toJson = (value: unknown): string =>
  JSON.stringify(value, function (this: Record<string, Custom | null | undefined>, key, given) {
    const own = this[key];
    if (own instanceof Date) return Number.isFinite(+own) ? own.toISOString() : null;
    return Array.isArray(own) || own?.toJSON === (Object.prototype as Custom).toJSON ? own : given;
  });
