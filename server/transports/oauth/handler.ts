import type { IncomingMessage, ServerResponse } from 'node:http';
import { fromNodeHeaders } from 'better-auth/node';
import { countingDocuments } from '../../auth/oauth/outgoing';
import { CONSENT_PATH, OAUTH_PATH } from '../../auth/oauth/places';
import { providerOver } from '../../auth/oauth/provider';
import { findSignedIn } from '../../auth/sessions';
import { retried } from '../../database/retry';
import { failure, failureHeaders } from '../../operations/failure';
import { DocentError } from '../../platform/errors';
import { publicOrigin } from '../../platform/public-origin';
import { noteRequest } from '../../platform/request-id';
import { parseInput } from '../../platform/validate';
import { attemptCounter } from '../dashboard/attempts';
import { readJsonText } from '../dashboard/body';
import { type NodeHandler, ownPagesOnly, refuse } from '../dashboard/own-pages';
import type { Service } from '../service';
import { answerRequest, consentAnswer, readRequest } from './consent';
import { prepareForLibrary } from './request';

/** Requests in a minute from one address. */
const LIMITS: Record<string, number> = { register: 20, authorize: 60, consent: 60, token: 120, revoke: 60 };

const originOf = (req: IncomingMessage): string => publicOrigin(req.socket.localPort).origin;

function sendJson(res: ServerResponse, body: unknown): void {
  res.writeHead(200, { 'Content-Type': 'application/json; charset=utf-8' });
  res.end(JSON.stringify(body));
}

/** Serves the consent page: the data of a request, and the decision. */
const consentHandler = (service: Service): NodeHandler =>
  ownPagesOnly(async (req, res) => {
    const { database } = service;
    const person = await retried(database, () => findSignedIn(database, fromNodeHeaders(req.headers)));
    if (!person) throw new DocentError('unauthorized', 'Your session has ended. Sign in again.');
    const origin = originOf(req);
    const asked = { provider: await providerOver(database, origin), origin, req, res };
    if (req.method === 'GET') return sendJson(res, await readRequest(asked, person));
    const answer = parseInput(consentAnswer, (await readJsonText(req)).value);
    sendJson(res, { redirectTo: await answerRequest(database, asked, person, answer) });
  });

/** The path of a consent request. Without `/answer`, it redirects to the consent page of the dashboard. */
const CONSENT = new RegExp(`^${CONSENT_PATH}/([A-Za-z0-9_-]{1,64})(/answer)?$`);

/** The paths of the library in lower case. The library itself ignores case, but the limits apply only to these spellings. */
const LIBRARY = new RegExp(`^${OAUTH_PATH}/(?:authorize(?:/[A-Za-z0-9_-]{1,64})?|register|token|revoke|jwks)$`);

/** Maximum size of a request body that an application sends. */
const MAX_BODY_BYTES = 16_384;
/** Maximum client metadata documents to fetch for one address in a minute, since each is an outgoing request. */
const MAX_DOCUMENTS = 10;

/** Serves OAuth 2.1 for MCP: the library's endpoints, and the person's consent. */
export function oauthHandler(service: Service): NodeHandler {
  const consent = consentHandler(service);
  const counted = (req: IncomingMessage, work: () => Promise<void>) =>
    countingDocuments(() => attemptCounter(service, req)('oauth/document', MAX_DOCUMENTS), work);
  return async (req, res) => {
    try {
      const path = (req.url ?? '').split('?', 1).join();
      const action = path.split('/')[2] ?? '';
      const limit = Object.hasOwn(LIMITS, action) ? LIMITS[action] : undefined;
      if (limit) noteRequest({ route: `${OAUTH_PATH}/${action}` });
      if (limit) await attemptCounter(service, req)(`oauth/${action}`, limit);
      const [, uid, answering] = CONSENT.exec(path) ?? [];
      if (uid && answering) return await counted(req, async () => consent(req, res));
      if (uid) return void res.writeHead(303, { Location: `${originOf(req)}/connect?request=${uid}` }).end();
      if (!LIBRARY.test(path)) throw new DocentError('not_found', 'There is nothing here.');
      if (Number(req.headers['content-length'] ?? 0) > MAX_BODY_BYTES)
        throw new DocentError('payload_too_large', `The body may have at most ${MAX_BODY_BYTES} bytes.`);
      prepareForLibrary(req);
      const provider = await providerOver(service.database, originOf(req));
      await counted(req, () => provider.callback()(req, res));
    } catch (error) {
      const known = failure(error);
      refuse(res, known, failureHeaders(known));
    }
  };
}
