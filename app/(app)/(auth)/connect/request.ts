import type { Role, Scope } from '../../../../server/auth/scopes';

/** What an application asks of the person, as the server tells it. */
export type ConnectRequest = {
  application: string;
  /** The host that the person goes on at; of an application on the machine, with its scheme. */
  leadsTo: string;
  /** What it asks for. */
  wanted: Scope[];
  person: { name: string; email: string };
  companies: { id: number; name: string; role: Role; scopes: Scope[] }[];
};

export type Choice = 'draftsOnly' | 'readOnly' | 'everything';

/** From what people should choose first to what they should think about. */
const CHOICES: Record<Choice, Scope[]> = {
  draftsOnly: ['read', 'write'],
  readOnly: ['read'],
  everything: ['read', 'write', 'publish'],
};

/** The choices that differ from one another in a company that can give these scopes. */
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

async function ask<Answer>(request: string, init?: RequestInit): Promise<Answer> {
  const path = `/oauth/consent/${encodeURIComponent(request)}/answer`;
  const response = await fetch(path, init).catch(() => undefined);
  const body = await response?.json().catch(() => undefined);
  if (!response?.ok) throw new ConnectFailure(body?.error?.code ?? 'network');
  return body;
}

/** @throws ConnectFailure */
export const readConnectRequest = (request: string) => ask<ConnectRequest>(request);

/** Answers. @returns where the browser goes on @throws ConnectFailure */
export const answerConnectRequest = (
  request: string,
  answer: { granted: boolean; companyId?: number; scopes?: Scope[] },
) =>
  ask<{ redirectTo: string }>(request, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(answer),
  });
