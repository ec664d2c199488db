import { z } from 'zod';
import { unmetRequirements } from '../../../../widgets/contract/definition';
import { definitionAt, type KnownDefinition, type WidgetPath } from '../../../../widgets/contract/registry';
import { templates } from '../../../../widgets/generated/templates';
import { RULE_VALUES } from '../../../../widgets/targeting/schema';
import { RULE_OPERATORS } from '../../../../widgets/targeting/targeting';
import type { Ctx } from '../../../auth/context';
import { found } from '../../../platform/errors';
import { dashboardUrl } from '../rows';
import { widgetSchemas } from '../schema';
import { findWidget } from '../service';
import { loadLinkWarnings, warningsFor } from '../warnings';
import { fieldsForAuthors } from './fields';

const definitionOfPath = (path: WidgetPath): KnownDefinition => found(definitionAt(path), 'Widget type');

const guides = new Map<WidgetPath, ReturnType<typeof writeGuide>>();

function writeGuide(definition: KnownDefinition) {
  const nothing = { content: definition.emptyContent, settings: {}, rules: [] };
  const fields = z.toJSONSchema(widgetSchemas(definition).create, { io: 'input', unrepresentable: 'any' });
  // Without `active`, the created widget is a draft.
  const { active: _, ...asDraft } = definition.example;
  return {
    entityType: definition.entityType,
    widgetType: definition.path,
    summary: definition.summary,
    requirements: unmetRequirements(definition, nothing).map(({ field, message }) => `${field}: ${message}`),
    fields: fieldsForAuthors(fields as Record<string, unknown>),
    targetingRules: Object.entries(RULE_OPERATORS).map(([type, operators]) => ({
      type,
      operators: [...operators],
      value:
        RULE_VALUES[type]?.says ??
        (type === 'user-property' ? 'anything, with `property`: a metadata key, `createdAt` or `lastSeenAt`' : 'none'),
    })),
    templates: templates[definition.entityType]
      .filter(({ key }) => key)
      .map(({ key, name, about, body }) => ({ key, name, about, body })),
    example: asDraft,
  };
}

/** Explains how a widget of the type is written: fields, known values, requirements, one good example. */
export function getAuthoringGuide({ widgetType }: { widgetType: WidgetPath }) {
  const guide = guides.get(widgetType) ?? writeGuide(definitionOfPath(widgetType));
  guides.set(widgetType, guide);
  return guide;
}

/** Checks the publish requirements of a widget and returns warnings, without changing it. @throws not_found. */
export async function validateWidget(ctx: Ctx, { widgetType, id }: { widgetType: WidgetPath; id: number }) {
  const definition = definitionOfPath(widgetType);
  const row = await findWidget(ctx, definition, id);
  const unmet = unmetRequirements(definition, row);
  const warnings = await warningsFor(ctx, definition, row, await loadLinkWarnings(ctx.db, definition, row));
  return {
    publishable: !unmet.length,
    active: row.active,
    unmet,
    warnings,
    dashboardUrl: dashboardUrl(definition, id),
  };
}
