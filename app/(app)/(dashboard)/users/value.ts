/** A metadata value as text: JSON unless it is a string. */
export function textOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

export type ValueType = 'text' | 'number' | 'boolean' | 'json';

/** The kind of input that a value is edited with. */
export function typeOf(value: unknown): ValueType {
  if (typeof value === 'number') return 'number';
  if (typeof value === 'boolean') return 'boolean';
  return value === undefined || typeof value === 'string' ? 'text' : 'json';
}

/** Parses `text` as a value of the type; undefined if it is invalid. */
export function parseValue(type: ValueType, text: string): unknown {
  if (type === 'text') return text;
  if (type === 'boolean') return text === 'true';
  if (type === 'number') {
    const number = Number(text);
    return text.trim() && Number.isFinite(number) ? number : undefined;
  }
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Parses `text` as a JSON object; undefined if it is anything else. */
export function parseMetadata(text: string): Record<string, unknown> | undefined {
  const value = parseValue('json', text);
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : undefined;
}
