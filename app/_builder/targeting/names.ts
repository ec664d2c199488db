'use client';
import { useQueries } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'use-intl';
import { isWidgetType } from '../../../widgets/contract/types';
import { describeTargeting } from '../../../widgets/targeting/describe';
import { TARGETING_PHRASES, type TargetingPhrases } from '../../../widgets/targeting/phrases';
import { useSegments } from '../../_ui/data/all-segments';
import { useApiClient } from '../../_ui/data/api';
import type { Rule } from '../draft/draft';
import { widgetCalls } from '../draft/widget';

/** A widget reference in a `widget-state` rule. */
export type WidgetRef = { entityType: string; entityId: number };

export const widgetRef = (value: unknown): WidgetRef | undefined => {
  const { entityType, entityId } = (value ?? {}) as Partial<WidgetRef>;
  return typeof entityType === 'string' && typeof entityId === 'number' ? { entityType, entityId } : undefined;
};

export const widgetNameKey = ({ entityType, entityId }: WidgetRef) => ['widget-name', entityType, entityId];

/** The names of the widgets in the rules, as far as they are loaded. */
function useWidgetNames(rules: readonly Rule[]): (type: string, id: number) => string | undefined {
  const client = useApiClient();
  const found = rules.flatMap(({ type, value }) => (type === 'widget-state' ? (widgetRef(value) ?? []) : []));
  const refs = [...new Map(found.map((ref) => [widgetNameKey(ref).join(), ref])).values()];
  const answers = useQueries({
    queries: refs.map((ref) => ({
      queryKey: widgetNameKey(ref),
      staleTime: 300_000,
      queryFn: async () =>
        isWidgetType(ref.entityType) ? (await widgetCalls(client, ref.entityType).get(ref.entityId)).name : null,
    })),
  });
  return (type, id) => {
    const at = refs.findIndex(({ entityType, entityId }) => entityType === type && entityId === id);
    return answers[at]?.data ?? undefined;
  };
}

/** Phrases for segments: “users who …” instead of “to users who …”. */
const SEGMENT_PHRASES = Object.fromEntries(
  Object.entries(TARGETING_PHRASES).map(([key, phrase]) => [key, phrase.replace(/^to (?=users|people|\{)/, '')]),
) as Partial<TargetingPhrases>;

/** Returns a function that describes rules in words, with the names of segments and widgets. `rules` determines the widgets to load. */
export function useDescription(owner: 'widget' | 'segment', rules: readonly Rule[]) {
  const t = useTranslations('targeting');
  const typeNames = useTranslations('types');
  const locale = useLocale();
  const segments = useSegments();
  const widgetName = useWidgetNames(rules);
  const texts =
    owner === 'segment' ? { ...SEGMENT_PHRASES, noRules: t('noRulesSegment'), 'all-pages': t('everyUser') } : {};
  return (some: readonly Rule[], operator: string | null) =>
    describeTargeting(some, operator, {
      segmentName: (id) => segments.data?.find((segment) => segment.id === id)?.name,
      widgetName,
      typeName: (type) => typeNames(`${type}.name.one`),
      texts,
      locale,
    });
}
