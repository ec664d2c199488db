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
import { BODY_LIMITS, makeFetch, mayFetchDocument } from './outgoing';
import { CONSENT_PATH, OAUTH_PATH, resourceOf } from './places';
import { Records } from './records';
import { makeRepeatable } from './refreshing';
import { fieldError, VALIDATED_FIELDS } from './registration';

const HOUR_S = 60 * 60;
const DAY_S = 24 * HOUR_S;

/** Lifetimes in seconds. An application that is unused for the lifetime of `RefreshToken` needs a new consent. */
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

/** The PKCS #8 header of an Ed25519 private key (RFC 8410), followed by its 32 bytes. */
const ED25519 = Buffer.from('302e020100300506032b657004220420', 'hex');

/** The signing key that the library requires, the same on every replica. Docent issues nothing that is signed. */
function signingKey() {
  const key = createPrivateKey({
    key: Buffer.concat([ED25519, derive('signing')]),
    format: 'der',
    type: 'pkcs8',
  });
  return { ...key.export({ format: 'jwk' }), alg: 'EdDSA', use: 'sig' };
}

type Library = typeof import('oidc-provider');

/** Loads the library on first use, since most installations never need it. */
async function loadLibrary(): Promise<Library> {
  // The library requires it; the first releases of Node 20 lack it.
  URL.parse ??= (url, base) => (URL.canParse(url, base) ? new URL(url, base) : null);
  return import('oidc-provider');
}

/** Always prompts, so that each grant needs a consent. */
const askAlways = ({ interactionPolicy: { Check, Prompt } }: Library, name: 'login' | 'consent') =>
  new Prompt(
    { name, requestable: true },
    new Check(`${name}_always`, 'the person is asked', ({ oidc }) => !oidc.result?.[name]),
  );

/**
 * Rethrows an error. Converts a `DocentError` to the library's format, except on the consent page, where there is no `ctx`. Other errors
 * stay unchanged.
 */
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
    // This endpoint does not exist, so the metadata must not list it.
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
  fetch: makeFetch(sendOutgoing),
  fetchResponseBodyLimits: BODY_LIMITS,
  extraClientMetadata: {
    properties: [...VALIDATED_FIELDS, 'scope'],
    validator: (_, field, value, metadata) => {
      const refusal = fieldError(field, value);
      if (refusal) throw new library.errors.InvalidClientMetadata(refusal);
      // The person decides on the consent page. The library would refuse requests for scopes that were not registered.
      if (field === 'scope') metadata.scope = undefined;
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

/** Responds to a server error in the OAuth library: 503 with `Retry-After` for database errors; others are logged. */
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
  // The library builds URLs from the headers, which `prepareForLibrary` has set to the public origin.
  provider.proxy = true;
  makeRepeatable(library, provider, derive('successors'), origin);
  provider.on('server_error', respondToFault);
  provider.on('grant.revoked', (_, grantId) => {
    endGrant(database, grantId).catch((error) => logThrottled(error, 'ending a grant failed'));
  });
  return provider;
}

const made = new WeakMap<Database, Map<string, Promise<Provider>>>();

/** The OAuth library with this database and public origin, created on first use. */
export function providerOver(database: Database, origin: string): Promise<Provider> {
  const known = made.get(database) ?? new Map<string, Promise<Provider>>();
  made.set(database, known);
  const provider = known.get(origin) ?? makeProvider(database, origin);
  known.set(origin, provider);
  return provider;
}
