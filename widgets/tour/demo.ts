import { entriesIn, everywhere, on, type WidgetDemo } from '../contract/demo';

const step = (id: string, title: string, content: string, domQuery?: string) => ({
  id,
  type: domQuery ? 'highlight' : 'welcome',
  title,
  content: `<p>${content}</p>`,
  ...(domQuery ? { domQuery, direction: 'bottom' } : {}),
});

const meet: WidgetDemo['meet'] = (session, { id, content }) => {
  const { random, memory } = session;
  if (memory.has(`tour ${id} over`) || random.chance(0.35)) return;
  const steps = entriesIn(content.steps);
  const done = [...memory].filter((action) => action.startsWith(`tour ${id} step`)).length;
  session.add('tour', id, 'tour_available');
  if (random.chance(0.3)) return;
  const auto = (content.settings as { tourStart?: string } | undefined)?.tourStart === 'immediate';
  session.add('tour', id, done ? 'tour_continue' : auto ? 'tour_auto_start' : 'tour_start');
  for (const step of steps.slice(done)) {
    if (!session.add('tour', id, 'tour_step', { stepId: step.id })) return;
    memory.add(`tour ${id} step ${step.id}`);
    if (random.chance(0.1)) {
      if (random.chance(0.6)) return;
      memory.add(`tour ${id} over`);
      session.add('tour', id, 'tour_closed', { stepId: step.id });
      return;
    }
    if (random.chance(0.01)) session.add('tour', id, 'tour_step_target_missing', { stepId: step.id });
  }
  memory.add(`tour ${id} over`);
  session.add('tour', id, 'tour_finish');
};

export const demo: WidgetDemo = {
  widgets: ({ folders, segments }) => [
    {
      age: 210,
      input: {
        name: 'Welcome to Plumbline',
        folderId: folders.onboarding,
        active: true,
        targeting: everywhere,
        settings: { tourStart: 'immediate', trigger: 'once', saveProgress: true, finishBtnText: 'Let’s go' },
        steps: [
          {
            ...step('welcome', 'Welcome to Plumbline', 'Two minutes, and you know your way around.'),
            buttonText: 'Show me',
            secondButton: { text: 'Only the help, please', action: 'go-to-step', stepId: 'help' },
          },
          step('projects', 'Your projects', 'Everything you take part in is here.', '#nav-projects'),
          step('board', 'The board', 'Drag a card to move work along.', '#nav-board'),
          step('forecast', 'The forecast', 'When will it be done? This is where you see it.', '#nav-forecast'),
          step('help', 'Questions?', 'We answer from here, usually within the hour.', '#help-button'),
        ],
      },
    },
    {
      age: 120,
      input: {
        name: 'Build your first dashboard',
        folderId: folders.onboarding,
        active: true,
        targeting: {
          rules: [...on('/dashboards').rules, { type: 'user-segment', userSegmentId: segments.trial }],
          ruleLogicalOperator: 'and',
        },
        settings: { tourStart: 'minified', trigger: 'until-finished', beaconPosition: 'bottom-right' },
        steps: [
          step('new', 'A dashboard of your own', 'Begin with an empty one.', '#create-dashboard'),
          step('chart', 'Add a chart', 'Burn-up is a good first choice.', '#add-chart'),
          step('share', 'Share it', 'People see it live, without a license.', '#share-dashboard'),
        ],
      },
    },
    {
      age: 20,
      input: {
        name: 'Workload planner in one minute',
        folderId: folders.releases,
        active: true,
        targeting: on('/workload'),
        settings: { tourStart: 'minified', trigger: 'until-finished', multiPageEnabled: true },
        steps: [
          step('capacity', 'Capacity', 'What one person can do in a week.', '#capacity'),
          {
            ...step('over', 'Too much', 'Red is more than that. Click it for a suggestion.', '#overload'),
            advanceOn: 'click',
          },
          {
            ...step(
              'move',
              'Spread the work',
              'Move it to a teammate with capacity, or leave it as it is.',
              '#move-work',
            ),
            type: 'tooltip',
            redirectToUrl: '/forecast',
          },
          step('effect', 'And see what it changes', 'The forecast knows at once.', '#p80'),
        ],
      },
    },
    {
      age: 300,
      archivedAge: 25,
      input: {
        name: 'The old navigation',
        active: true,
        targeting: everywhere,
        steps: [step('nav', 'The menu moved', 'You find it on the left now.', '#nav')],
      },
    },
    {
      age: 3,
      input: {
        name: 'Portfolio timelines (needs steps and targeting)',
        folderId: folders.releases,
        active: true,
        steps: [],
      },
    },
  ],
  meet,
  behind: 0.92,
};
