import type { Role, Scope } from '../../../../server/auth/scopes';

/** An application's request to connect, as the server returns it. */
export type ConnectRequest = {
  application: string;
  /** The host that the browser is redirected to; with the scheme if that is not HTTP, as for a desktop application. */
  leadsTo: string;
  /** The scopes that the application requests. */
  wanted: Scope[];
  person: { name: string; email: string };
  companies: { id: number; name: string; role: Role; scopes: Scope[] }[];
};

export type Choice = 'draftsOnly' | 'readOnly' | 'everything';

/** In the order in which they are offered: the recommended choice first. */
const CHOICES: Record<Choice, Scope[]> = {
  draftsOnly: ['read', 'write'],
  readOnly: ['read'],
  everything: ['read', 'write', 'publish'],
};

/** The choices whose scopes are all available. */
export function choicesOf(available: Scope[]): { choice: Choice; scopes: Scope[] }[] {
  const all = Object.entries(CHOICES) as [Choice, Scope[]][];
  return all
    .filter(([, scopes]) => scopes.every((scope) => available.includes(scope)))
    .map(([choice, scopes]) => ({ choice, scopes }));
}

/** A refusal of the server. `code` is `network` when no answer came. */
export class ConnectFailure extends Error {
  constructor(readonly code: string) {
    super(code);
  }
}

async function callConsentRoute<Answer>(request: string, init?: RequestInit): Promise<Answer> {
  const path = `/oauth/consent/${encodeURIComponent(request)}/answer`;
  const response = await fetch(path, init).catch(() => undefined);
  const body = await response?.json().catch(() => undefined);
  if (!response?.ok) throw new ConnectFailure(body?.error?.code ?? 'network');
  return body;
}

/** @throws ConnectFailure */
export const readConnectRequest = (request: string) => callConsentRoute<ConnectRequest>(request);

/** Sends the person's answer. @returns the URL to redirect to @throws ConnectFailure */
export const answerConnectRequest = (
  request: string,
  answer: { granted: boolean; companyId?: number; scopes?: Scope[] },
) =>
  callConsentRoute<{ redirectTo: string }>(request, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(answer),
  });
