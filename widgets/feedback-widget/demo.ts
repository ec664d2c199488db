import { entriesIn, everywhere, ORIGIN, on, type WidgetDemo } from '../contract/demo';

/** Answers that people write. */
const FEEDBACK_MESSAGES: Record<string, readonly string[]> = {
  bug: [
    'The week view shows Sunday twice when I am in Lisbon.',
    'Export to PDF cuts off the last column.',
    'Dragging a card on an iPad scrolls the page instead.',
    'Chart tooltips stay open after I leave the page.',
    'Search does not find tasks with an umlaut in the name.',
  ],
  idea: [
    'Let me pin a chart to the top of the dashboard.',
    'A keyboard shortcut for logging time, please.',
    'Could milestones have their own color?',
    'It would help to compare two projects side by side.',
    'Show the forecast on the board, too.',
    'Please let guests vote on risks.',
  ],
  other: ['Where do I find my invoices?', 'Thank you for the burn-up chart!', 'Can I have a license for students?'],
  positive: ['Exactly what I needed for the steering committee.', 'Clear and short.'],
  negative: ['I was looking for costs, not hours.', 'Too much on one page.'],
};

const meet: WidgetDemo['meet'] = (session, { id: widgetId, content }) => {
  const { random, activity } = session;
  if (random.chance(0.975)) return;
  session.add('feedbackWidget', widgetId, 'feedback_widget_opened');
  if (random.chance(0.35)) return;
  const option = random.pick(entriesIn(content.options));
  const message = random.chance(0.85)
    ? random.pick(FEEDBACK_MESSAGES[option.type ?? 'other'] ?? ['Thanks!'])
    : undefined;
  if (!session.pass()) return;
  activity.feedback.push({
    widgetId,
    optionId: option.id,
    ...(message ? { message } : {}),
    ...(random.chance(0.8) ? session.contact : {}),
    who: session.who,
    fromUrl: `${ORIGIN}/${random.pick(['projects/7', 'reports', 'dashboards/3', 'workload'])}`,
    createdAt: session.at,
  });
};

export const demo: WidgetDemo = {
  widgets: ({ folders }) => [
    {
      age: 240,
      input: {
        name: 'Feedback corner',
        active: true,
        targeting: everywhere,
        optionsPreset: 'bug-idea-other',
        settings: { heading: 'What is on your mind?', launcherText: 'Feedback', position: 'bottom-left' },
      },
    },
    {
      age: 70,
      input: {
        name: 'Was this report helpful?',
        folderId: folders.research,
        active: true,
        targeting: on('/reports'),
        optionsPreset: 'thumbs',
      },
    },
    {
      age: 5,
      input: { name: 'Help center articles (needs options)', active: true, targeting: on('/help') },
    },
  ],
  meet,
};
