import { expect } from 'vitest';
import { openTestApi } from './api';

export type Json = Record<string, unknown>;
export type Answer = { status: number; body: Json & { error?: { code: string; message: string; details: Json } } };

export const step = (id: string, title: string) => ({ id, type: 'modal', title, content: '<p>x</p>' });
/** The request body of a live tour of two steps. */
export const TOUR = {
  name: 'Tour',
  steps: [step('a', 'One'), step('b', 'Two')],
  settings: { tourStart: 'immediate', timeout: 5 },
  targeting: { showOnAllPages: true },
  active: true,
};

export const stepsOf = (body: Json) => body.steps as ReturnType<typeof step>[];
export const titlesOf = (body: Json) => stepsOf(body).map(({ title }) => title);

/** Opens the API for tests of drafts of tours. Call it once in each test file: the server stops after the file. */
export async function openTourDrafts() {
  const { api, key } = await openTestApi();
  const call = async (method: string, path: string, body?: object, by = key): Promise<Answer> => {
    const answer = await api.call(method, path, { key: by, ...(body ? { body } : {}) });
    return { status: answer.status, body: answer.body as Answer['body'] };
  };
  /** Creates a tour. @returns its id and the paths of it, of its operations on any widget, and of its draft */
  const make = async (body: object = TOUR) => {
    const made = await call('POST', '/product-tours', body);
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    const id = made.body.id as number;
    return {
      id,
      one: `/product-tours/${id}`,
      w: `/widgets/product-tours/${id}`,
      draft: `/widgets/product-tours/${id}/draft`,
    };
  };
  return { api, key, call, make };
}
