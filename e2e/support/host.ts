import type { APIRequestContext, Locator, Page } from 'playwright/test';
import { HOST, ORIGIN } from './addresses';
import { type Company, expect, restOf } from './test';

type Given = { page: Page; company: Company; request: APIRequestContext };
type Body = Record<string, unknown>;
export type Gate = { gate: string; passed: boolean | null; sentence: string; seen?: unknown };

/** Creates live widgets of a company, shows them in the host application, and reads what was counted. */
export function hostOf({ page, company, request }: Given) {
  const rest = restOf(request, company.key);
  /** Calls a function of `window.Docent`. */
  const call = (name: string, ...args: unknown[]) =>
    page.evaluate(([key, given]) => Reflect.get(window, 'Docent')[key](...given), [name, args] as const);
  /** @returns a function that reads how often the statistics have counted an event of a widget */
  const countOf = (name: string, entityType: string, id: number) => async (): Promise<number> => {
    const { body } = await rest.get(`/stats/widgets/${entityType}?entityId=${id}`);
    return body.widgets[0]?.events[name]?.count ?? 0;
  };
  return {
    rest,
    /** Creates a widget that everybody sees, unless its body says otherwise. @returns its id */
    live: async (path: string, body: Body): Promise<number> => {
      const made = await rest.post(`/${path}`, { active: true, targeting: { showOnAllPages: true }, ...body });
      expect(made.status, JSON.stringify(made.body)).toBe(201);
      return made.body.id;
    },
    /** The address of a page of the host application. */
    address: (path: string) => `${HOST}${path}?token=${company.clientToken}`,
    /** Opens a page of the host application; `calls` are in the queue before the script has loaded. */
    visit: (path = '/', calls: unknown[][] = []) => {
      const before = calls.length ? `&before=${encodeURIComponent(JSON.stringify(calls))}` : '';
      return page.goto(`${HOST}${path}?token=${company.clientToken}${before}`);
    },
    /** Clicks a link of the host application, which then changes the page by client-side routing. */
    route: (name: string) => page.getByRole('link', { name }).click(),
    widget: (entityType: string, id: number): Locator => page.locator(`[data-docent-widget="${entityType}/${id}"]`),
    /** Waits until the statistics have counted an event `times` times. */
    counted: (name: string, entityType: string, id: number, times = 1) =>
      expect.poll(countOf(name, entityType, id), `${name} of ${entityType} ${id}`).toBe(times),
    count: countOf,
    /** Calls a tool over MCP. */
    tool: async (name: string, args: Body): Promise<unknown> => {
      const response = await request.post(`${ORIGIN}/api/mcp`, {
        headers: { Authorization: `Bearer ${company.key}`, Accept: 'application/json, text/event-stream' },
        data: { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } },
      });
      const text = await response.text();
      return JSON.parse(/^data: (.*)$/m.exec(text)?.[1] ?? text).result.structuredContent;
    },
    call,
    /** The gates of a widget in the report of `Docent.debug()`. */
    gatesOf: async (name: string): Promise<Gate[]> => {
      const report = (await call('debug')) as { widgets: { name: string; gates: Gate[] }[] };
      return report.widgets.find((one) => one.name === name)?.gates ?? [];
    },
  };
}

/** Errors of the page, including violations of its content security policy. */
export function faultsOf(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  return faults;
}
