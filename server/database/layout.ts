import type { Prisma } from '../generated/prisma/client';
import type { Database } from './types';

type Table = keyof typeof Prisma.ModelName;

/** The layout of all tables on a Citus cluster; docs/scale.md has the reasons. Every table is in one list. */
export const LAYOUT = {
  /** Distributed by company: tables that grow with a company's users, colocated on the node of the company. */
  distributed: [
    'ActorCounter',
    'Actor',
    'ActorMerge',
    'Event',
    'EventTail',
    'EventSpan',
    'EventBucket',
    'EventReceipt',
    'MissingTarget',
    'Usage',
    'UsageTail',
    'EventName',
    'UsageMark',
    'EndUser',
    'FeedbackResponse',
    'NpsResponse',
    'SurveyResponse',
  ],
  /** Reference tables, on every node: tables that others refer to or join. */
  reference: ['Company', 'Folder', 'Theme', 'Widget'],
  /** Local tables, on the coordinator only: tables that are small or unique over all companies. */
  local: [
    'ApiKey',
    'KeyHandOver',
    'RateWindow',
    'Budget',
    'Person',
    'Session',
    'Account',
    'Verification',
    'PasswordDelay',
    'Membership',
    'OAuthGrant',
    'OAuthRecord',
    'Invitation',
    'Segment',
    'Tag',
    'WidgetVersion',
    'WidgetDraft',
    'WidgetSchedule',
    'ContentDraft',
    'ContentSchedule',
    'Proposal',
    'ProposalPart',
    'Change',
    'Changelog',
    'ChangelogPost',
    'PostTag',
    'Roadmap',
    'RoadmapSection',
    'RoadmapItem',
    'RoadmapVote',
    'CustomDomain',
    'Subscriber',
    'PostMail',
    'RemovedEntity',
    'Installation',
    'EventHorizon',
    'IdempotentAnswer',
    'PageSession',
    'TimeRepair',
    'TimeRepairDate',
  ],
} as const satisfies Record<string, readonly Table[]>;

/** `distributed` once `docent db distribute` has spread the companies over nodes. */
export type Layout = 'single' | 'distributed';
export type Place = keyof typeof LAYOUT;

/** The layout of a database. `misplaced`: tables that differ from `LAYOUT`; `shards` of each distributed table. */
export type LayoutStatus = { layout: Layout; nodes: number; shards: number; misplaced: string[] };

const CITUS = {
  name: 'layout_citus',
  text: `SELECT to_regclass('pg_catalog.pg_dist_partition') IS NOT NULL AS "citus"`,
};
const IS_SPLIT = {
  name: 'layout_is_split',
  text: `SELECT EXISTS (SELECT FROM pg_dist_partition WHERE logicalrelid = to_regclass('"ActorCounter"') AND partmethod = 'h') AS "split"`,
};
const PLACES = {
  name: 'layout_places',
  text: `SELECT c.relname::text AS "table", CASE p.partmethod WHEN 'h' THEN 'distributed' ELSE 'reference' END AS "place"
    FROM pg_dist_partition p JOIN pg_class c ON c.oid = p.logicalrelid
    WHERE c.relnamespace = current_schema()::regnamespace AND (p.partmethod = 'h' OR p.repmodel = 't')`,
};
const SIZE = {
  name: 'layout_size',
  text: `SELECT (SELECT count(DISTINCT p.groupid)::int FROM pg_dist_placement p JOIN pg_dist_shard s USING (shardid)
      WHERE s.logicalrelid = to_regclass('"ActorCounter"')) AS "nodes",
    (SELECT count(*)::int FROM pg_dist_shard WHERE logicalrelid = to_regclass('"ActorCounter"')) AS "shards"`,
};

/** True where the server has the extension Citus. */
export async function hasCitus(database: Pick<Database, 'sql'>): Promise<boolean> {
  const [row] = await database.sql<{ citus: boolean }>(CITUS, []);
  return row?.citus ?? false;
}

const spread = new WeakSet<object>();

/** Returns the layout, with at most two queries of the catalog, and none once the companies are distributed. */
export async function readLayout(database: Database): Promise<Layout> {
  if (spread.has(database)) return 'distributed';
  if (database.kind === 'embedded' || !(await hasCitus(database))) return 'single';
  const [row] = await database.sql<{ split: boolean }>(IS_SPLIT, []);
  if (!row?.split) return 'single';
  spread.add(database);
  return 'distributed';
}

/** The places of distributed and reference tables; empty without Citus. */
export async function readPlaces(database: Pick<Database, 'sql'>): Promise<Map<string, Place>> {
  if (!(await hasCitus(database))) return new Map();
  const rows = await database.sql<{ table: string; place: Place }>(PLACES, []);
  return new Map(rows.map(({ table, place }) => [table, place]));
}

/** The tables whose place differs from `LAYOUT`, with the place that they should have. */
export function misplacedIn(places: Map<string, Place>): { table: string; place: Place }[] {
  return (Object.keys(LAYOUT) as Place[]).flatMap((place) =>
    LAYOUT[place].filter((table) => (places.get(table) ?? 'local') !== place).map((table) => ({ table, place })),
  );
}

/** Counts the nodes and shards of the companies. Requires Citus. */
export async function readSize(database: Pick<Database, 'sql'>): Promise<{ nodes: number; shards: number }> {
  const [size = { nodes: 0, shards: 0 }] = await database.sql<{ nodes: number; shards: number }>(SIZE, []);
  return size;
}

/** The layout, its size, and misplaced tables. */
export async function readLayoutStatus(database: Database): Promise<LayoutStatus> {
  if ((await readLayout(database)) === 'single') return { layout: 'single', nodes: 1, shards: 0, misplaced: [] };
  const misplaced = misplacedIn(await readPlaces(database)).map(({ table }) => table);
  return { layout: 'distributed', ...(await readSize(database)), misplaced };
}
