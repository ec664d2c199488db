/** What people write, by how they feel. */
export const NPS_COMMENTS = {
  promoter: [
    'The forecast has been right three sprints in a row. My director finally believes our dates.',
    'Saves me an hour every Monday morning.',
    'Best burn-up charts I have used.',
    'Support answered in ten minutes, on a Friday.',
    'We stopped keeping a second spreadsheet. That says it all.',
    'The workload planner showed us who was drowning before anybody had to ask.',
    null,
    null,
  ],
  passive: [
    'Good, but the mobile app lags behind.',
    'Does what it should. Reports could open faster.',
    'Would be a 10 with Microsoft Project import.',
    'Nice charts, the permissions are too coarse for us.',
    null,
    null,
  ],
  detractor: [
    'Too many clicks to log my hours.',
    'The import mangled our dates and it took a week to sort out.',
    'Expensive for a team of three.',
    'I still do not understand what P80 means.',
    null,
  ],
} as const;

export const FEEDBACK_MESSAGES: Record<string, readonly string[]> = {
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
    'Could milestones have their own colour?',
    'It would help to compare two projects side by side.',
    'Show the forecast on the board, too.',
    'Please let guests vote on risks.',
  ],
  other: ['Where do I find my invoices?', 'Thank you for the burn-up chart!', 'Can I have a licence for students?'],
  positive: ['Exactly what I needed for the steering committee.', 'Clear and short.'],
  negative: ['I was looking for costs, not hours.', 'Too much on one page.'],
};

export const SURVEY_TEXTS = [
  'Mapping the columns was easier than I feared.',
  'I did not know which date format to choose.',
  'Quick. It even kept the formulas.',
  'A preview of the first ten rows would help.',
  'Took three attempts because of the size limit.',
] as const;
