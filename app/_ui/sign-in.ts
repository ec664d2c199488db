import { deleteLocalCopies } from './local-copies';

/** The place to go after signing in: a path of this very site, whatever the address says. */
export function safeNext(next: string | null | undefined): string {
  if (!next?.startsWith('/')) return '/';
  const base = 'http://docent.invalid';
  try {
    const url = new URL(next, base);
    const path = url.pathname + url.search + url.hash;
    // Read once more: what is left of `/.//host` names another host by itself.
    return url.origin === base && new URL(path, base).origin === base ? path : '/';
  } catch {
    return '/';
  }
}

/** Leaves for the sign-in page, to come back to this one. */
export function goToSignIn(): void {
  if (/^\/(sign-in|forgot-password|reset-password|setup|invite)/.test(window.location.pathname)) return;
  const here = window.location.pathname + window.location.search;
  window.location.assign(`/sign-in?next=${encodeURIComponent(here)}`);
}

/** Why it did not work; `waitSeconds`: there were too many attempts. */
export type AuthFailure = 'wrong' | 'common' | 'network' | { waitSeconds: number };

async function post(path: string, body: object): Promise<Response | undefined> {
  const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
  return fetch(`/api/auth${path}`, init).catch(() => undefined);
}

/** Undefined when it worked. */
async function outcome(path: string, body: object): Promise<AuthFailure | undefined> {
  const response = await post(path, body);
  if (response?.ok) return undefined;
  if (response?.status === 429) return { waitSeconds: Number(response.headers.get('Retry-After') ?? 60) };
  if (response?.status === 400 && (await response.text()).includes('"common_password"')) return 'common';
  return response && response.status < 500 ? 'wrong' : 'network';
}

export const signIn = (email: string, password: string) => outcome('/sign-in/email', { email, password });

/** Changes the password and ends every other session; with `disconnectApplications`, also what applications may do in the person's name. */
export const changePassword = (currentPassword: string, newPassword: string, disconnectApplications: boolean) =>
  outcome('/change-password', { currentPassword, newPassword, revokeOtherSessions: true, disconnectApplications });

export const renamePerson = (name: string) => outcome('/update-user', { name });

/** Ends every session of the person but this one. */
export const signOutElsewhere = () => outcome('/revoke-other-sessions', {});

/** Ends the session, then shows the sign-in page with nothing of it left in memory. */
export async function signOut(): Promise<void> {
  deleteLocalCopies();
  await post('/sign-out', {});
  window.location.assign('/sign-in');
}

/** Shows another of the person's companies, from `path` on. Everything is loaded again: nothing of one company stays. */
export function openCompany(companyId: number, path = '/'): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `docent_company=${companyId}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`;
  window.location.assign(path);
}
