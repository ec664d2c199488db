/** Tags of the demo company: name, background and text color. */
export const TAGS = [
  ['New', '#dcfce7', '#166534'],
  ['Improved', '#dbeafe', '#1e40af'],
  ['Fixed', '#fee2e2', '#991b1b'],
  ['Beta', '#fef9c3', '#854d0e'],
  ['Integrations', '#ede9fe', '#5b21b6'],
  ['Security', '#e2e8f0', '#0f172a'],
] as const;

type Post = [title: string, tags: string, lead: string, ...points: string[]];

/** Newest first. The first is not yet published. */
const POSTS: Post[] = [
  [
    'Portfolio timelines',
    'New Beta',
    'Every project of a program on one line of time.',
    'Drag a milestone and see what moves with it',
    'Share a timeline as a read-only link',
  ],
  [
    'Forecasts you can argue with',
    'New',
    'A forecast now shows the range it comes from, not one lonely date.',
    'P50, P80 and P95 finish dates',
    'Click a date to see the past weeks behind it',
  ],
  ['Faster boards', 'Improved', 'Boards with more than 500 cards open in under a second.'],
  [
    'Budgets in several currencies',
    'New',
    'Projects may keep their own currency; portfolios convert at the rate of the day.',
    'Rates from the European Central Bank',
    'Fix a rate for a contract',
  ],
  [
    'Spreadsheet import keeps your formulas',
    'Improved',
    'Sums and averages become calculated fields instead of frozen numbers.',
  ],
  [
    'Time zones in exported calendars',
    'Fixed',
    'Milestones exported to a calendar no longer slip by a day west of Greenwich.',
  ],
  [
    'Workload planner',
    'New',
    'See who is over capacity before they tell you.',
    'Capacity per person and week',
    'Holidays come from your calendar',
    'Suggestions for who could take over',
  ],
  ['Single sign-on with Okta and Entra ID', 'Security Integrations', 'SAML sign-on is part of the Business plan now.'],
  ['Comments on charts', 'New', 'Pin a comment to a point of a chart and mention a colleague.'],
  [
    'Quieter notifications',
    'Improved',
    'One digest in the morning instead of thirty mails.',
    'Choose the hour',
    'Mentions still arrive at once',
  ],
  ['Git activity on tasks', 'Integrations', 'Branches and reviews appear on the task that they name.'],
  ['Filters remember you', 'Improved', 'Each report opens with the filters that you used last.'],
  [
    'Duplicate rows after an import',
    'Fixed',
    'Importing the same file twice updates rows instead of adding them again.',
  ],
  ['Risk register', 'New', 'Likelihood, impact and an owner for every risk, on the project where it belongs.'],
  ['Burn-up charts', 'New', 'Scope and progress as two lines, so that a moving target can be seen moving.'],
  ['Audit log', 'Security New', 'Who changed what and when, kept for a year and exportable.'],
  ['Keyboard shortcuts', 'Improved', 'Press <kbd>?</kbd> anywhere to see them.'],
  ['Slack summaries', 'Integrations', 'A weekly summary of each project in the channel of your choice.'],
  ['Large exports', 'Fixed', 'Exports of more than 100,000 rows no longer stop half-way.'],
  ['Templates for retrospectives', 'New', 'Four formats that teams asked for, with a timer.'],
  [
    'Color-blind safe palette',
    'Improved',
    'All charts use colors that hold up under the three common kinds of color blindness.',
  ],
  ['Custom fields on milestones', 'Improved', 'Milestones take the same custom fields as tasks.'],
  ['Two-factor sign-in', 'Security', 'Use an authenticator app; administrators can make it mandatory.'],
  [
    'Cycle time by stage',
    'New',
    'Find the stage where work waits.',
    'Median and 85th percentile',
    'Compare with the quarter before',
  ],
  ['Dashboards on big screens', 'Improved', 'A full-screen mode that rotates between dashboards.'],
  ['Recurring tasks', 'New', 'Weekly, monthly, or so many days after the last one was done.'],
  ['Dates in the week view', 'Fixed', 'Weeks begin on the day that your region expects.'],
  ['API keys for reporting', 'New Integrations', 'Read every report from your own scripts.'],
  ['Bulk edit', 'New', 'Select up to 500 tasks and change them in one step.'],
  ['Guests', 'New', 'Invite clients to one project without a license.'],
  ['Undo for everything on a board', 'Improved', 'The last fifty moves can be taken back.'],
  ['Earned value', 'New Beta', 'Cost and schedule performance for those who report them.'],
  ['Sessions end when a password changes', 'Security Fixed', 'Changing your password signs you out everywhere else.'],
  ['Mobile approvals', 'New', 'Approve time sheets from your phone.'],
  ['Jira sync in both directions', 'Integrations', 'Status and estimates travel both ways within a minute.'],
  ['Smarter search', 'Improved', 'Search finds words inside attachments.'],
  ['Attachment previews', 'Improved', 'Look into PDFs and drawings without a download.'],
  ['Slow Gantt charts', 'Fixed', 'Charts with many dependencies scroll smoothly again.'],
  ['Status reports in one click', 'New', 'A page with progress, risks and the next milestones, ready to send.'],
  ['Hello, Plumbline', 'New', 'Our changelog starts here. Tell us what you miss.'],
];

/** A changelog post of the demo company. `age` counts weeks before now. */
export type DemoPost = { title: string; description: string; tagNames: string[]; age: number; active: boolean };

/** Forty posts, newest first: about two a month, and one still hidden. */
export const demoPosts = (): DemoPost[] =>
  POSTS.map(([title, tags, lead, ...points], index) => ({
    title,
    description: `<p>${lead}</p>${points.length ? `<ul>${points.map((point) => `<li>${point}</li>`).join('')}</ul>` : ''}`,
    tagNames: tags.split(' '),
    age: index === 0 ? 0 : index * 1.9 - 1,
    active: index !== 0,
  }));
