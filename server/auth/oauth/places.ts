/** The start of each path of OAuth, the library's and ours. */
export const OAUTH_PATH = '/oauth';
/** The path of the consent request; the page is part of the dashboard. */
export const CONSENT_PATH = `${OAUTH_PATH}/consent`;
/** RFC 8414. */
export const SERVER_METADATA_PATH = '/.well-known/oauth-authorization-server';

/** The one resource that tokens are for. */
export const resourceOf = (origin: string): string => `${origin}/api/mcp`;
