import { expect } from 'vitest';
import type { Database } from '../database/types';
import { createTestCompany } from './database';
import type { TestApi } from './http';

let made = 0;
const newId = () => `browser-${(made += 1)}`;

/**
 * Returns a function that makes a company. The company comes with `rest`, which calls its REST API, and `browser`, which makes a browser
 * with its client token. A browser uses the server of `api` or another one.
 */
export const companyMaker = (database: Database, api: TestApi) => async () => {
  const { companyId, key } = await createTestCompany(database);
  const { clientToken } = (await database.prisma.company.findUniqueOrThrow({ where: { id: companyId } })) ?? {};
  const rest = async (method: string, path: string, body?: object) => {
    const answer = await api.call(method, path, { key, body });
    expect(answer.status, answer.text).toBeLessThan(300);
    return answer.body as { id: number } & Record<string, unknown>;
  };
  const browser = (anonymousId = newId(), { url } = api) => {
    const ask = async (path: string, body: object = {}, headers: Record<string, string> = {}) => {
      const text = JSON.stringify({ clientToken, anonymousId, ...body });
      const response = await fetch(url.replace('/v1', '/client') + path, {
        method: 'POST',
        headers: { 'Content-Type': 'text/plain', ...headers },
        body: text,
      });
      const answer = await response.text();
      return { status: response.status, headers: response.headers, body: answer ? JSON.parse(answer) : undefined };
    };
    const shown = async (who: object = {}) =>
      (await ask('/bootstrap', who)).body.widgets.map(
        ({ entityType, id }: { entityType: string; id: number }) => `${entityType}/${id}`,
      );
    const report = (name: string, widget: { id: number }, entityType: string, more: object = {}, who: object = {}) => {
      const event = { id: newId(), name, entityType, entityId: widget.id, at: Date.now(), ...more };
      return ask('/events', { ...who, sentAt: Date.now(), events: [event] });
    };
    return { anonymousId, ask, shown, report };
  };
  return { companyId, key, clientToken, rest, browser };
};

/** An NPS widget that is live on every page. */
export const NPS = {
  name: 'NPS',
  active: true,
  targeting: { showOnAllPages: true },
  settings: { question: 'How likely?' },
};
/** Targeting of users with this `plan`. */
export const forUsers = (value: string) => ({
  rules: [{ type: 'user-property', property: 'plan', comparisonOperator: 'equals', value }],
});
