'use client';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Unmet } from '../../../widgets/contract/definition';
import { type WidgetType, widgetTypes } from '../../../widgets/contract/types';
import { ruleLinks } from '../../../widgets/targeting/warnings';
import type { Link } from '../../../widgets/validation/warning';
import { linksOf, RULES, warningsOf } from '../../../widgets/validation/warnings';
import { useApi } from '../../_ui/data/api';
import type { Draft } from '../draft/draft';
import { type DraftWarning, visibleWarnings } from './visible-warnings';

/** Rule types that the server checks against the properties and events that it has. */
const SERVER_CHECKED_RULES = ['user-property', 'event'];
/** The warnings of those checks. */
const SERVER_CHECKED_CODES = ['unknown_property', 'unknown_event'];
/** The path of a rule, with its index. */
const RULE_PATH = /^targeting\.rules\[(\d+)\]/;

const linksIn = (type: WidgetType, draft: Draft): Link[] => [...linksOf(type, draft), ...ruleLinks(draft.rules, RULES)];

/**
 * Warnings about the draft, updated while typing. Warnings about links, properties and events come from the server; they are left out if
 * the draft has changed the link or the rule. Unmet requirements are not repeated.
 */
export function useWarnings(type: WidgetType, id: number, base: Draft, draft: Draft, unmet: Unmet[]): DraftWarning[] {
  const { path: widgetType } = widgetTypes[type];
  const links = useMemo(() => linksIn(type, draft), [type, draft]);
  const stored = useQuery(
    useApi().authoring.validate.queryOptions(
      { widgetType, id },
      {
        enabled: linksIn(type, base).length > 0 || base.rules.some(({ type }) => SERVER_CHECKED_RULES.includes(type)),
      },
    ),
  );
  return useMemo(() => {
    const before = linksIn(type, base);
    const isStored = (path: string) =>
      links.some((link) => link.path === path && before.some((one) => one.path === path && one.id === link.id));
    const isStoredRule = (path: string) => {
      const at = Number(RULE_PATH.exec(path)?.[1]);
      return JSON.stringify(base.rules[at]) === JSON.stringify(draft.rules[at]);
    };
    const stillApplies = ({ code, path }: { code: string; path: string }) =>
      code.startsWith('linked_') ? isStored(path) : SERVER_CHECKED_CODES.includes(code) && isStoredRule(path);
    const linked = stored.data?.warnings.filter(stillApplies) ?? [];
    return visibleWarnings([...warningsOf(type, draft, new Date()), ...linked], unmet);
  }, [type, base, draft, links, stored.data, unmet]);
}
