import type { Ctx } from '../../../auth/context';
import { voterOf } from '../../audience/users/voter';
import { type PublishedChangelog, readPublishedChangelog } from '../../content/changelog-posts/published';
import { type PublishedRoadmap, readPublishedRoadmap } from '../../content/roadmaps/published';
import { sanitized } from '../../widgets/sanitize';
import type { Visitor } from './visitor';

/** A page of a changelog for its panel, with sanitized HTML. @throws DocentError `not_found`, `validation_error` */
export async function readChangelog(
  ctx: Ctx,
  _: Visitor,
  input: { changelogId?: number | undefined; after?: string | undefined },
): Promise<PublishedChangelog> {
  const changelog = await readPublishedChangelog(ctx, input);
  return {
    ...changelog,
    posts: changelog.posts.map((post) => ({ ...post, description: sanitized(post.description ?? '') })),
  };
}

/** A roadmap for its panel, with the votes of the person. @throws DocentError `not_found` */
export async function readRoadmap(
  ctx: Ctx,
  { who }: Visitor,
  { roadmapId }: { roadmapId?: number | undefined },
): Promise<PublishedRoadmap> {
  const roadmap = await readPublishedRoadmap(ctx, { roadmapId, voter: voterOf(who) });
  const sections = roadmap.sections.map(({ items, ...section }) => ({
    ...section,
    items: items.map((item) => ({ ...item, description: sanitized(item.description ?? '') })),
  }));
  return { ...roadmap, sections };
}
