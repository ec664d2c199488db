import type { Palettes } from '../../widgets/appearance/theme';
import type { TargetSnapshot } from '../../widgets/selectors/target-snapshot';
import { openStorage } from '../script/storage';

/** Where the script is installed. */
export type Place = { clientToken: string; apiHost: string; nonce?: string | undefined; zIndex?: number | undefined };

/** The purpose of the page session, as the server answers it. */
export type Purpose = { mode: 'pick' | 'preview'; entityType: string; name: string } & {
  view?: Record<string, unknown> & { settings: Record<string, unknown> };
  palettes?: Palettes;
  colorScheme?: 'light' | 'dark' | 'auto';
};

/**
 * The state that this tab keeps from page to page: the secret, whether the person uses the page instead of picking, and the step of a
 * preview.
 */
type Kept = { secret: string; using?: boolean; at?: number };

const storage = openStorage('sessionStorage', 'docent:');
const KEY = 'page';
const TOKEN = 'docent';

export const kept = (): Kept | undefined => storage.get<Kept>(KEY);
export const keep = (changes: Partial<Kept>): void => storage.set(KEY, { ...(kept() ?? { secret: '' }), ...changes });
export const forget = (): void => storage.remove(KEY);

async function ask(
  { clientToken, apiHost }: Place,
  path: string,
  body: object,
): Promise<Record<string, unknown> | undefined> {
  const response = await fetch(`${apiHost.replace(/\/$/, '')}/api/client/page-sessions/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'text/plain' },
    body: JSON.stringify({ clientToken, ...body }),
    credentials: 'omit',
  });
  return response.ok ? response.json() : undefined;
}

/** Removes the token from the address, so that no bookmark contains it. The token works once. */
function takeToken(): string | undefined {
  const url = new URL(location.href);
  const token = url.searchParams.get(TOKEN);
  if (!token?.startsWith('p_')) return undefined;
  url.searchParams.delete(TOKEN);
  history.replaceState(history.state, '', url);
  return token;
}

/** Exchanges the token in the address, or resumes the session of this tab; undefined if the session has expired. */
export async function open(place: Place): Promise<Purpose | undefined> {
  const token = takeToken();
  if (!token) return (await ask(place, 'resume', { secret: kept()?.secret ?? '' })) as Purpose | undefined;
  forget();
  const answer = await ask(place, 'open', { token });
  if (answer) keep({ secret: String(answer.secret) });
  return answer as Purpose | undefined;
}

/** Sends what was picked to the builder; false where the session has ended. */
export async function send(
  place: Place,
  selector: string,
  matches: number,
  snapshot: TargetSnapshot,
): Promise<boolean> {
  const picked = { selector, matches, snapshot, url: location.href.slice(0, 2_000) };
  return (await ask(place, 'pick', { secret: kept()?.secret ?? '', ...picked })) !== undefined;
}
