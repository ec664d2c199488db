import { entriesIn, everywhere, type WidgetDemo } from '../contract/demo';

const meet: WidgetDemo['meet'] = (session, { id, content }) => {
  const { random, memory } = session;
  if (memory.has(`checklist ${id} over`) || random.chance(0.3)) return;
  session.add('checklist', id, 'checklist_shown');
  if (random.chance(0.45)) return;
  session.add('checklist', id, 'checklist_opened');
  const items = entriesIn(content.items);
  for (const item of items)
    if (random.chance(0.4) && session.firstTime(`checklist ${id} item ${item.id}`))
      session.add('checklist', id, 'checklist_step_completed', { itemId: item.id });
  const done = items.every((item) => memory.has(`checklist ${id} item ${item.id}`));
  if (!done && random.chance(0.93)) return;
  memory.add(`checklist ${id} over`);
  session.add('checklist', id, done ? 'checklist_finished' : 'checklist_dismissed');
};

export const demo: WidgetDemo = {
  widgets: ({ folders, segments }) => [
    {
      age: 200,
      input: {
        name: 'Getting started',
        folderId: folders.onboarding,
        active: true,
        targeting: everywhere,
        settings: {
          title: 'Getting started with Plumbline',
          intro: '<p>Four steps, and your first forecast is on its way.</p>',
          launcherText: 'Get started',
          celebration: { title: 'All set', content: '<p>The rest comes with the work.</p>', effect: 'confetti' },
        },
        items: [
          {
            id: 'project',
            title: 'Create a project',
            type: 'custom',
            completionType: 'page-event',
            pageEventElementSelector: '#create-project',
          },
          {
            id: 'import',
            title: 'Import your tasks',
            type: 'open-url',
            completionType: 'url-visited',
            redirectToUrl: '/import',
          },
          {
            id: 'invite',
            title: 'Invite a colleague',
            type: 'open-url',
            completionType: 'manual-click',
            redirectToUrl: '/settings/members',
          },
          {
            id: 'forecast',
            title: 'Look at the forecast',
            type: 'open-url',
            completionType: 'url-visited',
            redirectToUrl: '/forecast',
          },
        ],
      },
    },
    {
      age: 90,
      input: {
        name: 'Set-up for administrators',
        folderId: folders.onboarding,
        active: true,
        targeting: { rules: [{ type: 'user-segment', userSegmentId: segments.admins }] },
        items: [
          {
            id: 'sso',
            title: 'Connect single sign-on',
            type: 'open-url',
            completionType: 'manual-click',
            redirectToUrl: '/settings/sso',
          },
          {
            id: 'roles',
            title: 'Check who may do what',
            type: 'open-url',
            completionType: 'url-visited',
            redirectToUrl: '/settings/roles',
          },
          { id: 'budget', title: 'Choose a currency', type: 'custom', completionType: 'manual-click' },
        ],
      },
    },
    {
      age: 6,
      input: { name: 'Go-live week (needs items)', folderId: folders.onboarding, active: true, targeting: everywhere },
    },
  ],
  meet,
  behind: 0.92,
};
