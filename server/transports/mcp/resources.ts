import type { ListResourcesResult, ResourceTemplateType } from '@modelcontextprotocol/server';
import { definitions } from '../../../widgets/contract/registry';
import { nounOf } from '../../../widgets/contract/type';
import type { Ctx } from '../../auth/context';
import { notFound } from '../../platform/errors';
import { describeApi } from '../openapi/openapi';
import { APP_RESOURCE, APP_URI, readApp } from './apps';
import { openapiIndex, partOf } from './openapi-parts';
import { callTool } from './tools';

const OPENAPI = 'docent://openapi.json';
const INDEX = `${OPENAPI}/index`;
const MIME = 'application/json';
/** Widgets on one page of the list. */
const PAGE = 50;

const API_RESOURCES: ListResourcesResult['resources'] = [
  {
    uri: INDEX,
    name: 'openapi-index',
    title: 'REST API, operations by tag',
    description:
      'The tags and operations of the REST API. Each can be read: docent://openapi.json/{tag or operationId}.',
    mimeType: MIME,
  },
  {
    uri: OPENAPI,
    name: 'openapi',
    title: 'REST API description',
    description: 'The OpenAPI 3.1 document of the REST API as a whole, which is long: more than 100,000 tokens.',
    mimeType: MIME,
  },
];

type Row = { entityType: string; id: number; name: string };

/**
 * The resources that can be attached: the description of the REST API, then every widget that is not archived, most recently saved first.
 * Hosts that show apps get the app before them.
 * @param cursor the `nextCursor` of the previous page. @throws DocentError `validation_error` for an invalid cursor
 */
export async function listResources(ctx: Ctx, cursor?: string, apps = false): Promise<ListResourcesResult> {
  const first = apps ? [APP_RESOURCE, ...API_RESOURCES] : API_RESOURCES;
  if (!ctx.can('read')) return { resources: first };
  const asked = { limit: PAGE, ...(cursor === undefined ? {} : { after: cursor }) };
  const { data, pagination } = await callTool(ctx, 'list_widgets', asked);
  const { next } = pagination as { next?: string };
  const widgets = (data as Row[]).flatMap(({ entityType, id, name }) => {
    const type = definitions.find((definition) => definition.entityType === entityType);
    return type ? [{ uri: `docent://${type.path}/${id}`, name, title: `${name} (${type.label})`, mimeType: MIME }] : [];
  });
  return {
    resources: cursor === undefined ? [...first, ...widgets] : widgets,
    ...(next === undefined ? {} : { nextCursor: next }),
  };
}

/** One template for each widget type, and the templates for parts of the OpenAPI description. */
export const listResourceTemplates = (): ResourceTemplateType[] => [
  ...definitions.map((type) => ({
    uriTemplate: `docent://${type.path}/{id}`,
    name: nounOf(type),
    title: type.label,
    description: `One ${type.label} as JSON, as get_widget returns it.`,
    mimeType: MIME,
  })),
  {
    uriTemplate: `${OPENAPI}/{part}`,
    name: 'openapi-part',
    title: 'REST API, one tag or operation',
    description:
      'The part of the OpenAPI document of one tag, such as `segments`, or of one operationId, with the schemas that it names.',
    mimeType: MIME,
  },
];

/** @throws DocentError `not_found` for an unknown address and for another company's widget. */
export async function readResource(ctx: Ctx, uri: string) {
  const contents = (text: string) => ({ contents: [{ uri, mimeType: MIME, text }] });
  if (uri === APP_URI) return readApp();
  if (uri === OPENAPI) return contents(describeApi());
  if (uri === INDEX) return contents(JSON.stringify(openapiIndex(describeApi())));
  if (uri.startsWith(`${OPENAPI}/`)) {
    const part = partOf(describeApi(), uri.slice(OPENAPI.length + 1));
    if (!part) throw notFound('Resource');
    return contents(JSON.stringify(part));
  }
  const [, path, id] = /^docent:\/\/([a-z-]+)\/([1-9]\d{0,9})$/.exec(uri) ?? [];
  const definition = definitions.find((candidate) => candidate.path === path);
  if (!definition || Number(id) > 2_147_483_647) throw notFound('Resource');
  const { entityType: type } = definition;
  return contents(JSON.stringify(await callTool(ctx, 'get_widget', { type, id: Number(id) })));
}
