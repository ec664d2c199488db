import { ORIGIN, type WidgetDemo } from '../contract/demo';
import { DAY_MS } from '../targeting/dates';

/** Answers that people write. */
const NPS_COMMENTS = {
  promoter: [
    'The forecast has been right three sprints in a row. My director finally believes our dates.',
    'Saves me an hour every Monday morning.',
    'Best burn-up charts I have used.',
    'Support answered in ten minutes, on a Friday.',
    'We stopped keeping a second spreadsheet. That says it all.',
    'The workload planner showed us who was drowning before anybody had to ask.',
    null,
    null,
  ],
  passive: [
    'Good, but the mobile app lags behind.',
    'Does what it should. Reports could open faster.',
    'Would be a 10 with Microsoft Project import.',
    'Nice charts, the permissions are too coarse for us.',
    null,
    null,
  ],
  detractor: [
    'Too many clicks to log my hours.',
    'The import mangled our dates and it took a week to sort out.',
    'Expensive for a team of three.',
    'I still do not understand what P80 means.',
    null,
  ],
} as const;

const meet: WidgetDemo['meet'] = (session, { id: widgetId }) => {
  const { random, user, activity } = session;
  const isNew = !user || session.at.getTime() - user.createdAt.getTime() < 30 * DAY_MS;
  if (isNew || random.chance(0.8) || !session.firstTime(`nps ${widgetId}`)) return;
  session.add('npsWidget', widgetId, 'nps_widget_shown');
  if (random.chance(0.6)) {
    if (random.chance(0.7)) session.add('npsWidget', widgetId, 'nps_widget_dismissed');
    return;
  }
  const mood = random.weighted({ promoter: 52, passive: 29, detractor: 19 });
  const rating = mood === 'promoter' ? random.int(9, 10) : mood === 'passive' ? random.int(7, 8) : random.int(1, 6);
  const comment = random.pick<string | null>(NPS_COMMENTS[mood]);
  if (!session.pass()) return;
  activity.nps.push({
    widgetId,
    rating,
    ...(comment ? { comment } : {}),
    ...session.contact,
    who: session.who,
    url: `${ORIGIN}/${random.pick(['projects', 'reports', 'forecast'])}`,
    language: user.language,
    createdAt: session.at,
  });
};

export const demo: WidgetDemo = {
  widgets: ({ folders }) => [
    {
      age: 180,
      input: {
        name: 'Quarterly NPS',
        folderId: folders.research,
        active: true,
        targeting: {
          rules: [
            { type: 'user-property', property: 'signedUpAt', comparisonOperator: 'more-than-days-ago', value: 30 },
          ],
        },
        settings: {
          question: 'How likely are you to recommend Plumbline to a colleague?',
          followUpQuestion: 'What is the main reason for your score?',
          lowLabel: 'Rather not',
          highLabel: 'I already do',
          thankYouMessage: 'Thank you! We read every answer.',
          frequency: { mode: 'interval', intervalHours: 2_160 },
        },
      },
    },
    {
      age: 8,
      input: { name: 'NPS for enterprise accounts (needs targeting)', folderId: folders.research, active: true },
    },
  ],
  meet,
};
