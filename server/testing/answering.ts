import { afterAll } from 'vitest';
import { companyMaker, NPS } from './browser';
import { openTestDatabase } from './database';
import { startApi } from './http';

const limits = { DOCENT_CLIENT_LIMIT_ADDRESS: '1000000', DOCENT_CLIENT_LIMIT: '1000000' };
const QUESTIONS = [
  { id: 'ease', question: 'How easy?', type: 'rating' },
  { id: 'why', question: 'Why?', type: 'text' },
];

/** Starts two replicas for the tests of a file about responses through the script. */
export async function startAnswering() {
  const database = await openTestDatabase();
  const api = await startApi(database, limits);
  const replica = await startApi(database, limits);
  afterAll(async () => {
    await replica.stop();
    await api.stop();
  });
  const installed = companyMaker(database, api);

  /** A company with a live widget of each type that has responses. @param more further settings of the survey */
  async function withWidgets(frequency: object = { mode: 'until-closed' }, more: object = {}) {
    const company = await installed();
    const { rest, companyId } = company;
    const nps = await rest('POST', '/nps-widgets', { ...NPS, settings: { ...NPS.settings, frequency } });
    const settings = { questions: QUESTIONS, displayTrigger: 'immediate', frequency, ...more };
    const survey = await rest('POST', '/micro-surveys', { ...NPS, settings });
    const feedback = await rest('POST', '/feedback-widgets', {
      ...NPS,
      settings: {},
      options: [{ id: 'idea', name: 'Idea', emoji: '💡', type: 'idea' }],
    });
    /** The count of each event, and the number of different people who caused it. */
    const counted = async () => {
      const events: Record<string, [number, number]> = {};
      for (const [entityType, { id }] of Object.entries({
        npsWidget: nps,
        microSurvey: survey,
        feedbackWidget: feedback,
      })) {
        const { body } = await api.call('GET', `/stats/widgets/${entityType}?entityId=${id}`, { key: company.key });
        const [widget] = (body as { widgets: { events: Record<string, { count: number; uniqueUsers: number }> }[] })
          .widgets;
        for (const [name, { count, uniqueUsers }] of Object.entries(widget?.events ?? {}))
          if (count) events[name] = [count, uniqueUsers];
      }
      return events;
    };
    const where = { companyId };
    const rows = () => database.prisma.npsResponse.findMany({ where, orderBy: { id: 'asc' } });
    const surveys = () => database.prisma.surveyResponse.findMany({ where, orderBy: { id: 'asc' } });
    return { ...company, nps, survey, feedback, counted, rows, surveys };
  }
  return { database, api, replica, withWidgets };
}
