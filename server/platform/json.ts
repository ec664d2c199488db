/** The most bytes that an object of free form may have as JSON, in UTF-8. */
export const MAX_JSON_BYTES = 65_536;

export const TOO_LARGE = `Must not be larger than ${MAX_JSON_BYTES} bytes as JSON.`;

export const isTooLarge = (value: unknown): boolean => Buffer.byteLength(JSON.stringify(value)) > MAX_JSON_BYTES;
