import { createTRPCClient, httpBatchLink, type TRPCClientError } from '@trpc/client';
import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server';
import { createTRPCContext } from '@trpc/tanstack-react-query';
import type { DashboardRouter, PublicApiRouter } from '../../../server/transports/router';

const company = createTRPCContext<DashboardRouter>();
const publicApi = createTRPCContext<PublicApiRouter>();

export const ApiProvider = company.TRPCProvider;
export const PublicApiProvider = publicApi.TRPCProvider;

/** Query and mutation options of the company's procedures. */
export const useApi = company.useTRPC;
/** The same procedures, to be called directly. */
export const useApiClient = company.useTRPCClient;
/** Query and mutation options that need no company: the session, set-up, invitations. */
export const usePublicApi = publicApi.useTRPC;

export type Inputs = inferRouterInputs<DashboardRouter>;
export type Outputs = inferRouterOutputs<DashboardRouter>;

let shownCompany: number | undefined;

/** Sets the company that this page shows. Every call names it, even after another tab has switched to another company. */
export function showCompany(companyId: number | null): void {
  shownCompany ??= companyId ?? undefined;
}

const headers = () => (shownCompany === undefined ? {} : { 'Docent-Company': String(shownCompany) });

/** The address of a table as a CSV file. `DownloadLink` adds the company. */
export function csvHref(path: string, query: Record<string, string | number | boolean | undefined>): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  return `/api/csv${path}?${new URLSearchParams(given.map(([key, value]) => [key, String(value)]))}`;
}

/** The most calls in one request; the server takes no more. */
const maxItems = 20;

const relative = (path: string) => (typeof window === 'undefined' ? `http://localhost${path}` : path);

export const apiClient = createTRPCClient<DashboardRouter>({
  links: [httpBatchLink({ url: relative('/api/trpc'), maxURLLength: 4_000, maxItems, headers })],
});

export const publicApiClient = createTRPCClient<PublicApiRouter>({
  links: [httpBatchLink({ url: relative('/api/public'), maxURLLength: 4_000, maxItems, headers })],
});

/** One fault of an input: `path` reads like `steps[0].domQuery`. */
export type Issue = { path: string; code: string; message: string };

export type ApiFailure = { code: string; message: string; details: Record<string, unknown>; issues: Issue[] };

type ErrorData = { code?: string; details?: Record<string, unknown> } | null | undefined;

/** The failure of a call: the same code, message and details as REST. `network` when no answer came. */
export function failureOf(error: unknown): ApiFailure {
  const { data, message } = error as TRPCClientError<DashboardRouter> & { data?: ErrorData };
  const { code = 'network', details = {} } = (data as ErrorData) ?? {};
  return { code, message, details, issues: (details.issues as Issue[] | undefined) ?? [] };
}
