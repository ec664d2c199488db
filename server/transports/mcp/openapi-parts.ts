type Json = Record<string, unknown>;
type Described = { operationId?: string; summary?: string; tags?: string[] } & Json;
type Document = { paths: Record<string, Record<string, Described>>; components?: Record<string, Json> } & Json;

const METHODS = new Set(['get', 'post', 'put', 'patch', 'delete']);

const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Decodes a part of a resource URI. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function operationsOf({ paths }: Document) {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([method]) => METHODS.has(method))
      .map(([method, operation]) => ({ path, method, operation })),
  );
}

/** The tags of the description with their operations. Each tag and each operation can be read as a part. */
export function openapiIndex(text: string): Json {
  const document = JSON.parse(text) as Document;
  const tags = new Map<string, Json[]>();
  for (const { path, method, operation } of operationsOf(document)) {
    const listed = {
      operationId: operation.operationId,
      request: `${method.toUpperCase()} ${path}`,
      summary: operation.summary,
    };
    for (const tag of operation.tags ?? []) tags.set(tag, [...(tags.get(tag) ?? []), listed]);
  }
  return {
    read: 'docent://openapi.json/{part}, where part is the `part` of a tag or an `operationId`',
    tags: [...tags].map(([name, operations]) => ({ name, part: slug(name), operations })),
  };
}

/** The references of a part, such as `schemas/Tag`. */
const referencesIn = (part: unknown): string[] =>
  [...JSON.stringify(part).matchAll(/"\$ref":"#\/components\/([^"]+)"/g)].map(([, name]) => name ?? '');

/**
 * The operations of a tag, or the operation with an `operationId`, as a document with the components that they reference, directly or
 * indirectly.
 * @returns undefined for an unknown part
 */
export function partOf(text: string, part: string): Json | undefined {
  const { paths: _, components = {}, ...rest } = JSON.parse(text) as Document;
  const wanted = decoded(part);
  const chosen = operationsOf(JSON.parse(text) as Document).filter(
    ({ operation: { operationId, tags = [] } }) =>
      operationId === wanted || tags.some((tag) => slug(tag) === slug(wanted)),
  );
  if (!chosen.length) return undefined;
  const paths: Record<string, Json> = {};
  for (const { path, method, operation } of chosen) paths[path] = { ...paths[path], [method]: operation };
  const kept: Record<string, Json> = {};
  const waiting = referencesIn(paths);
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const [kind = '', key = ''] = name.split('/');
    const component = components[kind]?.[key];
    if (component === undefined || Object.hasOwn(kept[kind] ?? {}, key)) continue;
    kept[kind] = { ...kept[kind], [key]: component };
    waiting.push(...referencesIn(component));
  }
  const { info, servers, openapi, security } = rest;
  const { securitySchemes } = components;
  return {
    openapi,
    info: { title: (info as Json).title, version: (info as Json).version },
    servers,
    security,
    paths,
    components: { ...kept, ...(securitySchemes ? { securitySchemes } : {}) },
  };
}
