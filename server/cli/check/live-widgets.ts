import { setTimeout as sleep } from 'node:timers/promises';
import type { Target } from '../../../widgets/contract/definition';
import { definitionOf } from '../../../widgets/contract/registry';
import type { Rule } from '../../../widgets/targeting/rule';
import { SettingsError } from '../../platform/env';

/** A live widget, with the fields that the check needs. */
export type LiveWidget = {
  id: number;
  type: string;
  name: string;
  dashboardUrl: string;
  rules: Rule[];
  /** True when one matching rule is enough. */
  any: boolean;
  targets: Target[];
};

export type Source = { docent: string; key: string };

const MAX_RETRIES = 5;

/** Reads from Docent, and waits when the rate limit is exceeded. @throws SettingsError when the request fails */
async function read({ docent, key }: Source, path: string, waits = 0): Promise<Record<string, unknown>> {
  const response = await fetch(`${docent}/api/v1${path}`, { headers: { Authorization: `Bearer ${key}` } }).catch(() => {
    throw new SettingsError(`Docent does not answer at ${docent}: say where it is with --docent.`);
  });
  if (response.status === 429 && waits < MAX_RETRIES) {
    await sleep(Number(response.headers.get('retry-after') ?? 1) * 1_000);
    return read({ docent, key }, path, waits + 1);
  }
  if (response.status === 401)
    throw new SettingsError('Docent does not know this API key: give another one with DOCENT_KEY or --key.');
  if (!response.ok) throw new SettingsError(`Docent answered ${response.status} to GET ${path}.`);
  return (await response.json()) as Record<string, unknown>;
}

type Listed = { id: number; type: string; path: string; name: string; dashboardUrl: string };
type Page = { data: Listed[]; pagination: { next?: string | null } };

async function listed(source: Source): Promise<Listed[]> {
  const all: Listed[] = [];
  let after = '';
  do {
    const { data, pagination } = (await read(source, `/widgets?status=live&limit=100${after}`)) as unknown as Page;
    all.push(...data);
    after = pagination.next ? `&after=${encodeURIComponent(pagination.next)}` : '';
  } while (after);
  return all;
}

type Detail = { settings: Record<string, unknown>; rules: Rule[]; ruleLogicalOperator: string | null };

/** The live widgets that name elements. @throws SettingsError when Docent cannot be reached */
export async function readLiveWidgets(source: Source): Promise<LiveWidget[]> {
  const widgets: LiveWidget[] = [];
  for (const { id, type, path, name, dashboardUrl } of await listed(source)) {
    const definition = definitionOf(type);
    if (!definition?.targets) continue;
    const detail = (await read(source, `/${path}/${id}`)) as Detail & Record<string, unknown>;
    const targets = definition.targets({ content: detail, settings: detail.settings });
    const any = detail.ruleLogicalOperator === 'or';
    if (targets.length) widgets.push({ id, type, name, dashboardUrl, rules: detail.rules, any, targets });
  }
  return widgets;
}
