import { describe, expect, it } from 'vitest';
import { pathParameters } from '../operations';
import { locationOf } from './location';
import { BASE, routes } from './routes';

const creating = routes.filter(({ method, operation }) => method === 'POST' && (operation.meta.status ?? 201) === 201);
const read = new Set(routes.filter(({ method }) => method === 'GET').map(({ template }) => template));

/** Records whose own path is not in the path that creates them. */
const ELSEWHERE: Record<string, string> = {
  '/roadmaps/{roadmapId}/sections/{sectionId}/items': '/roadmaps/{roadmapId}/items',
};

describe.each(creating.map((route) => [route.template, route] as const))(
  'the Location of POST %s',
  (template, route) => {
    it('is in the collection that the record is created in', () => {
      const parameters = Object.fromEntries(pathParameters(template).map((name) => [name, name]));
      const collection = ELSEWHERE[template] ?? template.replace(/\/\{\w+\}\/duplicate$/, '');
      const isRead = [...read].some((one) => one.replace(/\/\{\w+\}$/, '') === collection && one !== collection);
      const expected = isRead ? `${BASE}${collection.replace(/[{}]/g, '')}/99` : undefined;
      expect(locationOf(route, parameters, { id: 99 })).toBe(expected);
    });
  },
);
