import { on, type WidgetDemo } from '../contract/demo';

const meet: WidgetDemo['meet'] = (session, { id }) => {
  const { random } = session;
  if (random.chance(0.75)) return;
  session.add('smartTip', id, 'smart_tip_available');
  if (random.chance(0.7)) return;
  session.add('smartTip', id, 'smart_tip_open');
  if (random.chance(0.15)) session.add('smartTip', id, 'smart_tip_action_clicked');
};

export const demo: WidgetDemo = {
  widgets: ({ folders }) => [
    {
      age: 150,
      input: {
        name: 'What P80 means',
        title: 'P80',
        content: '<p>In four of five simulated futures the work is done by this date.</p>',
        folderId: folders.onboarding,
        active: true,
        targeting: on('/forecast'),
        settings: { cssSelector: '#p80', displayOn: 'hover', indicator: 'icon' },
      },
    },
    {
      age: 75,
      input: {
        name: 'Export hint',
        title: 'Export',
        content: '<p>Exports hold what the filter shows, not more.</p>',
        active: true,
        targeting: on('/reports'),
        settings: { cssSelector: '#export', displayOn: 'hover' },
      },
    },
    {
      age: 10,
      input: {
        name: 'Earned value (needs a selector)',
        title: 'Earned value',
        content: '<p>What the work done so far should have cost.</p>',
        active: true,
        targeting: on('/reports'),
        settings: { displayOn: 'click' },
      },
    },
  ],
  meet,
};
