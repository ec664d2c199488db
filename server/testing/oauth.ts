import { auth, type OAuthClientProvider } from '@modelcontextprotocol/client';
import type { Scope } from '../auth/scopes';

type Saved<Method extends 'saveClientInformation' | 'saveTokens' | 'saveDiscoveryState'> = Parameters<
  NonNullable<OAuthClientProvider[Method]>
>[0];

/** An OAuth client that keeps its state in memory, for the official client library. */
export class TestApplication {
  information: Saved<'saveClientInformation'> | undefined;
  kept: Saved<'saveTokens'> | undefined;
  verifier = '';
  discovered: Saved<'saveDiscoveryState'> | undefined;
  /** The authorization URL. */
  asked: URL | undefined;

  constructor(
    readonly name = 'Test agent',
    readonly redirectUrl = 'http://127.0.0.1:9/callback',
  ) {}

  get clientMetadata() {
    return {
      client_name: this.name,
      redirect_uris: [this.redirectUrl],
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      token_endpoint_auth_method: 'none',
    };
  }
  clientInformation = () => this.information;
  saveClientInformation = (information: Saved<'saveClientInformation'>) => {
    this.information = information;
  };
  tokens = () => this.kept;
  saveTokens = (tokens: Saved<'saveTokens'>) => {
    this.kept = tokens;
  };
  redirectToAuthorization = (url: URL) => {
    this.asked = url;
  };
  discoveryState = () => this.discovered;
  saveDiscoveryState = (state: Saved<'saveDiscoveryState'>) => {
    this.discovered = state;
  };
  codeVerifier = () => this.verifier;
  saveCodeVerifier = (verifier: string) => {
    this.verifier = verifier;
  };
}

/** A browser with cookies that does not follow redirects. */
export class TestBrowser {
  private readonly cookies = new Map<string, string>();

  constructor(cookie: string) {
    for (const one of cookie.split('; ')) this.take(one);
  }

  private take(text: string) {
    const [pair = ''] = text.split(';', 1);
    const at = pair.indexOf('=');
    this.cookies.set(pair.slice(0, at), pair.slice(at + 1));
  }

  async open(url: URL | string, init: RequestInit = {}): Promise<Response> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { ...(init.headers as Record<string, string>), cookie };
    const response = await fetch(url, { redirect: 'manual', ...init, headers });
    for (const text of response.headers.getSetCookie()) this.take(text);
    return response;
  }

  /** Opens the authorization URL of an application. @returns the URL of the consent request */
  async ask(url: URL): Promise<string> {
    const response = await this.open(url);
    const location = response.headers.get('location') ?? '';
    if (!location.includes('/oauth/consent/')) throw new Error(`led to ${response.status} ${location}`);
    return new URL(location, url).href;
  }

  /** Sends the person's decision about a consent request. */
  async answer(
    consent: string,
    body: object,
  ): Promise<{ status: number; body: { redirectTo?: string; error?: object } }> {
    const headers = { 'Content-Type': 'application/json', Origin: new URL(consent).origin };
    const response = await this.open(`${consent}/answer`, { method: 'POST', headers, body: JSON.stringify(body) });
    return { status: response.status, body: (await response.json()) as { redirectTo?: string } };
  }

  /** Grants a request. @returns the redirect URL of the application, with the code */
  async grant(asked: URL, companyId: number, scopes: Scope[]): Promise<URL> {
    const { body } = await this.answer(await this.ask(asked), { granted: true, companyId, scopes });
    const back = await this.open(body.redirectTo ?? '');
    return new URL(back.headers.get('location') ?? '');
  }
}

/** Starts the authorization of an application. @returns the authorization URL that it opens */
export async function startAuthorization(mcpUrl: string, application: TestApplication): Promise<URL> {
  await auth(application, { serverUrl: mcpUrl });
  if (!application.asked) throw new Error('The application did not ask.');
  return application.asked;
}

/** Grants an application `scopes` in a company, and exchanges the code for tokens. */
export async function authorize(
  mcpUrl: string,
  application: TestApplication,
  browser: TestBrowser,
  { companyId, scopes }: { companyId: number; scopes: Scope[] },
): Promise<void> {
  const back = await browser.grant(await startAuthorization(mcpUrl, application), companyId, scopes);
  const authorizationCode = back.searchParams.get('code');
  if (!authorizationCode) throw new Error(`No code: ${back}`);
  const iss = back.searchParams.get('iss') ?? '';
  await auth(application, { serverUrl: mcpUrl, authorizationCode, iss });
}
