import type { paths } from 'docent-api';
import createClient from 'openapi-fetch';

export const client = createClient<paths>({
  baseUrl: process.env.BASE_URL ?? '',
  headers: { Authorization: `Bearer ${process.env.API_KEY ?? ''}` },
});

/** The answer of a call that must succeed. */
export async function done<T>(call: Promise<{ data?: T; error?: unknown; response: Response }>): Promise<T> {
  const { data, error, response } = await call;
  if (data === undefined) throw new Error(`${response.status} ${response.url}: ${JSON.stringify(error)}`);
  return data;
}

/** The status of a call, whatever its outcome. */
export const status = async (call: Promise<{ response: Response }>): Promise<number> => (await call).response.status;
