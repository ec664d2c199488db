import { type apiClient, csvHref } from '../../../_ui/data/api';
import { type Filter, isNpsGroup } from './filter';
import type { Response } from './response';
import { type Tab, TYPES } from './tabs';

export type Dates = { startDate?: string | undefined; endDate?: string | undefined };
/** Selects the responses of a widget, optionally within a period. */
export type Target = { tab: Tab; widgetId: number; completeOnly?: true | undefined } & Dates;
type Page = { limit: number; offset: number };
type Envelope = { data: Response[]; pagination: Page & { total: number } };

/** Fetches one page of a widget's responses that match the filter, newest first. */
export async function fetchPage(
  { responses }: typeof apiClient,
  { tab, widgetId, completeOnly, ...dates }: Target,
  { group, text }: Filter,
  page: Page,
  signal?: AbortSignal,
): Promise<Envelope> {
  const options = signal ? { signal } : {};
  const shared = { query: text, ...dates, ...page };
  if (tab === 'feedback') {
    const { data, pagination } = await responses.feedback.query({ widgetId, type: group, ...shared }, options);
    return { pagination, data: data.map((row) => ({ tab, ...row })) };
  }
  if (tab === 'nps') {
    const rated = isNpsGroup(group) ? group : undefined;
    const { data, pagination } = await responses.nps.query(
      { widgetId, group: rated, completeOnly, ...shared },
      options,
    );
    return { pagination, data: data.map((row) => ({ tab, ...row })) };
  }
  const { data, pagination } = await responses.survey.query({ id: widgetId, completeOnly, ...shared }, options);
  return { pagination, data: data.map((row) => ({ tab, ...row })) };
}

/** The URL to download all responses that match the filter. */
export function downloadOf({ tab, widgetId, ...dates }: Target, { group, text }: Filter): string {
  const narrowed = { feedback: { type: group }, nps: { group: isNpsGroup(group) ? group : undefined }, surveys: {} }[
    tab
  ];
  return csvHref(`/${TYPES[tab].path}/${widgetId}/responses.csv`, {
    query: text?.trim() || undefined,
    ...narrowed,
    ...dates,
  });
}
