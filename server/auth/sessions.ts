import { createHmac } from 'node:crypto';
import { betterAuth } from 'better-auth';
import { prismaAdapter } from 'better-auth/adapters/prisma';
import { getSessionCookie } from 'better-auth/cookies';
import { LENGTHS, MIN_PASSWORD_LENGTH } from '../../widgets/contract/limits';
import type { Database } from '../database/types';
import { env } from '../platform/env';
import { log } from '../platform/log';
import { secret } from '../platform/secret';
import type { Caller } from './authenticate';
import { recordDatabaseErrors, rethrowDatabaseError } from './library-failures';
import { originsOf } from './own-origin';
import { ROLE_SCOPES, type Role } from './scopes';

/** The path of the library's own endpoints. */
export const AUTH_PATH = '/api/auth';
const COOKIE_PREFIX = 'docent';
/** The id of the company that the browser showed last; `currentMembership` checks that the person is a member. */
const COMPANY_COOKIE = 'docent_company';
/** The id of the company that the page was loaded for; another tab may have switched the company since. */
const COMPANY_HEADER = 'docent-company';

/** Passes the caller's address to the library, which stores it with the session. Replaces a header of this name in the request. */
export const ADDRESS_HEADER = 'x-docent-address';

const deriveSecret = (purpose: string) => createHmac('sha256', secret()).update(purpose).digest('base64url');

const makeAuth = ({ prisma }: Pick<Database, 'prisma'>) =>
  betterAuth({
    appName: 'Docent',
    baseURL: env().APP_URL,
    basePath: AUTH_PATH,
    secret: deriveSecret('dashboard sessions'),
    database: prismaAdapter(recordDatabaseErrors(prisma), { provider: 'postgresql' }),
    user: { modelName: 'person' },
    session: {
      modelName: 'session',
      fields: { userId: 'personId' },
      expiresIn: 60 * 60 * 24 * 30,
      updateAge: 60 * 60 * 24,
      // No action needs a fresh session: a password change asks for the current password.
      freshAge: 0,
    },
    account: { modelName: 'account', fields: { userId: 'personId' } },
    verification: { modelName: 'verification' },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: MIN_PASSWORD_LENGTH,
      maxPasswordLength: LENGTHS.password,
    },
    // The service's own limiter, which all replicas share, counts these requests.
    rateLimit: { enabled: false },
    // The origin must match the requested host, which another site cannot forge.
    trustedOrigins: (request) => {
      const host = request?.headers.get('host');
      return host ? originsOf(host) : [];
    },
    advanced: {
      cookiePrefix: COOKIE_PREFIX,
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
      useSecureCookies: env().APP_URL.startsWith('https:'),
      defaultCookieAttributes: { sameSite: 'lax', httpOnly: true, path: '/' },
    },
    telemetry: { enabled: false },
    logger: { log: (level, message) => log[level === 'error' ? 'error' : 'debug']({ auth: message }, 'sign-in') },
  });

export type Auth = ReturnType<typeof makeAuth>;

const made = new WeakMap<Database, Auth>();

/** The session library over this database, made at first use. */
export function authFor(database: Database): Auth {
  const known = made.get(database);
  if (known) return known;
  const auth = makeAuth(database);
  made.set(database, auth);
  return auth;
}

/**
 * A membership with the fields of its company that the dashboard shows. `timeZone` is an IANA name, or null for the browser's; `isStrict` is
 * true if editors may change only what is not public.
 */
type MembershipRow = { companyId: number; companyName: string; timeZone: string | null; isStrict: boolean; role: Role };

/** A signed-in person with their memberships. */
export type SignedIn = {
  id: string;
  /** The session of this browser. */
  sessionId: string;
  name: string;
  email: string;
  memberships: MembershipRow[];
  /** Renewed cookies to set on the response. */
  renewed: string[];
};

/** Returns the session token of a request without validating it; undefined without one. Makes no database query. */
export const sessionTokenOf = (headers: Headers): string | undefined =>
  getSessionCookie(headers, { cookiePrefix: COOKIE_PREFIX }) ?? undefined;

const FIND_MEMBERSHIPS = {
  name: 'memberships_of_person',
  text: `
    SELECT m."companyId", c."name" AS "companyName", c."settings" ->> 'timeZone' AS "timeZone", m."role",
      (c."settings" ->> 'publishing' = 'strict') IS TRUE AS "isStrict"
    FROM "Membership" m JOIN "Company" c ON c."id" = m."companyId"
    WHERE m."personId" = $1 ORDER BY m."createdAt", m."companyId"`,
  shared: true,
};

/** Finds the person by the session cookie; undefined without a valid one. `renew`: the response may set cookies that extend the session. */
export async function findSignedIn(
  database: Database,
  headers: Headers,
  { renew = true }: { renew?: boolean } = {},
): Promise<SignedIn | undefined> {
  const { response: found, headers: answer } = await rethrowDatabaseError(() =>
    authFor(database).api.getSession({ headers, query: { disableRefresh: !renew }, returnHeaders: true }),
  );
  if (!found) return undefined;
  const { id, name, email } = found.user;
  const memberships = await database.sql<MembershipRow>(FIND_MEMBERSHIPS, [id]);
  return { id, sessionId: found.session.id, name, email, memberships, renewed: answer.getSetCookie() };
}

function chosenCompany(headers: Headers): number {
  const cookie = headers.get('cookie') ?? '';
  return Number(new RegExp(`(?:^|;\\s*)${COMPANY_COOKIE}=(\\d{1,10})(?:;|$)`).exec(cookie)?.[1] ?? 0);
}

/**
 * The membership in the company that the page names in its header; undefined if the person is not a member there. Without the header:
 * the membership that the cookie names, or the oldest one.
 */
export function currentMembership({ memberships }: SignedIn, headers: Headers) {
  const page = headers.get(COMPANY_HEADER);
  if (page !== null) return memberships.find(({ companyId }) => String(companyId) === page);
  return memberships.find(({ companyId }) => companyId === chosenCompany(headers)) ?? memberships[0];
}

/** Returns the caller of a session: one company, with the scopes of the role there. */
export function sessionCaller(person: SignedIn, headers: Headers): Caller | undefined {
  const membership = currentMembership(person, headers);
  if (!membership) return undefined;
  const { companyId, role } = membership;
  return {
    companyId,
    actor: { kind: 'person', id: person.id, name: person.name, role, scopes: new Set(ROLE_SCOPES[role]) },
  };
}
