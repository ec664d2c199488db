import { getSessionCookie } from 'better-auth/cookies';
import { type NextRequest, NextResponse } from 'next/server';

/** Pages for people who have not signed in. */
const OPEN = /^\/(sign-in|forgot-password|reset-password|setup|invite|docs|robots\.txt)(\/|$)/;

function contentPolicy(nonce: string): string {
  const dev = process.env.NODE_ENV === 'development';
  return [
    "default-src 'self'",
    // React's development build compiles its stack traces with eval.
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${dev ? " 'unsafe-eval'" : ''}`,
    "style-src 'self' 'unsafe-inline'",
    // Widgets show the pictures and videos of the company, wherever they are.
    'img-src * data: blob:',
    'media-src *',
    "font-src 'self' data:",
    `connect-src 'self'${dev ? ' ws:' : ''}`,
    "frame-src 'self' https://www.youtube-nocookie.com https://player.vimeo.com https://www.loom.com https://fast.wistia.net",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');
}

/** The public origin. The server that passes requests to the pages sets these headers, and overwrites what the client sent. */
const ownOrigin = ({ headers, nextUrl }: NextRequest): string =>
  `${headers.get('x-forwarded-proto') ?? 'http'}://${headers.get('host') ?? nextUrl.host}`;

/** Adds the security headers to a response. */
function withHeaders(response: NextResponse, policy: string): NextResponse {
  response.headers.set('Content-Security-Policy', policy);
  response.headers.set('Referrer-Policy', 'strict-origin-when-cross-origin');
  response.headers.set('Permissions-Policy', 'camera=(), microphone=(), geolocation=()');
  return response;
}

/** Sets the content security policy of every page, and redirects visitors without a session to the sign-in page, which leads back. */
export function proxy(request: NextRequest): NextResponse {
  const { pathname, search } = request.nextUrl;
  if (!OPEN.test(pathname) && !getSessionCookie(request, { cookiePrefix: 'docent' })) {
    const target = pathname === '/' && !search ? '' : `?next=${encodeURIComponent(pathname + search)}`;
    const redirect = NextResponse.redirect(new URL(`/sign-in${target}`, ownOrigin(request)));
    return withHeaders(redirect, "default-src 'none'; frame-ancestors 'none'");
  }
  const nonce = Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('base64');
  const policy = contentPolicy(nonce);
  const headers = new Headers(request.headers);
  headers.set('x-nonce', nonce);
  headers.set('Content-Security-Policy', policy);
  const response = NextResponse.next({ request: { headers } });
  return withHeaders(response, policy);
}

export const config = { matcher: ['/((?!_next/|api/|icon\\.svg|favicon\\.ico).*)'] };
