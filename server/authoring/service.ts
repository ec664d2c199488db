import { z } from 'zod';
import { unmetRequirements, type WidgetDefinition } from '../../widgets/definition';
import { definitions } from '../../widgets/registry';
import { RULE_OPERATORS } from '../../widgets/targeting-operators';
import { RULE_VALUES } from '../../widgets/targeting-schema';
import type { Ctx } from '../context';
import { found } from '../errors';
import { dashboardUrl } from '../widgets/rows';
import { widgetSchemas } from '../widgets/schema';
import { findWidget } from '../widgets/service';

const definitionAt = (path: string): WidgetDefinition =>
  found<WidgetDefinition>(
    definitions.find((definition) => definition.path === path),
    'Widget type',
  );

const guides = new Map<string, ReturnType<typeof writeGuide>>();

function writeGuide(definition: WidgetDefinition) {
  const nothing = { content: definition.emptyContent, settings: {}, rules: [] };
  const fields = z.toJSONSchema(widgetSchemas(definition).create, { io: 'input', unrepresentable: 'any' });
  return {
    widgetType: definition.path,
    summary: definition.summary,
    requirements: unmetRequirements(definition, nothing).map(({ field, message }) => `${field}: ${message}`),
    fields: fields as Record<string, unknown>,
    targetingRules: Object.entries(RULE_OPERATORS).map(([type, operators]) => ({
      type,
      operators: [...operators],
      value: RULE_VALUES[type]?.says ?? (type === 'user-property' ? 'anything, with `property`' : 'none'),
    })),
    example: definition.example,
  };
}

/** How to write a widget of the type: fields, known values, requirements, one good example. */
export function getAuthoringGuide({ widgetType }: { widgetType: string }) {
  const guide = guides.get(widgetType) ?? writeGuide(definitionAt(widgetType));
  guides.set(widgetType, guide);
  return guide;
}

/** Judges a widget's publish requirements without changing it. @throws not_found. */
export async function validateWidget(ctx: Ctx, { widgetType, id }: { widgetType: string; id: number }) {
  const definition = definitionAt(widgetType);
  const row = await findWidget(ctx, definition, id);
  const unmet = unmetRequirements(definition, row);
  return { publishable: !unmet.length, active: row.active, unmet, dashboardUrl: dashboardUrl(definition, id) };
}
