import { pathParameters } from '../operations';
import { BASE, type Route, routes } from './routes';

const readable = new Map(
  routes
    .filter(({ method }) => method === 'GET')
    .flatMap(({ template }) => {
      const [, collection] = /^(.*)\/\{\w+\}$/.exec(template) ?? [];
      return collection === undefined ? [] : [[collection, template] as const];
    }),
);

/** The path template of the record that a route creates, if a GET route exists for it. */
function templateOfOne({ template }: Route): string | undefined {
  // A duplicate is in the same collection as its original.
  const made = template.replace(/\/\{\w+\}\/duplicate$/, '');
  // The path of an item does not contain the section that it is created in.
  return readable.get(made) ?? readable.get(made.replace(/\/\w+\/\{\w+\}(?=\/\w+$)/, ''));
}

/** The path of the record that a request created, for `Location`. Undefined without a GET route for it. */
export function locationOf(route: Route, parameters: Record<string, string>, answer: unknown): string | undefined {
  const { id } = answer as { id?: number };
  const isUpsert = route.method === 'PUT' || route.method === 'PATCH';
  const template = isUpsert ? route.template : templateOfOne(route);
  if (!template) return undefined;
  const own = pathParameters(template).at(-1);
  return (
    BASE +
    template.replace(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(!isUpsert && name === own ? String(id) : (parameters[name] ?? '')),
    )
  );
}
