import type { IncomingMessage } from 'node:http';
import { fromNodeHeaders } from 'better-auth/node';
import { z } from 'zod';
import { AUTH_PATH, authOver } from '../../identity/sessions';
import { env } from '../../kernel/env';
import { DocentError } from '../../kernel/errors';
import { parseInput } from '../../kernel/validate';
import { trimmedName } from '../../operation/wire';
import { readNodeBody } from '../node-request';
import type { Service } from '../service';
import { attemptsFrom } from './attempts';
import { type NodeHandler, ownPagesOnly, refuse } from './own-pages';

/** The endpoints of the session library that can be reached; each with its limit in a minute from one address. */
const AUTH_ENDPOINTS: Record<string, () => number> = {
  '/sign-in/email': () => env().DOCENT_SIGN_IN_LIMIT,
  '/sign-out': () => 60,
  '/change-password': () => env().DOCENT_SIGN_IN_LIMIT,
  '/update-user': () => 30,
  '/revoke-other-sessions': () => 30,
};

const ownAccount = z.strictObject({ name: trimmedName });

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads the body for the session library, which itself sets no limit and takes any name. @throws DocentError */
async function readAuthBody(req: IncomingMessage, path: string): Promise<string> {
  const body = await readNodeBody(req);
  if (path !== '/update-user') return body;
  return JSON.stringify(parseInput(ownAccount, jsonOf(body)));
}

/** Serves signing in and out, and one's own account. */
export const authHandler = (service: Service): NodeHandler =>
  ownPagesOnly(async (req, res) => {
    const path = (req.url ?? '').slice(AUTH_PATH.length).split('?', 1).join();
    const limit = Object.hasOwn(AUTH_ENDPOINTS, path) ? AUTH_ENDPOINTS[path]?.() : undefined;
    if (!limit || req.method !== 'POST') return refuse(res, new DocentError('not_found', 'Not found.'));
    try {
      await attemptsFrom(service, req)(`auth${path}`, limit);
      const request = new Request(`http://${req.headers.host}${req.url}`, {
        method: 'POST',
        headers: fromNodeHeaders(req.headers),
        body: await readAuthBody(req, path),
      });
      const answer = await authOver(service.database).handler(request);
      const cookies = answer.headers.getSetCookie();
      if (cookies.length) res.setHeader('Set-Cookie', cookies);
      res.writeHead(answer.status, { 'Content-Type': answer.headers.get('content-type') ?? 'application/json' });
      res.end(await answer.text());
    } catch (error) {
      if (!(error instanceof DocentError)) throw error;
      if (!req.complete) res.setHeader('Connection', 'close');
      refuse(res, error, error.code === 'rate_limit_exceeded' ? { 'Retry-After': '60' } : {});
    }
  });
