import type { DemoRecordIds } from '../../widgets/contract/demo';
import { DAY_MS } from '../../widgets/targeting/dates';
import type { Ctx } from '../auth/context';
import { companyStatement } from '../database/company-statement';
import { createSegment } from '../features/audience/segments/service';
import { createPost } from '../features/content/changelog-posts/service';
import { createChangelog } from '../features/content/changelogs/service';
import { createItem } from '../features/content/roadmap-items/service';
import { createSection } from '../features/content/roadmap-sections/service';
import { createRoadmap } from '../features/content/roadmaps/service';
import { createTag } from '../features/content/tags/service';
import { createFolder } from '../features/workspace/folders/service';
import { createTheme } from '../features/workspace/themes/service';
import { demoPosts, TAGS } from './posts';
import type { Random } from './random';
import { SECTIONS } from './roadmap';
import type { World } from './session';

/** Folders, themes and segments. */
export async function createPlaces(ctx: Ctx): Promise<DemoRecordIds> {
  const folder = async (name: string) => (await createFolder(ctx, { name })).id;
  const theme = async (name: string, settings: Record<string, string>) =>
    (await createTheme(ctx, { name, settings })).id;
  const segment = async (name: string, property: string, value: string) =>
    (
      await createSegment(ctx, {
        name,
        rules: [{ type: 'user-property', property, comparisonOperator: 'equals', value }],
      })
    ).id;
  return {
    folders: {
      onboarding: await folder('Onboarding'),
      releases: await folder('Releases'),
      research: await folder('Research'),
    },
    themes: {
      midnight: await theme('Midnight', { primaryColor: '#5eead4', textColor: '#f8fafc', backgroundColor: '#0f172a' }),
    },
    segments: {
      trial: await segment('Trial accounts', 'plan', 'trial'),
      admins: await segment('Administrators', 'role', 'admin'),
    },
  };
}

/** The time of the day (UTC) at which the posts of the demo are dated. */
const POSTED_AT_MS = 9 * 3_600_000;

/** The date of a post that is `age` weeks old: 9:00 UTC, and never later than now, so that no post of the demo is a scheduled one. */
export function dateOfPost(now: Date, age: number): Date {
  const days = Math.floor((now.getTime() - POSTED_AT_MS) / DAY_MS) - age * 7;
  return new Date(days * DAY_MS + POSTED_AT_MS);
}

/** The tags, and the changelog with its posts. */
export async function createDemoChangelog(ctx: Ctx, now: Date): Promise<World['changelog']> {
  for (const [name, backgroundColor, textColor] of TAGS) await createTag(ctx, { name, backgroundColor, textColor });
  const { id } = await createChangelog(ctx, { name: 'What’s new in Plumbline' });
  const posts: World['changelog']['posts'] = [];
  for (const { title, description, tagNames, age, active } of demoPosts()) {
    const date = dateOfPost(now, age);
    const post = await createPost(ctx, {
      changelogId: id,
      title,
      description,
      tagNames,
      active,
      date: date.toISOString(),
    });
    if (active) posts.push({ id: post.id, date });
  }
  return { id, posts };
}

const BACKDATE = companyStatement(
  'demo_backdate_items',
  `UPDATE "RoadmapItem" i SET "createdAt" = aged."at", "updatedAt" = aged."at"
   FROM unnest($2::int[], $3::timestamptz[]) AS aged("id", "at") WHERE i."companyId" = $1 AND i."id" = aged."id"`,
);

/** The roadmap with its sections and items, without votes. */
export async function createDemoRoadmap(ctx: Ctx, random: Random, now: Date): Promise<World['roadmap']> {
  const { id } = await createRoadmap(ctx, { name: 'Product roadmap', publicName: 'What we are working on' });
  const itemIds: number[] = [];
  for (const { name, items } of SECTIONS) {
    const section = await createSection(ctx, { roadmapId: id, name });
    for (const [item, description, tagName] of items) {
      const created = await createItem(ctx, { roadmapId: id, sectionId: section.id, name: item, description, tagName });
      itemIds.push(created.id);
    }
  }
  const dates = itemIds.map(() => new Date(now.getTime() - random.int(1, 120) * DAY_MS).toISOString());
  await ctx.sql(BACKDATE, itemIds, dates);
  return { id, itemIds };
}
