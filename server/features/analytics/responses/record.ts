import type { z } from 'zod';
import { answeredTypes } from '../../../../widgets/contract/answered-types';
import { recordOf } from '../../../../widgets/contract/stored';
import type { ResponseForm } from '../../../../widgets/contract/type';
import { nearest } from '../../../../widgets/validation/nearest';
import type { Ctx } from '../../../auth/context';
import { requirePublishScopeOfApplication } from '../../../auth/drafts';
import { moment } from '../../../operations/dates';
import { found, type Issue, invalid } from '../../../platform/errors';
import { requireNotAnswered } from '../../delivery/browser/require-not-answered';
import { receiptOf } from '../events/receipt';
import { recordFeedback } from './feedback';
import { recordNps } from './nps';
import { getResponse } from './one';
import type { recordFeedbackInput, recordNpsInput, recordSurveyInput } from './record-schema';
import type { Recorded } from './store';
import { recordSurvey } from './survey';
import { requireWidget } from './widget';

/** The prefix of ids from servers. Ids from browsers contain no colon, so the two cannot collide. */
const SERVER = 'server:';

/** The ids of a response from a server. An `externalId` belongs to its widget; in earlier releases, it belonged to the company. */
const idsOf = (widgetId: number, externalId: string | undefined) =>
  externalId === undefined
    ? {}
    : { clientId: receiptOf(`${SERVER}${widgetId}`, externalId), formerClientId: receiptOf(SERVER, externalId) };

type Feedback = Omit<z.output<typeof recordFeedbackInput>, 'widgetId'>;
type Nps = Omit<z.output<typeof recordNpsInput>, 'widgetId'>;
type Survey = Omit<z.output<typeof recordSurveyInput>, 'id'>;

const unknownOne = (path: string, word: string, known: readonly string[]): Issue => {
  const hint = nearest(word, known);
  return {
    path,
    code: 'unknown_value',
    message: `There is no such ${path === 'optionId' ? 'option' : 'question'}${hint ? `; did you mean \`${hint}\`?` : '.'}`,
  };
};

const idsIn = (list: unknown): string[] =>
  (Array.isArray(list) ? list : []).flatMap((entry) => {
    const { id } = recordOf(entry);
    return typeof id === 'string' ? [id] : [];
  });

/**
 * The common fields of a response, and the check that the person may answer again.
 * @throws DocentError `insufficient_scope` for an application without `publish`, since responses affect the frequency of live widgets
 */
function aboutOf(
  ctx: Ctx,
  form: ResponseForm,
  { externalId, userId, anonymousId, at, email, name, url, ignoreFrequency }: Feedback | Nps | Survey,
  widgetId: number,
) {
  requirePublishScopeOfApplication(ctx);
  if (userId !== undefined && anonymousId !== undefined)
    throw invalid([{ path: 'anonymousId', code: 'custom', message: 'Send `userId` or `anonymousId`, not both.' }]);
  const who = userId !== undefined ? { userId } : anonymousId !== undefined ? { anonymousId } : undefined;
  const createdAt = at === undefined ? undefined : moment(at);
  const checksFrequency = who && !ignoreFrequency;
  return {
    widgetId,
    ...(userId === undefined ? {} : { userId }),
    ...(who ? { who } : {}),
    email,
    name,
    url,
    ...(createdAt ? { createdAt } : {}),
    ...idsOf(widgetId, externalId),
    allow: async () => {
      if (!checksFrequency) return;
      const visitor = { who, anonymousId: anonymousId ?? '', live: { widgets: [] } };
      await requireNotAnswered(ctx, visitor, answeredTypes[form].entityType, widgetId, createdAt ?? new Date());
    },
  };
}

async function answer<Form extends ResponseForm>(ctx: Ctx, form: Form, widgetId: number, recorded: Promise<Recorded>) {
  const { id, isNew } = await recorded;
  if (!isNew) ctx.status = 200;
  return getResponse(ctx, form, { widgetId, responseId: found(id, 'Response') });
}

/** Stores a response that a server reports, such as from mail or a mobile app. It counts like one from the browser script. */
export const recordResponse = {
  /** @throws DocentError `not_found`; `validation_error` for an unknown option. */
  feedback: async (ctx: Ctx, widgetId: number, given: Feedback) => {
    const { content } = await requireWidget(ctx, answeredTypes.feedback.entityType, widgetId);
    const { optionId, message, url } = given;
    const known = idsIn(content.options);
    if (optionId !== undefined && !known.includes(optionId)) throw invalid([unknownOne('optionId', optionId, known)]);
    const about = aboutOf(ctx, 'feedback', given, widgetId);
    return answer(ctx, 'feedback', widgetId, recordFeedback(ctx, { ...about, optionId, message, fromUrl: url }));
  },
  /** @throws DocentError `not_found`; `conflict` if `frequency` does not let the widget show to the person again yet. */
  nps: async (ctx: Ctx, widgetId: number, given: Nps) => {
    const { rating, comment, language } = given;
    await requireWidget(ctx, answeredTypes.nps.entityType, widgetId);
    const about = aboutOf(ctx, 'nps', given, widgetId);
    return answer(ctx, 'nps', widgetId, recordNps(ctx, { ...about, rating: Number(rating), comment, language }));
  },
  /** @throws DocentError as for NPS; `validation_error` for an unknown question. */
  survey: async (ctx: Ctx, widgetId: number, given: Survey) => {
    const { settings } = await requireWidget(ctx, answeredTypes.survey.entityType, widgetId);
    const known = idsIn(settings.questions);
    const unknown = Object.keys(given.answers).filter((id) => !known.includes(id));
    if (unknown.length) throw invalid(unknown.map((id) => unknownOne(`answers.${id}`, id, known)));
    const about = aboutOf(ctx, 'survey', given, widgetId);
    const { answers, isComplete } = given;
    return answer(ctx, 'survey', widgetId, recordSurvey(ctx, { ...about, answers, isComplete }));
  },
};
