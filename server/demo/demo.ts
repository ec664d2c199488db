import { Ctx } from '../auth/context';
import { ALL_SCOPES } from '../auth/scopes';
import type { Database } from '../database/types';
import { createKey } from '../features/accounts/api-keys/service';
import { createCompany } from '../features/accounts/companies/companies';
import { createMember } from '../features/accounts/members/people';
import { rollUpCompany } from '../features/analytics/events/rollup';
import { mergeActor, recordEvents } from '../features/analytics/events/service';
import { recountUsage } from '../features/analytics/quotas/recount';
import { recordFeedback } from '../features/analytics/responses/feedback';
import { recordNps } from '../features/analytics/responses/nps';
import { recordSurvey } from '../features/analytics/responses/survey';
import { randomBase62 } from '../platform/random';
import { simulate } from './activity';
import { createDemoChangelog, createDemoRoadmap, createPlaces } from './content';
import { Random } from './random';
import type { Activity, World } from './session';
import { type DemoUser, makeUsers } from './users';
import { createWidgets } from './widgets';

const COMPANY = 'Plumbline Analytics';
/** The color of the company's widgets and of the playground's application. */
const ACCENT_COLOR = '#0f766e';
const USERS = 500;
const SEED = 20_260_301;

export type Demo = { companyId: number; company: string; key: string; email: string; password: string };

async function saveUsers(ctx: Ctx, users: DemoUser[]): Promise<void> {
  const rows = users.map(({ userId, metadata, createdAt, updatedAt }) => ({ userId, metadata, createdAt, updatedAt }));
  await ctx.db.endUser.createMany({ data: rows.map((row) => ({ ...row, companyId: ctx.companyId })) });
}

async function saveActivity(ctx: Ctx, { events, merges, nps, feedback, surveys, votes }: Activity): Promise<void> {
  await recordEvents(
    ctx,
    events.sort((a, b) => Number(a.occurredAt) - Number(b.occurredAt)),
  );
  for (const { anonymousId, userId } of merges) await mergeActor(ctx, anonymousId, userId);
  for (const response of nps) await recordNps(ctx, response);
  for (const response of feedback) await recordFeedback(ctx, response);
  for (const response of surveys) await recordSurvey(ctx, response);
  await ctx.db.roadmapVote.createMany({
    data: votes.map((vote) => ({ ...vote, companyId: ctx.companyId })),
    skipDuplicates: true,
  });
}

/**
 * Creates a demo company with every resource, two years of users and ninety days of activity up to `now`. The same `now`
 * gives the same company, except for its key, password and public ids. Each run creates another company.
 * @returns a key with every scope, and a sign-in to the dashboard; neither is shown again.
 */
export async function seedDemo(database: Database, { now }: { now: Date }): Promise<Demo> {
  const { id: companyId, name: company } = await createCompany(database.prisma, {
    name: COMPANY,
    accentColor: ACCENT_COLOR,
  });
  const ctx = new Ctx(database, companyId, {
    kind: 'system',
    id: 'demo',
    name: 'Demo data',
    scopes: new Set(ALL_SCOPES),
  });
  const random = new Random(SEED);
  const places = await createPlaces(ctx);
  const world: World = {
    changelog: await createDemoChangelog(ctx, now),
    roadmap: await createDemoRoadmap(ctx, random, now),
    widgets: await createWidgets(ctx, places, now),
  };
  const users = makeUsers(random, USERS, now);
  await saveUsers(ctx, users);
  await saveActivity(ctx, simulate(random, now, users, world));
  await rollUpCompany(database, companyId);
  await recountUsage(database, companyId, { now });
  const email = `demo-${companyId}@plumbline.example`;
  const password = randomBase62(16);
  await createMember(database.prisma, companyId, { email, password, role: 'owner', name: 'Demo Owner' });
  const { key } = await createKey(ctx.db, companyId, { name: 'Demo key' });
  return { companyId, company, key, email, password };
}
