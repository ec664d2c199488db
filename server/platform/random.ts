import { customAlphabet } from 'nanoid';

const BASE_62 = customAlphabet('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz');

/** `length` characters of base62 from the system's random source, each equally likely. */
export const randomBase62 = (length: number): string => BASE_62(length);

/** A new id for the address of a public page. */
export const newPublicId = (): string => randomBase62(16);
