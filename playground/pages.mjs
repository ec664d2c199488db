import {
  avatar,
  badge,
  barChart,
  dialog,
  figure,
  figures,
  heading,
  lineChart,
  person,
  progress,
  table,
} from './parts.mjs';

/** The pages of the playground's application. The ids are those that the demo company's widgets point at. */

const PROJECTS = [
  ['Atlas rollout', 'Ann Reed', 72, '14 March', badge('good', 'On track')],
  ['Billing rewrite', 'Omar Haddad', 38, '2 May', badge('warn', 'At risk')],
  ['Customer portal', 'Lena Vogel', 91, '20 February', badge('good', 'On track')],
  ['Data residency', 'Kim Park', 12, '30 June', badge('calm', 'Planned')],
  ['Mobile application', 'Hélène Roy', 55, '11 April', badge('bad', 'Late')],
  ['Search that finds', 'Ann Reed', 64, '28 March', badge('good', 'On track')],
].map(([name, lead, done, date, status]) => [
  `<span class="name">${name}</span>`,
  person(lead),
  progress(done),
  date,
  status,
]);

const WORK = {
  'To do': [
    ['Agree on the data model', 'Kim Park', 'Residency'],
    ['Write the migration guide', 'Ann Reed', 'Billing'],
    ['Ask five customers', 'Lena Vogel', 'Portal'],
  ],
  'In progress': [
    ['Invoices in two currencies', 'Omar Haddad', 'Billing'],
    ['Offline drafts', 'Hélène Roy', 'Mobile'],
  ],
  Review: [
    ['Single sign-on for guests', 'Lena Vogel', 'Portal'],
    ['Synonyms in search', 'Ann Reed', 'Search'],
  ],
  Done: [
    ['Roll out to the first region', 'Ann Reed', 'Atlas'],
    ['Load test with 2,000 people', 'Kim Park', 'Atlas'],
    ['New address form', 'Omar Haddad', 'Billing'],
  ],
  Waiting: [['Contract with the hosting company', 'Lena Vogel', 'Residency']],
};

const column = ([name, cards]) =>
  `<section class="column"><h2>${name} <span class="count">${cards.length}</span></h2><ul>${cards
    .map(
      ([title, who, label]) =>
        `<li class="card" draggable="true"><p>${title}</p><div>${badge('calm', label)}${avatar(who)}</div></li>`,
    )
    .join('')}</ul></section>`;

const WEEKS = Array.from({ length: 16 }, (_, i) => i + 10);
const LOADS = {
  'Hélène Roy': [24, 28, 32, 32, 30, 26, 24, 28, 36, 32, 28, 24, 20, 24, 28, 30],
  'Kim Park': [36, 36, 38, 40, 32, 28, 24, 20, 24, 28, 32, 30, 16, 20, 24, 28],
  'Lena Vogel': [20, 24, 24, 28, 32, 36, 38, 32, 28, 24, 24, 28, 32, 32, 28, 24],
  'Omar Haddad': [40, 38, 36, 32, 32, 34, 36, 38, 40, 36, 32, 28, 28, 30, 32, 34],
  'Ann Reed': [32, 34, 36, 38, 40, 40, 38, 36, 38, 40, 40, 40, 38, 46, 40, 36],
};
const FULL_WEEK = 40;
const loadOf = (hours) => (hours > FULL_WEEK ? 'over' : hours >= FULL_WEEK * 0.9 ? 'full' : 'free');
const week = (name) => (hours, i) =>
  hours > FULL_WEEK
    ? `<td class="over"><button id="overload" class="excess" type="button" data-opens="balance" aria-label="${name}, week ${WEEKS[i]}: ${hours} of ${FULL_WEEK} hours">${hours}</button></td>`
    : `<td class="${loadOf(hours)}">${hours}</td>`;

const workload = `<div class="card table weeks" role="region" aria-label="Hours by person and week" tabindex="0"><table><thead><tr><th scope="col">Person</th>${WEEKS.map(
  (number) => `<th scope="col">Week ${number}</th>`,
).join('')}</tr></thead><tbody>${Object.entries(LOADS)
  .map(([name, hours]) => `<tr><th scope="row">${person(name)}</th>${hours.map(week(name)).join('')}</tr>`)
  .join('')}</tbody></table></div>`;

const SETTINGS = {
  '/settings': ['General', 'The name of the workspace, and what it sends.'],
  '/settings/members': ['Members', 'Who works here, and pending invitations.'],
  '/settings/sso': ['Single sign-on', 'People sign in with the accounts of your company.'],
  '/settings/roles': ['Roles', 'Who may do what.'],
};

/** A settings page, with links to the other settings pages. */
const settingsPage = (path, body, actions) => {
  const [title, text] = SETTINGS[path];
  const tabs = Object.entries(SETTINGS).map(([to, [name]]) => `<a data-route href="${to}">${name}</a>`);
  const nav = `<nav class="tabs" aria-label="Settings">${tabs.join('')}</nav>`;
  return { title, body: heading('Settings', text, actions) + nav + body };
};

const field = (label, input) => `<label class="field"><span class="label">${label}</span>${input}</label>`;
const check = (label, isOn = true, name = '') =>
  `<label class="check"><input type="checkbox"${name && ` name="${name}"`}${isOn ? ' checked' : ''}><span>${label}</span></label>`;

export const PAGES = {
  '/projects': {
    title: 'Projects',
    icon: '▦',
    body: `${heading('Projects', 'Everything you take part in.', '<button id="create-project" class="primary" type="button" data-opens="new-project">New project</button>')}
    ${figures(figure('Active', '12', '2 more than last month'), figure('At risk', '3', 'one of them is late'), figure('Next delivery', '20 Feb', 'Customer portal'))}
    ${table('Projects', ['Project', 'Lead', 'Done', 'Forecast', 'Status'], PROJECTS)}
    ${dialog({
      id: 'new-project',
      title: 'New project',
      body: `${field('Name', '<input id="project-name" name="name" required autocomplete="off">')}${field('Lead', '<select id="project-lead" name="lead"><option>Ann Reed</option><option>Kim Park</option><option>Omar Haddad</option></select>')}`,
      confirm: 'Create project',
      confirmId: 'save-project',
    })}`,
  },
  '/board': {
    title: 'Board',
    icon: '▥',
    body: `${heading('Board', 'Drag a card to move work along.')}<div class="board" role="region" aria-label="Board" tabindex="0">${Object.entries(WORK).map(column).join('')}</div>`,
  },
  '/dashboards': {
    title: 'Dashboards',
    icon: '◔',
    body: `${heading('Dashboards', 'What your team watches.', '<button id="add-chart" type="button" data-opens="new-chart">Add a chart</button><button id="share-dashboard" type="button" data-opens="share-link">Share</button><button id="create-dashboard" class="primary" type="button" data-opens="new-dashboard">New dashboard</button>')}
    <div class="halves"><section class="card"><h2>Burn-up</h2>${lineChart('Work done against work planned', [0.05, 0.12, 0.2, 0.26, 0.38, 0.44, 0.55, 0.66, 0.72], [0.4, 0.4, 0.52, 0.52, 0.6, 0.74, 0.8, 0.86, 0.86])}</section>
    <section class="card"><h2>Velocity</h2>${barChart('Points by sprint', [0.4, 0.55, 0.5, 0.7, 0.62, 0.8, 0.76, 0.9])}</section></div>
    ${figures(figure('Cycle time', '4.2 days', '0.6 less than in January'), figure('Work in progress', '17', 'limit 20'), figure('Escaped defects', '2', 'in 30 days'))}
    ${dialog({ id: 'new-chart', title: 'Add a chart', body: field('Chart', '<select name="chart"><option>Burn-up</option><option>Velocity</option></select>'), confirm: 'Add chart', confirmId: 'save-chart' })}
    ${dialog({ id: 'share-link', title: 'Share this dashboard', body: field('Link', '<input name="link" readonly value="https://plumbline.example/d/7Kq2">'), confirm: 'Copy link', confirmId: 'copy-link' })}
    ${dialog({ id: 'new-dashboard', title: 'New dashboard', body: field('Name', '<input name="name" required autocomplete="off">'), confirm: 'Create dashboard', confirmId: 'save-dashboard' })}`,
  },
  '/forecast': {
    title: 'Forecast',
    icon: '↗',
    body: `${heading('Forecast', 'When the Atlas rollout will be done, from 10,000 simulated futures.')}
    ${figures(figure('Four of five futures', '14 March', 'P80', 'p80'), figure('Half of them', '6 March', 'P50'), figure('The date promised', '18 March', '4 days to spare'))}
    <section class="card"><h2>Days on which it was done</h2>${barChart('Futures by day', [0.03, 0.08, 0.2, 0.36, 0.58, 0.8, 0.95, 1, 0.9, 0.74, 0.56, 0.4, 0.26, 0.17, 0.1, 0.06, 0.03], 11)}</section>`,
  },
  '/workload': {
    title: 'Workload',
    icon: '☰',
    body: `${heading('Workload', '<span id="capacity">Capacity: 40 hours a person and week</span>')}${workload}
    ${dialog({
      id: 'balance',
      title: 'Ann Reed in week 23',
      body: `<p>46 of 40 hours. Kim Park has 20, and room for six more.</p>${check('Move “Synonyms in search” to Kim, 6 hours', true, 'move')}`,
      confirm: 'Move work',
      confirmId: 'move-work',
    })}`,
  },
  '/reports': {
    title: 'Reports',
    icon: '▤',
    body: `${heading('Reports', 'Velocity of the last quarter.', '<button id="export" type="button">Export</button>')}
    ${table(
      'Velocity',
      ['Sprint', 'Planned', 'Done', 'Carried over'],
      [
        ['Sprint 31', '42', '40', '2'],
        ['Sprint 32', '44', '37', '7'],
        ['Sprint 33', '40', '41', '0'],
        ['Sprint 34', '45', '43', '2'],
      ],
    )}`,
  },
  '/import': {
    title: 'Import',
    icon: '⤓',
    body: `${heading('Import', 'Bring your work along.')}
    <div class="halves"><section class="card"><h2>From a file</h2><p>Excel or CSV, up to 20 MB.</p><label class="drop">Choose a file<input type="file"></label></section>
    <section class="card"><h2>What comes along</h2><p>Projects, people and dates at once; comments follow in the night.</p></section></div>`,
  },
  '/help': {
    title: 'Help',
    icon: '?',
    body: `${heading('Help', 'Articles about everything.')}
    <ul class="halves articles"><li class="card"><h2>Your first forecast</h2><p>From three numbers to a date that holds.</p></li><li class="card"><h2>What P80 means</h2><p>And why one date alone is no forecast.</p></li>
    <li class="card"><h2>Reading a burn-up chart</h2><p>Thirty minutes, with questions.</p></li><li class="card"><h2>Rights and roles</h2><p>Who sees which project.</p></li></ul>`,
  },
  '/settings': {
    icon: '⚙',
    ...settingsPage(
      '/settings',
      `<form class="card form">${field('Name of the workspace', '<input value="Plumbline Analytics" autocomplete="off">')}${check('Send a summary on Mondays')}${check('Tell me when a forecast moves by more than a week')}${check('Show forecasts to guests', false)}</form>`,
    ),
    title: 'Settings',
  },
};

/** Pages that other pages and the demo company's widgets lead to. */
export const FURTHER_PAGES = {
  '/settings/members': settingsPage(
    '/settings/members',
    table(
      'Members',
      ['Name', 'Role', 'Last here'],
      [
        [person('Ann Reed'), 'Administrator', 'Today'],
        [person('Kim Park'), 'Member', 'Today'],
        [person('Hélène Roy'), 'Member', 'Yesterday'],
        [person('Omar Haddad'), 'Member', '3 days ago'],
      ],
    ) +
      dialog({
        id: 'invite',
        title: 'Invite a colleague',
        body: field('Email', '<input name="email" type="email" required autocomplete="off">'),
        confirm: 'Send invitation',
        confirmId: 'send-invitation',
      }),
    '<button id="invite-member" class="primary" type="button" data-opens="invite">Invite</button>',
  ),
  '/settings/sso': settingsPage(
    '/settings/sso',
    `<form class="card form">${field('Address of your identity provider', '<input placeholder="https://login.example.com" autocomplete="off">')}${check('People without an account get one when they first sign in', false)}</form>`,
  ),
  '/settings/roles': settingsPage(
    '/settings/roles',
    table(
      'Roles',
      ['Role', 'Sees', 'Changes'],
      [
        ['Administrator', 'Everything', 'Everything'],
        ['Member', 'Projects they take part in', 'Their own work'],
        ['Guest', 'What was shared with them', 'Nothing'],
      ],
    ),
  ),
  '/webinar': {
    title: 'Reading a burn-up chart',
    body: `${heading('Reading a burn-up chart', 'Thursday, 15:00 UTC, thirty minutes, and a recording afterwards.', '<button class="primary" type="button" data-done="Your seat is kept">Keep a seat for me</button>')}`,
  },
};
