import type { z } from 'zod';
import type { Ctx } from '../../../auth/context';
import { issuesOf } from '../../../operations/failure';
import { invalid } from '../../../platform/errors';
import { openSession, pickElement, resumeSession } from '../page-sessions/on-page';
import { openInput, pickedInput, resumeInput } from '../page-sessions/schema';
import { bootstrap } from './bootstrap';
import { identify } from './identify';
import { installationRecorder } from './installation';
import { createLiveCache } from './live';
import { readChangelog, readRoadmap } from './panels';
import { reportBatch } from './report';
import { respond } from './respond';
import {
  bootstrapInput,
  changelogInput,
  eventsInput,
  feedbackInput,
  identifyInput,
  npsInput,
  roadmapInput,
  surveyInput,
  voteInput,
} from './schema';
import { type Claim, findVisitor, type Visitor } from './visitor';
import { vote } from './vote';

/** The input that all endpoints share. */
type WithClientToken = { clientToken: string };

/** A parsed request. `run` returns the response, a string if it is already JSON; undefined when nothing has changed. */
type Request = { clientToken: string; run: (ctx: Ctx, origin: string | undefined) => Promise<unknown> };

/** An endpoint of the browser script: reads a body. @throws DocentError `validation_error` */
export type Endpoint = (body: unknown) => Request;

function endpoint<Input extends WithClientToken>(
  schema: z.ZodType<Input>,
  run: (ctx: Ctx, input: Input, origin: string | undefined) => Promise<unknown>,
): Endpoint {
  return (body) => {
    const { success, data, error } = schema.safeParse(body);
    if (!success) throw invalid(issuesOf(error));
    return { clientToken: data.clientToken, run: (ctx, origin) => run(ctx, data, origin) };
  };
}

/** The endpoints by path, with a shared cache of live widgets. */
export function clientRouter(): Readonly<Record<string, Endpoint>> {
  const readLive = createLiveCache();
  const note = installationRecorder();
  const forVisitor = <Input extends WithClientToken & Claim>(
    schema: z.ZodType<Input>,
    run: (ctx: Ctx, visitor: Visitor, input: Input) => Promise<unknown>,
  ) => endpoint(schema, async (ctx, input) => run(ctx, await findVisitor(ctx, readLive, input), input));
  return {
    '/bootstrap': endpoint(bootstrapInput, async (ctx, input, origin) => {
      const answer = await bootstrap(ctx, readLive, input);
      note(ctx, origin);
      return answer;
    }),
    '/identify': endpoint(identifyInput, (ctx, input) => identify(ctx, readLive, input)),
    '/events': forVisitor(eventsInput, reportBatch),
    '/responses/feedback': forVisitor(feedbackInput, respond.feedback),
    '/responses/nps': forVisitor(npsInput, respond.nps),
    '/responses/survey': forVisitor(surveyInput, respond.survey),
    '/roadmap-votes': forVisitor(voteInput, vote),
    '/changelog': forVisitor(changelogInput, readChangelog),
    '/roadmap': forVisitor(roadmapInput, readRoadmap),
    '/page-sessions/open': endpoint(openInput, openSession),
    '/page-sessions/resume': endpoint(resumeInput, resumeSession),
    '/page-sessions/pick': endpoint(pickedInput, pickElement),
  };
}
