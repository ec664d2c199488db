import { answeredTypes } from '../../../../widgets/contract/answered-types';
import { LENGTHS } from '../../../../widgets/contract/limits';
import type { WidgetType } from '../../../../widgets/contract/registry';
import { beginningOf } from '../../../../widgets/targeting/beginning';
import type { Ctx } from '../../../auth/context';
import { receiptOf } from '../../analytics/events/receipt';
import { recordFeedback } from '../../analytics/responses/feedback';
import { recordNps } from '../../analytics/responses/nps';
import { recordSurvey } from '../../analytics/responses/survey';
import { limitScriptIdea } from '../../content/public-pages/idea-bounds';
import { requireNotAnswered } from './require-not-answered';
import type { FeedbackInput, NpsInput, SurveyInput } from './schema';
import { requireShown } from './shown';
import type { Visitor } from './visitor';

const textOf = (value: unknown, maxLength: number): string | undefined =>
  typeof value === 'string' && value ? beginningOf(value, maxLength) : undefined;

/**
 * The id under which a copy of a response is stored. A copy from another user than the response that it continues is stored separately, so
 * that it changes nothing of that user and no answer is lost. An example is a page that does not identify the user.
 */
async function clientIdOf(ctx: Ctx, form: 'nps' | 'survey', visitor: Visitor, id: string): Promise<string> {
  const own = receiptOf(visitor.anonymousId, id);
  const query = { where: { clientId: own }, select: { userId: true } };
  const { npsResponse, surveyResponse } = ctx.db;
  const stored = form === 'nps' ? await npsResponse.findFirst(query) : await surveyResponse.findFirst(query);
  const isTheirs = !stored || stored.userId === null || userIdsOf(visitor).includes(stored.userId);
  return isTheirs ? own : receiptOf(own, visitor.userId ?? '');
}

/** The user of the request, and the user that the browser was identified as. */
const userIdsOf = ({ userId, person }: Visitor): string[] => [
  ...(userId === undefined ? [] : [userId]),
  ...('userId' in person ? [person.userId] : []),
];

/** The known data of the person. Values that they typed take precedence. */
function personOf({ userId, metadata = {}, who, person, anonymousId }: Visitor, clientId: string, email?: string) {
  return {
    ...(userId === undefined ? {} : { userId }),
    email: email ?? textOf(metadata.email, LENGTHS.email),
    name: textOf(metadata.name, 200),
    clientId,
    who,
    alsoOf: [person, { anonymousId }],
  };
}

/** The fields that only NPS and survey responses have, and a function that checks whether the person may respond. */
function partsOf(
  ctx: Ctx,
  visitor: Visitor,
  type: WidgetType,
  { widgetId, isComplete = true, revision = 0, shownAt, sentAt }: NpsInput | SurveyInput,
) {
  const now = Date.now();
  // As for events, the time is corrected by the difference between the clocks.
  const corrected = shownAt === undefined || sentAt === undefined ? undefined : now - Math.max(0, sentAt - shownAt);
  return {
    isComplete,
    revision,
    shownAt: corrected,
    allow: () => requireNotAnswered(ctx, visitor, type, widgetId, new Date(corrected ?? now)),
  };
}

/** The response to a browser. It must not reveal the number of responses. */
const done = () => ({ recorded: true });

/**
 * Stores a response, once for each id, and counts its events.
 * @throws DocentError `not_found`, also for a draft; `conflict` for another response before `frequency` asks the person again
 */
export const respond = {
  feedback: async (ctx: Ctx, visitor: Visitor, { id, widgetId, optionId, message, email, url }: FeedbackInput) => {
    await requireShown(ctx, visitor, answeredTypes.feedback.entityType, widgetId);
    if (!visitor.verified) await limitScriptIdea(ctx, widgetId);
    return recordFeedback(ctx, {
      widgetId,
      optionId,
      message,
      fromUrl: url,
      ...personOf(visitor, receiptOf(visitor.anonymousId, id), email),
    }).then(done);
  },
  nps: async (ctx: Ctx, visitor: Visitor, input: NpsInput) => {
    const { id, widgetId, rating, comment, email, url, language } = input;
    await requireShown(ctx, visitor, answeredTypes.nps.entityType, widgetId);
    return recordNps(ctx, {
      widgetId,
      rating: Number(rating),
      comment,
      url,
      language,
      ...personOf(visitor, await clientIdOf(ctx, 'nps', visitor, id), email),
      ...partsOf(ctx, visitor, answeredTypes.nps.entityType, input),
    }).then(done);
  },
  survey: async (ctx: Ctx, visitor: Visitor, input: SurveyInput) => {
    const { id, widgetId, answers, url } = input;
    await requireShown(ctx, visitor, answeredTypes.survey.entityType, widgetId);
    return recordSurvey(ctx, {
      widgetId,
      answers,
      url,
      ...personOf(visitor, await clientIdOf(ctx, 'survey', visitor, id)),
      ...partsOf(ctx, visitor, answeredTypes.survey.entityType, input),
    }).then(done);
  },
};
