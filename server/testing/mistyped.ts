/** A value under a type that it does not have: what a caller without types may send. */
export const mistyped = <T>(value: unknown): T => value as T;
