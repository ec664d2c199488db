import type { WidgetDefinition } from '../../../widgets/contract/definition';
import { nounOf, pluralOf, tagOf } from '../../../widgets/contract/type';
import { operation, router } from '../../operations/operation';
import { NEW_WIDGET } from '../../operations/proposals';
import { nothing } from '../../operations/wire';
import { requireSeparatePublish } from './guards';
import { listInput, widgetSchemas } from './schema';
import {
  archiveWidget,
  createWidget,
  duplicateWidget,
  getWidget,
  listWidgets,
  restoreWidget,
  updateWidget,
  type WidgetInput,
} from './service';

const PUBLISHING = 'Publishing needs the `publish` scope, as does any change to a live widget.';

const article = (label: string) => (/^[aeiou]|^NPS/i.test(label) ? 'an' : 'a');

type UpdateInput = Record<string, unknown> & { expectedVersion?: number };

// Answers match the definition's schemas, which a type parameter cannot express.
const typed = (answer: Promise<unknown>) => answer as Promise<never>;

/** What the operations of a type have in common: its names, paths and schemas. */
function commonOf<const D extends WidgetDefinition>(definition: D) {
  const { label, idParam } = definition;
  const collection = `/${definition.path}` as const;
  return {
    label,
    plural: pluralOf(definition),
    noun: nounOf(definition),
    tag: tagOf(definition),
    /** The label with its article. */
    a: `${article(label)} ${label}`,
    collection,
    one: `${collection}/{${idParam}}` as const,
    schemas: widgetSchemas(definition),
    idOf: (input: unknown) => (input as Record<string, number>)[idParam] as number,
  };
}

type Common<D extends WidgetDefinition> = ReturnType<typeof commonOf<D>>;

const LIVE = ['widget_is_live', 'insufficient_scope'] as const;

function readOperations<const D extends WidgetDefinition>(definition: D, common: Common<D>) {
  const { label, plural, noun, tag, a, collection, one, schemas, idOf } = common;
  return {
    list: operation({
      method: 'GET',
      path: collection,
      tool: `list_${noun}s`,
      tag,
      summary: `List ${plural}`,
      description: `The company’s ${plural}, newest first. Archived ones only with \`includeArchived=true\`.`,
    })
      .input(listInput)
      .output(schemas.list)
      .query(({ ctx, input }) => typed(listWidgets(ctx, definition, input))),
    get: operation({
      method: 'GET',
      path: one,
      tool: `get_${noun}`,
      tag,
      load: 'light',
      summary: `Read ${a}`,
      description: `One ${label} with its content, settings and targeting.`,
    })
      .input(schemas.path)
      .output(schemas.detail)
      .query(({ ctx, input }) => typed(getWidget(ctx, definition, idOf(input)))),
  };
}

function writeOperations<const D extends WidgetDefinition>(definition: D, common: Common<D>) {
  const { idParam } = definition;
  const { label, noun, tag, a, collection, one, schemas, idOf } = common;
  return {
    create: operation({
      method: 'POST',
      path: collection,
      tool: `create_${noun}`,
      tag,
      proposes: NEW_WIDGET,
      summary: `Create ${a}`,
      description: `Creates a draft, or with \`active: true\` a live ${label} when the publish requirements are met; otherwise it stays a draft and \`note\` says why. ${PUBLISHING}`,
    })
      .input(schemas.create)
      .output(schemas.detail)
      .mutation(({ ctx, input }) => {
        requireSeparatePublish(ctx, input as { active?: unknown });
        return typed(createWidget(ctx, definition, input as unknown as WidgetInput & { name: string }));
      }),
    update: operation({
      method: 'PATCH',
      path: one,
      tool: `update_${noun}`,
      tag,
      errors: ['edit_conflict', ...LIVE],
      reads: (ctx, input) => getWidget(ctx, definition, idOf(input)),
      summary: `Update ${a}`,
      description: `Changes only the fields sent. \`settings\` are merged key by key; arrays and \`targeting\` are replaced as a whole. A change that would leave a live ${label} unpublishable is refused. ${PUBLISHING}`,
    })
      .input(schemas.update)
      .output(schemas.detail)
      .mutation(({ ctx, input }) => {
        const { [idParam]: _, expectedVersion, ...fields } = input as UpdateInput;
        return typed(updateWidget(ctx, definition, idOf(input), fields, { expectedVersion }));
      }),
  };
}

function otherOperations<const D extends WidgetDefinition>(definition: D, common: Common<D>) {
  const { label, noun, tag, a, one, schemas, idOf } = common;
  return {
    archive: operation({
      method: 'DELETE',
      path: one,
      tool: `archive_${noun}`,
      tag,
      errors: [...LIVE],
      summary: `Archive ${a}`,
      description: 'Takes down a widget and hides it from lists. Its statistics stay, and it can be restored.',
    })
      .input(schemas.path)
      .output(nothing)
      .mutation(({ ctx, input }) => archiveWidget(ctx, definition, idOf(input))),
    restore: operation({
      method: 'POST',
      path: `${one}/restore`,
      tool: `restore_${noun}`,
      tag,
      status: 200,
      summary: `Restore ${a}`,
      description: `Restores an archived ${label} as a draft. One that is not archived does not change.`,
    })
      .input(schemas.path)
      .output(schemas.detail)
      .mutation(({ ctx, input }) => typed(restoreWidget(ctx, definition, idOf(input)))),
    duplicate: operation({
      method: 'POST',
      path: `${one}/duplicate`,
      tool: `duplicate_${noun}`,
      tag,
      summary: `Duplicate ${a}`,
      description: 'Creates a draft with the same content, settings and targeting.',
    })
      .input(schemas.path)
      .output(schemas.detail)
      .mutation(({ ctx, input }) => typed(duplicateWidget(ctx, definition, idOf(input)))),
  };
}

/** The operations of one widget type. */
export const widgetRouter = <const D extends WidgetDefinition>(definition: D) => {
  const common = commonOf(definition);
  const { list, get } = readOperations(definition, common);
  const { create, update } = writeOperations(definition, common);
  // In the order in which the documentation lists them.
  return router({ list, create, get, update, ...otherOperations(definition, common) });
};
