type Item = [name: string, description: string, tag: string | null];

/** The demo company's roadmap: sections with items. */
export const SECTIONS: { name: string; items: Item[] }[] = [
  {
    name: 'Planned',
    items: [
      ['Dark mode', '<p>For late nights before a release.</p>', 'Improved'],
      ['Offline time sheets', '<p>Record hours on site and send them when there is a network again.</p>', 'New'],
      ['Scenario planning', '<p>Copy a plan, change it, compare both.</p>', 'New'],
      ['Microsoft Project import', '<p>Tasks, dependencies and calendars from .mpp files.</p>', 'Integrations'],
      ['Field-level permissions', '<p>Hide budgets from guests.</p>', 'Security'],
      ['Spanish and Portuguese', '<p>The whole application, reports included.</p>', null],
    ],
  },
  {
    name: 'In progress',
    items: [
      ['Portfolio timelines', '<p>Every project of a program on one line of time.</p>', 'Beta'],
      ['Forecast alerts', '<p>A message when the P80 date passes the deadline.</p>', 'New'],
      ['Faster reports', '<p>The ten slowest reports, at least twice as fast.</p>', 'Improved'],
      ['Google Sheets sync', '<p>Keep a sheet and a report in step.</p>', 'Integrations'],
    ],
  },
  {
    name: 'Shipped',
    items: [
      ['Workload planner', '<p>See who is over capacity.</p>', 'New'],
      ['Single sign-on', '<p>SAML with Okta and Entra ID.</p>', 'Security'],
      ['Budgets in several currencies', '<p>With the rate of the day, or a fixed one.</p>', 'New'],
      ['Comments on charts', '<p>Pin them to a point and mention a colleague.</p>', 'New'],
      ['Burn-up charts', '<p>Scope and progress as two lines.</p>', 'New'],
    ],
  },
];
