import { type AnyTRPCRouter, callTRPCProcedure } from '@trpc/server';
import { Ctx } from '../../identity/context';
import type { PublicCaller } from '../../identity/public-caller';
import { currentMembership, findSignedIn, sessionCaller } from '../../identity/sessions';
import { DocentError } from '../../kernel/errors';
import { dashboardRouter, publicApiRouter } from '../router';
import type { Service } from '../service';
import { personLimiter, sessionName } from './procedures';

/** Answers a query as the browser would get it, and fails where that would be refused. `path` reads like `widgets.list`. */
export type AnswerQuery = (path: string, input: unknown) => Promise<unknown>;

/** Of the company's procedures, and of the public ones. */
export type PageAnswers = { query: AnswerQuery; publicQuery: AnswerQuery };

/** Answers for a page that is being made, as the person whose cookies `headers` hold; undefined without a session. */
export type AnswerPages = (headers: Headers) => Promise<PageAnswers | undefined>;

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
    // In the form in which the browser would get it.
    return JSON.parse(JSON.stringify(answer));
  };

const noAttempts = () => Promise.reject(new DocentError('method_not_allowed', 'A page only asks.'));

/** What a page shows first is put into its HTML. It counts as the browser's asking for it would, which follows where this gives nothing. */
export function answerPages(service: Service): AnswerPages {
  const { database, turns, dashboardLimits } = service;
  const limiter = personLimiter(service);
  const isOver = async (name: string) => (await limiter(name)).count > dashboardLimits.person;
  return async (headers) => {
    const asker = sessionName(headers);
    if (!asker || (await isOver(asker))) return undefined;
    // A page sends no cookies: prolonged here, a session would outlive the cookie that stands for it.
    const person = await findSignedIn(database, headers, { renew: false });
    const caller = person && sessionCaller(person, headers);
    if (!caller || (await isOver(`person:${person.id}`))) return undefined;
    const companyId = currentMembership(person, headers)?.companyId;
    const anyone: PublicCaller = { database, person, companyId, countAttempt: noAttempts, tryPassword: noAttempts };
    const inTurn =
      (answer: AnswerQuery): AnswerQuery =>
      (path, input) =>
        turns(asker, () => answer(path, input));
    return {
      query: inTurn(answerQuery(dashboardRouter, new Ctx(database, caller.companyId, caller.actor))),
      publicQuery: inTurn(answerQuery(publicApiRouter, anyone)),
    };
  };
}
