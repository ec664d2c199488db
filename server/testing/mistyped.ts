/** A value with a wrong type, as an untyped caller may send it. */
export const mistyped = <T>(value: unknown): T => value as T;
