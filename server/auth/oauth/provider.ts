import { createPrivateKey, hkdfSync } from 'node:crypto';
import type { Configuration, KoaContextWithOIDC, Provider } from 'oidc-provider';
import type { Database } from '../../database/types';
import { unavailableCause } from '../../database/unavailable';
import { DocentError, Unavailable } from '../../platform/errors';
import { logThrottled } from '../../platform/log-throttled';
import { sendOutgoing } from '../../platform/outgoing';
import { secret } from '../../platform/secret';
import { ALL_SCOPES } from '../scopes';
import { endGrant, isGranted } from './grants';
import { BODY_LIMITS, fetchVia, mayFetchDocument } from './outgoing';
import { CONSENT_PATH, OAUTH_PATH, resourceOf } from './places';
import { Records } from './records';
import { makeRepeatable } from './refreshing';
import { JUDGED_FIELDS, refusalOfField } from './registration';

const HOUR_S = 60 * 60;
const DAY_S = 24 * HOUR_S;

/** Lifetimes in seconds. An application that is not used within that of `RefreshToken` needs a new consent. */
const LIFETIMES = {
  AccessToken: HOUR_S,
  AuthorizationCode: 60,
  Interaction: HOUR_S,
  RefreshToken: 90 * DAY_S,
  Grant: 366 * DAY_S,
  Session: 60,
};

const derive = (purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret(), '', `docent oauth ${purpose}`, 32));

/** The head of a private key of Ed25519 in PKCS #8 (RFC 8410), before its 32 bytes. */
const ED25519 = Buffer.from('302e020100300506032b657004220420', 'hex');

/** The library's signing key: the same on every replica. Nothing that we hand out is signed. */
function signingKey() {
  const key = createPrivateKey({
    key: Buffer.concat([ED25519, derive('signing')]),
    format: 'der',
    type: 'pkcs8',
  });
  return { ...key.export({ format: 'jwk' }), alg: 'EdDSA', use: 'sig' };
}

type Library = typeof import('oidc-provider');

/** Loads the library at its first use: most installations never need it. */
async function loadLibrary(): Promise<Library> {
  // The library takes it for granted; the first releases of Node 20 lack it.
  URL.parse ??= (url, base) => (URL.canParse(url, base) ? new URL(url, base) : null);
  return import('oidc-provider');
}

/** Always prompts: a grant is not repeated without consent. */
const askAlways = ({ interactionPolicy: { Check, Prompt } }: Library, name: 'login' | 'consent') =>
  new Prompt(
    { name, requestable: true },
    new Check(`${name}_always`, 'the person is asked', ({ oidc }) => !oidc.result?.[name]),
  );

/** Refuses in the form of the library's own refusals, where the library answers: the consent page has no `ctx`. */
function refuseFetch(ctx: KoaContextWithOIDC | undefined, error: unknown): never {
  if (!ctx || !(error instanceof DocentError)) throw error;
  ctx.set('Retry-After', String(error.details?.retryAfter));
  const refusal = { message: 'temporarily_unavailable', error_description: error.message };
  throw Object.assign(new Error(), refusal, { statusCode: error.status, expose: true });
}

const configurationOf = (library: Library, database: Database, origin: string): Configuration => ({
  adapter: (kind: string) => new Records(database, kind, () => new library.errors.InvalidGrant('it was used already')),
  jwks: { keys: [signingKey()] },
  cookies: {
    keys: [derive('cookies').toString('base64url')],
    names: { interaction: 'docent_oauth_request', resume: 'docent_oauth_resume', session: 'docent_oauth_session' },
    short: { signed: true, httpOnly: true, sameSite: 'lax', secure: origin.startsWith('https:') },
    long: { signed: true, httpOnly: true, sameSite: 'lax', secure: origin.startsWith('https:') },
  },
  // Defaults of a client: public, with authorization code and refresh token. `native` allows any loopback port.
  clientDefaults: {
    application_type: 'native',
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    token_endpoint_auth_method: 'none',
    id_token_signed_response_alg: 'EdDSA',
  },
  clientAuthMethods: ['none', 'client_secret_basic', 'client_secret_post'],
  responseTypes: ['code'],
  scopes: [...ALL_SCOPES, 'offline_access'],
  pkce: { required: () => true },
  routes: {
    authorization: `${OAUTH_PATH}/authorize`,
    token: `${OAUTH_PATH}/token`,
    registration: `${OAUTH_PATH}/register`,
    revocation: `${OAUTH_PATH}/revoke`,
    jwks: `${OAUTH_PATH}/jwks`,
  },
  features: {
    devInteractions: { enabled: false },
    rpInitiatedLogout: { enabled: false },
    userinfo: { enabled: false },
    // Nothing is served there, so that the metadata must not name it.
    pushedAuthorizationRequests: { enabled: false },
    registration: { enabled: true, issueRegistrationAccessToken: false },
    revocation: { enabled: true, allowedPolicy: async (_, client, token) => token.clientId === client.clientId },
    resourceIndicators: {
      enabled: true,
      defaultResource: async () => resourceOf(origin),
      useGrantedResource: async () => true,
      getResourceServerInfo: async (_, resource) => {
        if (resource !== resourceOf(origin)) throw new library.errors.InvalidTarget();
        return { scope: ALL_SCOPES.join(' '), accessTokenFormat: 'opaque', accessTokenTTL: LIFETIMES.AccessToken };
      },
    },
    clientIdMetadataDocument: {
      enabled: true,
      ack: 'draft-02',
      allowFetch: (ctx, clientId) => mayFetchDocument(clientId).catch((error) => refuseFetch(ctx, error)),
    },
  },
  fetch: fetchVia(sendOutgoing),
  fetchResponseBodyLimits: BODY_LIMITS,
  extraClientMetadata: {
    properties: JUDGED_FIELDS,
    validator: (_, field, value) => {
      const refusal = refusalOfField(field, value);
      if (refusal) throw new library.errors.InvalidClientMetadata(refusal);
    },
  },
  interactions: {
    policy: [askAlways(library, 'login'), askAlways(library, 'consent')],
    url: (_, { uid }) => `${CONSENT_PATH}/${uid}`,
  },
  loadExistingGrant: async ({ oidc }) => {
    const grantId = oidc.result?.consent?.grantId;
    return grantId ? oidc.provider.Grant.find(grantId) : undefined;
  },
  findAccount: async (_, accountId, token) => {
    if (token?.grantId && !(await isGranted(database, token.grantId))) return undefined;
    return { accountId, claims: () => ({ sub: accountId }) };
  },
  expiresWithSession: () => false,
  issueRefreshToken: async (_, client) => client.grantTypeAllowed('refresh_token'),
  rotateRefreshToken: true,
  ttl: LIFETIMES,
  renderError: async (ctx, out) => {
    if (ctx.status === 429) {
      ctx.body = out;
      return;
    }
    ctx.status = 303;
    ctx.redirect(`${origin}/connect?error=${encodeURIComponent(out.error)}`);
  },
});

/** Responds to an error of the server in the OAuth library: database errors get 503 with `Retry-After`, others are logged. */
function respondToFault(ctx: KoaContextWithOIDC, error: unknown): void {
  const reason = unavailableCause(error);
  if (!reason) {
    logThrottled(error, 'OAuth failed');
    return;
  }
  const { status, message } = new Unavailable(reason);
  ctx.status = status;
  ctx.set('Retry-After', '1');
  ctx.body = { error: 'server_error', error_description: message };
}

async function makeProvider(database: Database, origin: string): Promise<Provider> {
  const library = await loadLibrary();
  const provider = new library.Provider(origin, configurationOf(library, database, origin));
  // The addresses that it writes come from the headers, which hold the public origin by then.
  provider.proxy = true;
  makeRepeatable(library, provider, derive('successors'), origin);
  provider.on('server_error', respondToFault);
  provider.on('grant.revoked', (_, grantId) => {
    endGrant(database, grantId).catch((error) => logThrottled(error, 'ending a grant failed'));
  });
  return provider;
}

const made = new WeakMap<Database, Map<string, Promise<Provider>>>();

/** The library of OAuth over this database, for the public origin; made at first use. */
export function providerOver(database: Database, origin: string): Promise<Provider> {
  const known = made.get(database) ?? new Map<string, Promise<Provider>>();
  made.set(database, known);
  const provider = known.get(origin) ?? makeProvider(database, origin);
  known.set(origin, provider);
  return provider;
}
