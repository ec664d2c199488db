import { everywhere, ORIGIN, on, type WidgetDemo } from '../contract/demo';

/** Answers that people write. */
const SURVEY_TEXTS = [
  'Mapping the columns was easier than I feared.',
  'I did not know which date format to choose.',
  'Quick. It even kept the formulas.',
  'A preview of the first ten rows would help.',
  'Took three attempts because of the size limit.',
] as const;

const meet: WidgetDemo['meet'] = (session, { id: widgetId }) => {
  const { random, activity } = session;
  if (random.chance(0.93) || !session.firstTime(`survey ${widgetId}`)) return;
  session.add('microSurvey', widgetId, 'micro_survey_shown');
  if (random.chance(0.4)) {
    session.add('microSurvey', widgetId, 'micro_survey_dismissed');
    return;
  }
  const effort = Number(random.weighted({ '5': 30, '4': 34, '3': 18, '2': 11, '1': 7 }));
  if (!session.pass()) return;
  activity.surveys.push({
    widgetId,
    answers: { effort, ...(random.chance(0.45) ? { why: random.pick(SURVEY_TEXTS) } : {}) },
    ...session.contact,
    who: session.who,
    url: `${ORIGIN}/import`,
    createdAt: session.at,
  });
};

export const demo: WidgetDemo = {
  widgets: ({ folders }) => [
    {
      age: 80,
      input: {
        name: 'How was the import?',
        folderId: folders.research,
        active: true,
        targeting: on('/import'),
        settings: {
          intro: 'Two questions, half a minute.',
          thankYouMessage: 'Thank you! The next import will be easier.',
          questions: [
            {
              id: 'effort',
              question: 'How easy was the import?',
              type: 'rating',
              scale: 5,
              lowLabel: 'Hard',
              highLabel: 'Easy',
              required: true,
            },
            { id: 'why', question: 'What could be better?', type: 'text' },
          ],
          displayTrigger: 'time_delay',
          displayDelay: 5,
        },
      },
    },
    {
      age: 12,
      input: {
        name: 'Why do people leave? (needs questions)',
        folderId: folders.research,
        active: true,
        targeting: everywhere,
        settings: { questions: [], displayTrigger: 'exit_intent' },
      },
    },
  ],
  meet,
};
