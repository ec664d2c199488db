import { deleteLocalCopies } from '../forms/local-copies';

/** The path to open after sign-in. It is always on this site, whatever `next` says. */
export function safeNext(next: string | null | undefined): string {
  if (!next?.startsWith('/')) return '/';
  const base = 'http://docent.invalid';
  try {
    const url = new URL(next, base);
    const path = url.pathname + url.search + url.hash;
    // Parsed twice, because `/.//host` becomes `//host`, which names another host.
    return url.origin === base && new URL(path, base).origin === base ? path : '/';
  } catch {
    return '/';
  }
}

/** Opens the sign-in page, which then returns to this page. */
export function goToSignIn(): void {
  if (/^\/(sign-in|forgot-password|reset-password|setup|invite)/.test(window.location.pathname)) return;
  const here = window.location.pathname + window.location.search;
  window.location.assign(`/sign-in?next=${encodeURIComponent(here)}`);
}

/** Why a request failed. `common`: the new password is a common one; `waitSeconds`: there were too many attempts. */
export type AuthFailure = 'wrong' | 'common' | 'network' | { waitSeconds: number };

async function post(path: string, body: object): Promise<Response | undefined> {
  const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
  return fetch(`/api/auth${path}`, init).catch(() => undefined);
}

/** Sends a request; undefined if it succeeded. */
async function outcome(path: string, body: object): Promise<AuthFailure | undefined> {
  const response = await post(path, body);
  if (response?.ok) return undefined;
  if (response?.status === 429) return { waitSeconds: Number(response.headers.get('Retry-After') ?? 60) };
  if (response?.status === 400 && (await response.text()).includes('"common_password"')) return 'common';
  return response && response.status < 500 ? 'wrong' : 'network';
}

export const signIn = (email: string, password: string) => outcome('/sign-in/email', { email, password });

/** Changes the password and ends every other session; with `disconnectApplications`, also the grants of connected applications. */
export const changePassword = (currentPassword: string, newPassword: string, disconnectApplications: boolean) =>
  outcome('/change-password', { currentPassword, newPassword, revokeOtherSessions: true, disconnectApplications });

export const renamePerson = (name: string) => outcome('/update-user', { name });

/** Ends every session of the person but this one. */
export const signOutElsewhere = () => outcome('/revoke-other-sessions', {});

/** Ends the session, then loads the sign-in page, so that no data of the session stays in memory. */
export async function signOut(): Promise<void> {
  deleteLocalCopies();
  await post('/sign-out', {});
  window.location.assign('/sign-in');
}

/** Opens `path` in another of the person's companies. It loads the whole page, so that no data of the old company stays in memory. */
export function openCompany(companyId: number, path = '/'): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `docent_company=${companyId}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`;
  window.location.assign(path);
}
