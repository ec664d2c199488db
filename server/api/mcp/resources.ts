import type { Resource, ResourceTemplateType } from '@modelcontextprotocol/server';
import { definitions } from '../../../widgets/registry';
import { nounOf } from '../../../widgets/type';
import type { Ctx } from '../../identity/context';
import { notFound } from '../../kernel/errors';
import { describeApi } from '../description/openapi';
import { callTool } from './tools';

const OPENAPI = 'docent://openapi.json';
const MIME = 'application/json';

/** The resources that are listed; widgets are reached through the templates. */
export const listResources = (): Resource[] => [
  {
    uri: OPENAPI,
    name: 'openapi',
    title: 'REST API description',
    description: 'The OpenAPI 3.1 document of the REST API.',
    mimeType: MIME,
  },
];

/** One template for each widget type. */
export const listResourceTemplates = (): ResourceTemplateType[] =>
  definitions.map((type) => ({
    uriTemplate: `docent://${type.path}/{id}`,
    name: nounOf(type),
    title: type.label,
    description: `One ${type.label} as JSON, as get_${nounOf(type)} returns it.`,
    mimeType: MIME,
  }));

/** @throws DocentError `not_found` for an unknown address and for another company's widget. */
export async function readResource(ctx: Ctx, uri: string) {
  const contents = (text: string) => ({ contents: [{ uri, mimeType: MIME, text }] });
  if (uri === OPENAPI) return contents(describeApi());
  const [, path, id] = /^docent:\/\/([a-z-]+)\/([1-9]\d{0,9})$/.exec(uri) ?? [];
  const definition = definitions.find((candidate) => candidate.path === path);
  if (!definition || Number(id) > 2_147_483_647) throw notFound('Resource');
  return contents(
    JSON.stringify(await callTool(ctx, `get_${nounOf(definition)}`, { [definition.idParam]: Number(id) })),
  );
}
