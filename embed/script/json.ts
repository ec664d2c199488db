type Custom = { toJSON?: unknown };

/**
 * JSON of a value, without the `toJSON` methods that a library of the page added to all arrays, objects and dates: that of Prototype.js
 * turns arrays into strings. A `toJSON` of any other object is the application's own and is called.
 */
export const toJson = (value: unknown): string =>
  JSON.stringify(value, function (this: Record<string, Custom | null | undefined>, key, given) {
    const own = this[key];
    if (own instanceof Date) return Number.isFinite(+own) ? own.toISOString() : null;
    return Array.isArray(own) || own?.toJSON === (Object.prototype as Custom).toJSON ? own : given;
  });
