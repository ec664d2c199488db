import type { Ctx } from '../identity/context';
import { recordFeedback } from '../responses/feedback';
import { recordNps } from '../responses/nps';
import { recordSurvey } from '../responses/survey';
import { receiptOf } from './receipt';
import type { FeedbackInput, NpsInput, SurveyInput } from './schema';
import type { Visitor } from './visitor';

const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value ? value : undefined);

/** What is known of the person; what they typed goes first. */
function personOf({ userId, metadata = {} }: Visitor, email: string | undefined) {
  return {
    ...(userId === undefined ? {} : { userId }),
    email: email ?? textOf(metadata.email)?.slice(0, 320),
    name: textOf(metadata.name)?.slice(0, 200),
  };
}

/** What a browser hears: that of others there are so many answers is none of its business. */
const done = () => ({ recorded: true });

/** Stores what somebody answered, once for each id. @throws DocentError `not_found`. */
export const respond = {
  feedback: (ctx: Ctx, visitor: Visitor, { id, widgetId, optionId, message, email, url }: FeedbackInput) => {
    const { userId, ...person } = personOf(visitor, email);
    return recordFeedback(ctx, {
      clientId: receiptOf(visitor.anonymousId, id),
      widgetId,
      optionId,
      message,
      userId,
      fromUrl: url,
      ...person,
    }).then(done);
  },
  nps: (ctx: Ctx, visitor: Visitor, { id, widgetId, rating, comment, email, url, language }: NpsInput) =>
    recordNps(ctx, {
      clientId: receiptOf(visitor.anonymousId, id),
      widgetId,
      rating: Number(rating),
      comment,
      url,
      language,
      ...personOf(visitor, email),
    }).then(done),
  survey: (ctx: Ctx, visitor: Visitor, { id, widgetId, answers, url }: SurveyInput) =>
    recordSurvey(ctx, {
      clientId: receiptOf(visitor.anonymousId, id),
      widgetId,
      answers,
      url,
      ...personOf(visitor, undefined),
    }).then(done),
};
