'use client';
import { useLocalStorage } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../_ui/data/api';
import type { Draft } from '../draft/draft';

const MAX_SUGGESTIONS = 6;

/** The addresses and paths that a draft itself names. */
function namedIn({ content, rules }: Draft): string[] {
  const steps = Array.isArray(content.steps) ? (content.steps as { pageUrl?: unknown }[]) : [];
  const named = [
    ...steps.map(({ pageUrl }) => pageUrl),
    ...rules.map(({ type, value }) => (type === 'url' ? value : null)),
  ];
  return named.flat().filter((one): one is string => typeof one === 'string' && /^(https?:\/)?\/[^{}*]*$/.test(one));
}

const resolved = (text: string, base: string | undefined): string[] =>
  URL.canParse(text, base) ? [new URL(text, base).href] : [];

/** Pages to open: `known` are those that the draft names and those where the script was seen, `last` is the one opened last. */
export function useAddresses(draft: Draft) {
  const company = useQuery(useApi().company.get.queryOptions({}));
  const [last, setLast] = useLocalStorage({ key: 'docent:last-page', defaultValue: '' });
  const { origins = [], lastEventUrl } = company.data?.installation ?? {};
  const base = origins[0]?.origin;
  const own = lastEventUrl ? [lastEventUrl] : [];
  const all = [
    ...namedIn(draft).flatMap((text) => resolved(text, base)),
    ...own,
    ...origins.map(({ origin }) => `${origin}/`),
  ];
  const known = [...new Set(all)].filter((url) => /^https?:/.test(url)).slice(0, MAX_SUGGESTIONS);
  return { known, isLoaded: company.isFetched, isSeen: origins.length > 0, last, setLast };
}
