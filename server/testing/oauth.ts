import { auth } from '@modelcontextprotocol/client';
import type { Scope } from '../identity/scopes';

/** An application that remembers what it is given, as the official clients ask it to. */
export class TestApplication {
  information: unknown;
  kept: { access_token: string; refresh_token?: string; scope?: string } | undefined;
  verifier = '';
  discovered: unknown;
  /** Where the person was sent. */
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
  // biome-ignore lint/suspicious/noExplicitAny: what the client hands over is handed back
  clientInformation = (): any => this.information;
  saveClientInformation = (information: unknown) => {
    this.information = information;
  };
  // biome-ignore lint/suspicious/noExplicitAny: what the client hands over is handed back
  tokens = (): any => this.kept;
  // biome-ignore lint/suspicious/noExplicitAny: what the client hands over is handed back
  saveTokens = (tokens: any) => {
    this.kept = tokens;
  };
  redirectToAuthorization = (url: URL) => {
    this.asked = url;
  };
  // biome-ignore lint/suspicious/noExplicitAny: what the client hands over is handed back
  discoveryState = (): any => this.discovered;
  saveDiscoveryState = (state: unknown) => {
    this.discovered = state;
  };
  codeVerifier = () => this.verifier;
  saveCodeVerifier = (verifier: string) => {
    this.verifier = verifier;
  };
}

/** What a browser keeps between requests; follows no redirect by itself. */
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

  /** Opens what an application sent the person to. @returns where the consent is asked */
  async ask(url: URL): Promise<string> {
    const response = await this.open(url);
    const location = response.headers.get('location') ?? '';
    if (!location.includes('/oauth/consent/')) throw new Error(`led to ${response.status} ${location}`);
    return new URL(location, url).href;
  }

  /** Answers at the address of the consent. */
  async answer(
    consent: string,
    body: object,
  ): Promise<{ status: number; body: { redirectTo?: string; error?: object } }> {
    const headers = { 'Content-Type': 'application/json', Origin: new URL(consent).origin };
    const response = await this.open(`${consent}/answer`, { method: 'POST', headers, body: JSON.stringify(body) });
    return { status: response.status, body: (await response.json()) as { redirectTo?: string } };
  }

  /** Grants what is asked. @returns where the browser is led to: back to the application */
  async grant(asked: URL, companyId: number, scopes: Scope[]): Promise<URL> {
    const { body } = await this.answer(await this.ask(asked), { granted: true, companyId, scopes });
    const back = await this.open(body.redirectTo ?? '');
    return new URL(back.headers.get('location') ?? '');
  }
}

/** Has a person grant an application what it wants, and the application take its tokens. */
export async function authorize(
  mcpUrl: string,
  application: TestApplication,
  browser: TestBrowser,
  { companyId, scopes }: { companyId: number; scopes: Scope[] },
): Promise<void> {
  await auth(application, { serverUrl: mcpUrl });
  if (!application.asked) throw new Error('The application did not ask.');
  const back = await browser.grant(application.asked, companyId, scopes);
  const authorizationCode = back.searchParams.get('code');
  if (!authorizationCode) throw new Error(`No code: ${back}`);
  const iss = back.searchParams.get('iss') ?? '';
  await auth(application, { serverUrl: mcpUrl, authorizationCode, iss });
}
