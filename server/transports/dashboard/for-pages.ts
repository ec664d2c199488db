import { type AnyTRPCRouter, callTRPCProcedure } from '@trpc/server';
import { Ctx } from '../../auth/context';
import type { PublicCaller } from '../../auth/public-caller';
import { currentMembership, findSignedIn, sessionCaller } from '../../auth/sessions';
import { DocentError } from '../../platform/errors';
import { dashboardRouter, publicApiRouter } from '../router';
import type { Service } from '../service';
import { personLimiter, sessionName } from './procedures';

/** Runs a query and returns the same result as the browser would get, or throws its error. `path` has the form `widgets.list`. */
export type AnswerQuery = (path: string, input: unknown) => Promise<unknown>;

/** `query` calls company procedures, `publicQuery` public ones. */
export type PageAnswers = { query: AnswerQuery; publicQuery: AnswerQuery };

/** Prefetches the first queries of a page that is rendered on the server. */
export type AnswerPages = {
  /** Runs queries as the person of the session cookie; undefined without a session. Starts nothing once `signal` is aborted. */
  open: (headers: Headers, signal: AbortSignal) => Promise<PageAnswers | undefined>;
  /** Milliseconds for which a page waits for its queries. The browser fetches the results that come later. */
  timeoutMs: number;
};

/** Multiplied by the database's `waitFactor`. */
const PREFETCH_TIMEOUT_MS = 300;

const answerQuery =
  (router: AnyTRPCRouter, ctx: unknown): AnswerQuery =>
  async (path, input) => {
    const getRawInput = async () => input;
    const answer = await callTRPCProcedure({
      router,
      path,
      ctx,
      type: 'query',
      getRawInput,
      signal: undefined,
      batchIndex: 0,
    });
    // Serialized and parsed, as the browser would get it.
    return JSON.parse(JSON.stringify(answer));
  };

const noAttempts = () => Promise.reject(new DocentError('method_not_allowed', 'Pages can only run queries.'));

/**
 * Runs the first queries of a page on the server, so that its HTML includes their data. A page counts as one call of the person. Its
 * queries take separate turns, so that a slow one does not delay calls of the browser, which repeats queries without a result.
 */
export function makeAnswerPages(service: Service): AnswerPages {
  const { database, turns, dashboardLimits } = service;
  const limiter = personLimiter(service);
  const isOver = async (name: string) => (await limiter(name)).count > dashboardLimits.person;
  const open: AnswerPages['open'] = async (headers, signal) => {
    const asker = sessionName(headers);
    if (!asker || (await isOver(asker))) return undefined;
    const inTurn = <Answer>(work: () => Promise<Answer>): Promise<Answer> =>
      turns(`page:${asker}`, async () => {
        signal.throwIfAborted();
        return work();
      });
    // A page cannot set cookies: a session renewed here would outlive its cookie.
    const person = await inTurn(() => findSignedIn(database, headers, { renew: false }));
    const caller = person && sessionCaller(person, headers);
    if (!caller || (await isOver(`person:${person.id}`))) return undefined;
    const companyId = currentMembership(person, headers)?.companyId;
    const anyone: PublicCaller = { database, person, companyId, countAttempt: noAttempts, tryPassword: noAttempts };
    const query = answerQuery(dashboardRouter, new Ctx(database, caller.companyId, caller.actor));
    const publicQuery = answerQuery(publicApiRouter, anyone);
    return {
      query: (path, input) => inTurn(() => query(path, input)),
      publicQuery: (path, input) => inTurn(() => publicQuery(path, input)),
    };
  };
  return { open, timeoutMs: PREFETCH_TIMEOUT_MS * database.waitFactor };
}
