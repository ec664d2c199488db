import type { Resource, ResourceTemplateType } from '@modelcontextprotocol/server';
import { definitions } from '../../../widgets/registry';
import type { Ctx } from '../../context';
import { notFound } from '../../errors';
import { describeApi } from '../openapi';
import { callTool } from './tools';

const OPENAPI = 'docent://openapi.json';
const MIME = 'application/json';

/** What stands in the list; widgets are reached through the templates. */
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
  definitions.map(({ path, label, noun }) => ({
    uriTemplate: `docent://${path}/{id}`,
    name: noun,
    title: label,
    description: `One ${label} as JSON, as get_${noun} returns it.`,
    mimeType: MIME,
  }));

/** @throws DocentError `not_found` for an unknown address and for another company's widget. */
export async function readResource(ctx: Ctx, uri: string) {
  const contents = (text: string) => ({ contents: [{ uri, mimeType: MIME, text }] });
  if (uri === OPENAPI) return contents(describeApi());
  const [, path, id] = /^docent:\/\/([a-z-]+)\/([1-9]\d{0,9})$/.exec(uri) ?? [];
  const definition = definitions.find((candidate) => candidate.path === path);
  if (!definition || Number(id) > 2_147_483_647) throw notFound('Resource');
  return contents(JSON.stringify(await callTool(ctx, `get_${definition.noun}`, { [definition.idParam]: Number(id) })));
}
