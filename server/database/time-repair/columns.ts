/**
 * How timestamps were written to a column while sessions had another time zone than UTC.
 * - `statement`: by raw statements or a default of the database. These are correct.
 * - `prisma`: by Prisma, which sends no zone, so that the session took them for local time. With `value: 'moment'`, a date is the time
 *   of the write or computed from it, so that later writes have later dates; with `chosen`, it can be any time.
 * - `read`: by a statement that wrote back a value read by Prisma, which was shifted the other way.
 * `unless`: the condition of rows that a raw statement wrote nevertheless. `unlessIds`: a query for their ids, when it needs another table.
 */
export type Written =
  | { by: 'statement' }
  | { by: 'prisma'; value: 'moment' | 'chosen'; unless?: string; unlessIds?: string }
  | { by: 'read' };

export type RepairedTable = {
  /** The columns that identify a row across all companies. */
  key: readonly string[];
  columns: Record<string, Written>;
};

const STATEMENT: Written = { by: 'statement' };
const MOMENT = { by: 'prisma', value: 'moment' } as const satisfies Written;
const CHOSEN = { by: 'prisma', value: 'chosen' } as const satisfies Written;
const CREATED = { createdAt: MOMENT };
/** Redaction and times of changes were added when sessions already used UTC. */
const RESPONSE = { ...CREATED, updatedAt: STATEMENT, redactedAt: STATEMENT };
const CREATED_AND_UPDATED = { createdAt: MOMENT, updatedAt: MOMENT };

/** Versions that `removeReference` wrote; see `widgets/in-use.ts`. */
export const TAKEN = `("reason" LIKE 'The theme “%” was deleted.' OR "reason" LIKE 'The folder “%” was deleted.')`;
/** The widgets of these versions: `removeReference` gives a widget and its version the same date, that of the transaction. */
const TAKEN_WIDGETS = `
  SELECT w."id" FROM "Widget" w JOIN "WidgetVersion" v
    ON v."companyId" = w."companyId" AND v."widgetId" = w."id" AND v."number" = w."version" AND v."createdAt" = w."updatedAt"
  WHERE w."companyId" = ANY($1::int[]) AND ${TAKEN}`;
/** Changelogs that were deleted before deletions were recorded: a migration wrote these rows. */
const FORGOTTEN = `"createdAt" = to_timestamp(0)`;

/** Every column of the schema that holds an instant. A new column is `STATEMENT`, however it is written: sessions use UTC now. */
export const COLUMNS: Record<string, RepairedTable> = {
  Company: { key: ['id'], columns: CREATED },
  ApiKey: { key: ['companyId', 'id'], columns: { ...CREATED, lastUsedAt: STATEMENT } },
  KeyHandOver: { key: ['companyId', 'hash'], columns: { expiresAt: STATEMENT } },
  RateWindow: { key: ['bucket'], columns: { resetAt: STATEMENT } },
  Budget: { key: ['key'], columns: { resetAt: STATEMENT } },
  PasswordDelay: { key: ['account'], columns: { at: STATEMENT } },
  Person: { key: ['id'], columns: CREATED_AND_UPDATED },
  Session: { key: ['id'], columns: { ...CREATED_AND_UPDATED, expiresAt: MOMENT } },
  Account: {
    key: ['id'],
    columns: { ...CREATED_AND_UPDATED, accessTokenExpiresAt: MOMENT, refreshTokenExpiresAt: MOMENT },
  },
  Verification: { key: ['id'], columns: { ...CREATED_AND_UPDATED, expiresAt: MOMENT } },
  Membership: { key: ['companyId', 'personId'], columns: CREATED },
  OAuthGrant: { key: ['companyId', 'id'], columns: { createdAt: STATEMENT, lastUsedAt: STATEMENT } },
  OAuthRecord: { key: ['kind', 'id'], columns: { consumedAt: STATEMENT, expiresAt: STATEMENT } },
  Invitation: { key: ['companyId', 'id'], columns: { ...CREATED, expiresAt: MOMENT } },
  Folder: { key: ['companyId', 'id'], columns: CREATED_AND_UPDATED },
  Theme: { key: ['companyId', 'id'], columns: CREATED_AND_UPDATED },
  Segment: { key: ['companyId', 'id'], columns: CREATED_AND_UPDATED },
  Tag: { key: ['companyId', 'id'], columns: CREATED_AND_UPDATED },
  Widget: {
    key: ['companyId', 'id'],
    columns: {
      createdAt: MOMENT,
      updatedAt: { ...MOMENT, unlessIds: TAKEN_WIDGETS },
      archivedAt: MOMENT,
      showAgainAt: STATEMENT,
    },
  },
  WidgetVersion: { key: ['companyId', 'widgetId', 'number'], columns: { createdAt: { ...MOMENT, unless: TAKEN } } },
  WidgetDraft: { key: ['companyId', 'widgetId'], columns: { updatedAt: STATEMENT } },
  WidgetSchedule: { key: ['companyId', 'id'], columns: { at: STATEMENT, ranAt: STATEMENT, createdAt: STATEMENT } },
  ContentDraft: { key: ['companyId', 'id'], columns: { updatedAt: STATEMENT } },
  ContentSchedule: { key: ['companyId', 'id'], columns: { at: STATEMENT, ranAt: STATEMENT, createdAt: STATEMENT } },
  Proposal: { key: ['companyId', 'id'], columns: { createdAt: STATEMENT, updatedAt: STATEMENT } },
  ProposalPart: { key: ['companyId', 'id'], columns: { createdAt: STATEMENT } },
  Change: { key: ['companyId', 'id'], columns: { createdAt: STATEMENT, updatedAt: STATEMENT } },
  Changelog: { key: ['companyId', 'id'], columns: CREATED_AND_UPDATED },
  ChangelogPost: {
    key: ['companyId', 'id'],
    columns: { ...CREATED_AND_UPDATED, date: CHOSEN, announcedAt: STATEMENT },
  },
  Roadmap: { key: ['companyId', 'id'], columns: CREATED_AND_UPDATED },
  CustomDomain: { key: ['companyId', 'host'], columns: { provenAt: STATEMENT } },
  Subscriber: { key: ['companyId', 'id'], columns: { confirmedAt: STATEMENT, createdAt: STATEMENT } },
  PostMail: { key: ['companyId', 'postId', 'subscriberId'], columns: { dueAt: STATEMENT } },
  RoadmapSection: { key: ['companyId', 'id'], columns: CREATED_AND_UPDATED },
  RoadmapItem: { key: ['companyId', 'id'], columns: CREATED_AND_UPDATED },
  RoadmapVote: { key: ['companyId', 'itemId', 'voter'], columns: { createdAt: STATEMENT } },
  EndUser: {
    key: ['companyId', 'userId'],
    columns: { createdAt: STATEMENT, updatedAt: STATEMENT, seenAt: STATEMENT },
  },
  FeedbackResponse: { key: ['companyId', 'id'], columns: RESPONSE },
  NpsResponse: { key: ['companyId', 'id'], columns: RESPONSE },
  SurveyResponse: { key: ['companyId', 'id'], columns: RESPONSE },
  Actor: { key: ['companyId', 'id'], columns: { createdAt: STATEMENT } },
  Event: { key: ['companyId', 'id'], columns: { occurredAt: STATEMENT, since: STATEMENT } },
  EventHorizon: { key: ['companyId'], columns: { before: STATEMENT, done: { by: 'read' } } },
  RemovedEntity: {
    key: ['companyId', 'entityType', 'id'],
    columns: { createdAt: { ...MOMENT, unless: FORGOTTEN }, removedAt: { ...MOMENT, unless: FORGOTTEN } },
  },
  EventReceipt: { key: ['companyId', 'key'], columns: { receivedAt: STATEMENT } },
  Installation: { key: ['companyId', 'origin'], columns: { firstSeenAt: STATEMENT, lastSeenAt: STATEMENT } },
  IdempotentAnswer: { key: ['companyId', 'key'], columns: { createdAt: STATEMENT } },
  PageSession: { key: ['companyId', 'id'], columns: { expiresAt: STATEMENT } },
  TimeRepair: { key: ['id'], columns: { utcSince: STATEMENT, repairedAt: STATEMENT } },
  TimeRepairDate: { key: ['table', 'column', 'key'], columns: { value: STATEMENT } },
};

/** A column that is repaired. */
export type Shifted = Exclude<Written, { by: 'statement' }>;
export type ShiftedTable = { table: string; key: readonly string[]; columns: [name: string, written: Shifted][] };

/** The tables that have columns to repair, with these columns. */
export const SHIFTED: ShiftedTable[] = Object.entries(COLUMNS).flatMap(([table, { key, columns }]) => {
  const shifted = Object.entries(columns).filter((entry): entry is [string, Shifted] => entry[1].by !== 'statement');
  return shifted.length ? [{ table, key, columns: shifted }] : [];
});

/** The key of a row as one text. */
export const keyOf = (key: readonly string[]): string => `concat_ws(' ', ${key.map((name) => `"${name}"`).join(', ')})`;
