import { checklist } from '../../widgets/checklist/definition';
import { smartTip } from '../../widgets/smart-tip/definition';
import { tour } from '../../widgets/tour/definition';
import type { DemoWidget, Places } from './widgets';

const everywhere = { showOnAllPages: true };
const on = (path: string) => ({ rules: [{ type: 'url', comparisonOperator: 'contains', value: path }] });

const step = (id: string, title: string, content: string, domQuery?: string) => ({
  id,
  type: domQuery ? 'highlight' : 'welcome',
  title,
  content: `<p>${content}</p>`,
  ...(domQuery ? { domQuery, direction: 'bottom' } : {}),
});

/** Tours, checklists and smart tips of the demo company. Drafts that ask for `active` cannot be published: see their names. */
export const guides = ({ folders, themes, segments }: Places): DemoWidget[] => [
  {
    definition: tour,
    age: 210,
    input: {
      name: 'Welcome to Plumbline',
      folderId: folders.onboarding,
      themeId: themes.light,
      active: true,
      targeting: everywhere,
      settings: { tourStart: 'immediate', trigger: 'once', saveProgress: true, finishBtnText: 'Let’s go' },
      steps: [
        step('welcome', 'Welcome to Plumbline', 'Two minutes, and you know your way around.'),
        step('projects', 'Your projects', 'Everything you take part in stands here.', '#nav-projects'),
        step('board', 'The board', 'Drag a card to move work along.', '#nav-board'),
        step('forecast', 'The forecast', 'When will it be done? This is where you see it.', '#nav-forecast'),
        step('help', 'Questions?', 'We answer from here, usually within the hour.', '#help-button'),
      ],
    },
  },
  {
    definition: tour,
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
        step('new', 'A dashboard of your own', 'Begin with an empty one.', '#new-dashboard'),
        step('chart', 'Add a chart', 'Burn-up is a good first choice.', '#add-chart'),
        step('share', 'Share it', 'People see it live, without a licence.', '#share-dashboard'),
      ],
    },
  },
  {
    definition: tour,
    age: 20,
    input: {
      name: 'Workload planner in one minute',
      folderId: folders.releases,
      active: true,
      targeting: on('/workload'),
      settings: { tourStart: 'immediate', trigger: 'once' },
      steps: [
        step('capacity', 'Capacity', 'The grey bar is what a person can do in a week.', '#capacity'),
        step('over', 'Too much', 'Red is more than that. Click it for suggestions.', '#overload'),
      ],
    },
  },
  {
    definition: tour,
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
    definition: tour,
    age: 3,
    input: {
      name: 'Portfolio timelines (needs steps and targeting)',
      folderId: folders.releases,
      active: true,
      steps: [],
    },
  },
  {
    definition: checklist,
    age: 200,
    input: {
      name: 'Getting started',
      folderId: folders.onboarding,
      themeId: themes.light,
      active: true,
      targeting: everywhere,
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
    definition: checklist,
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
    definition: checklist,
    age: 6,
    input: { name: 'Go-live week (needs items)', folderId: folders.onboarding, active: true, targeting: everywhere },
  },
  {
    definition: smartTip,
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
    definition: smartTip,
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
    definition: smartTip,
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
];
