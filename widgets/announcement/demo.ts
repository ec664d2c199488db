import { everywhere, type WidgetDemo } from '../contract/demo';

const meet: WidgetDemo['meet'] = (session, { id }) => {
  if (session.random.chance(0.4) || !session.firstTime(`announcement ${id}`)) return;
  session.add('announcement', id, 'announcement_shown');
  session.add('announcement', id, session.random.chance(0.24) ? 'announcement_action_clicked' : 'announcement_closed');
};

export const demo: WidgetDemo = {
  widgets: ({ folders, themes, segments }) => [
    {
      age: 26,
      input: {
        name: 'Forecasts you can argue with',
        title: 'Forecasts you can argue with',
        content: '<p>A forecast now shows the range it comes from, not one lonely date.</p>',
        folderId: folders.releases,
        active: true,
        targeting: everywhere,
        settings: {
          type: 'popup',
          position: 'center',
          frequency: { mode: 'once' },
          sender: { name: 'Ann from Plumbline' },
          buttons: [{ text: 'Show me', action: 'open-url', url: '/forecast' }],
          snoozeHours: 24,
        },
      },
    },
    {
      age: 58,
      input: {
        name: 'Webinar: reading a burn-up chart',
        title: 'Reading a burn-up chart',
        content: '<p>Thursday, 15:00 UTC, thirty minutes, and a recording afterwards.</p>',
        active: true,
        targeting: { rules: [{ type: 'user-segment', userSegmentId: segments.admins }] },
        settings: {
          type: 'toast',
          position: 'bottom-right',
          buttons: [{ text: 'Sign up', action: 'open-url', url: '/webinar' }],
        },
      },
    },
    {
      age: 2,
      input: {
        name: 'Maintenance on Sunday (needs targeting)',
        title: 'Maintenance on Sunday, 05:00 to 05:30 UTC',
        themeId: themes.midnight,
        active: true,
        settings: { type: 'banner', position: 'top' },
      },
    },
  ],
  meet,
};
