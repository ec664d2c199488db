import { definitions } from '../../../widgets/contract/registry';
import type { Ctx } from '../../auth/context';
import { DocentError } from '../../platform/errors';
import { describeApi } from '../openapi/openapi';
import { openapiIndex } from './openapi-parts';
import { listPrompts } from './prompts';
import { listResourceTemplates } from './resources';
import { callTool } from './tools';

/** The maximum number of values that the protocol allows. */
const MAX_VALUES = 100;

type Reference = { type: 'ref/prompt'; name: string } | { type: 'ref/resource'; uri: string };
type Named = { id: number; name: string };

/** The ids of records whose id begins with the value or whose name contains it. */
const idsOf = (rows: Named[], value: string): string[] =>
  rows
    .filter(({ id, name }) => String(id).startsWith(value) || name.toLowerCase().includes(value.toLowerCase()))
    .map(({ id }) => String(id));

async function widgetIds(ctx: Ctx, type: string, value: string): Promise<string[]> {
  // A number is the beginning of an id, and the list cannot search by id.
  const query = value && !/^\d+$/.test(value) ? { query: value } : {};
  const { data } = await callTool(ctx, 'list_widgets', { type, limit: MAX_VALUES, ...query });
  return idsOf(data as Named[], value);
}

async function changelogIds(ctx: Ctx, value: string): Promise<string[]> {
  const { data } = await callTool(ctx, 'list_changelogs', { limit: MAX_VALUES });
  return idsOf(data as Named[], value);
}

/** The tags and operations of the REST API that begin with the value. */
function partsOfApi(value: string): string[] {
  const { tags } = openapiIndex(describeApi()) as { tags: { part: string; operations: { operationId: string }[] }[] };
  const parts = tags.flatMap(({ part, operations }) => [part, ...operations.map(({ operationId }) => operationId)]);
  return [...new Set(parts)].filter((part) => part.startsWith(value));
}

function unknownReference(message: string): DocentError {
  return new DocentError('validation_error', message);
}

/** @throws DocentError `validation_error` for a prompt or a template that does not exist */
async function valuesFor(ctx: Ctx, ref: Reference, name: string, value: string): Promise<string[]> {
  if (ref.type === 'ref/prompt') {
    const prompt = listPrompts().find((one) => one.name === ref.name);
    if (!prompt) throw unknownReference(`There is no prompt named ${ref.name}.`);
    return name === 'changelogId' && ctx.can('read') ? changelogIds(ctx, value) : [];
  }
  const template = listResourceTemplates().find(({ uriTemplate }) => uriTemplate === ref.uri);
  if (!template) throw unknownReference(`There is no resource template ${ref.uri}.`);
  if (name === 'part') return partsOfApi(value);
  const type = definitions.find(({ path }) => ref.uri === `docent://${path}/{id}`);
  return name === 'id' && type && ctx.can('read') ? widgetIds(ctx, type.entityType, value) : [];
}

/**
 * Completes an argument of a prompt or a resource template: ids by their prefix or by a part of the record's name.
 * @returns at most 100 values; none for free text arguments
 * @throws DocentError `validation_error` for an unknown prompt or template
 */
export async function complete(ctx: Ctx, ref: Reference, argument: { name: string; value: string }) {
  const values = await valuesFor(ctx, ref, argument.name, argument.value);
  const hasMore = values.length > MAX_VALUES;
  return { completion: { values: values.slice(0, MAX_VALUES), total: values.length, hasMore } };
}
