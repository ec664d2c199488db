'use client';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Unmet } from '../../widgets/contract/definition';
import { type WidgetType, widgetTypes } from '../../widgets/contract/types';
import { ruleLinks } from '../../widgets/targeting/warnings';
import type { Link } from '../../widgets/validation/warning';
import { linksOf, RULES, warningsOf } from '../../widgets/validation/warnings';
import { useApi } from '../_ui/api';
import type { Draft } from './draft';
import { type DraftWarning, visibleWarnings } from './visible-warnings';

/** Rules that ask for what the server knows, what it says of them, and where. */
const ASKED = ['user-property', 'event'];
const LOOKED_UP = ['unknown_property', 'unknown_event'];
const RULE = /^targeting\.rules\[(\d+)\]/;

const linksIn = (type: WidgetType, draft: Draft): Link[] => [...linksOf(type, draft), ...ruleLinks(draft.rules, RULES)];

/**
 * What is accepted of a draft and cannot mean what was meant, as it is typed. The server says what the stored links lead to; that is told
 * while the draft has them. What is missing before publishing is not told twice.
 */
export function useWarnings(type: WidgetType, id: number, base: Draft, draft: Draft, unmet: Unmet[]): DraftWarning[] {
  const { path: widgetType } = widgetTypes[type];
  const links = useMemo(() => linksIn(type, draft), [type, draft]);
  const stored = useQuery(
    useApi().authoring.validate.queryOptions(
      { widgetType, id },
      {
        enabled: linksIn(type, base).length > 0 || base.rules.some(({ type }) => ASKED.includes(type)),
      },
    ),
  );
  return useMemo(() => {
    const before = linksIn(type, base);
    const isStored = (path: string) =>
      links.some((link) => link.path === path && before.some((one) => one.path === path && one.id === link.id));
    const isStoredRule = (path: string) => {
      const at = Number(RULE.exec(path)?.[1]);
      return JSON.stringify(base.rules[at]) === JSON.stringify(draft.rules[at]);
    };
    const told = ({ code, path }: { code: string; path: string }) =>
      code.startsWith('linked_') ? isStored(path) : LOOKED_UP.includes(code) && isStoredRule(path);
    const linked = stored.data?.warnings.filter(told) ?? [];
    return visibleWarnings([...warningsOf(type, draft, new Date()), ...linked], unmet);
  }, [type, base, draft, links, stored.data, unmet]);
}
