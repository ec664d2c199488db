import { z } from 'zod';

/** The public token by which the browser script names its company. */
export const clientToken = z.string().regex(/^ct_\w{1,60}$/, 'Must be a client token.');
