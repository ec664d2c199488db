import type { WidgetDemo } from '../../widgets/contract/demo';
import { demos } from '../../widgets/generated/demos';
import { voterOf } from '../features/audience/users/voter';
import type { Random } from './random';
import type { Session, World } from './session';
import type { LiveWidget } from './widgets';

function readChangelog(session: Session, { id, posts }: World['changelog']): void {
  session.add('changelog', id, 'changelog_opened');
  const published = posts.filter(({ date }) => date < session.at).slice(0, 6);
  for (const post of session.random.sample(published, session.random.int(0, 3)))
    session.add('changelog', id, 'changelog_post_viewed', { postId: post.id });
}

function vote(session: Session, { id, itemIds }: World['roadmap']): void {
  session.add('roadmap', id, 'roadmap_viewed');
  if (session.random.chance(0.55)) return;
  const voter = voterOf(session.who);
  for (const itemId of session.random.sample(itemIds, session.random.int(1, 2)))
    if (session.firstTime(`vote ${itemId}`) && session.add('roadmap', id, 'roadmap_item_voted', { itemId }))
      session.activity.votes.push({ itemId, voter, createdAt: session.at });
}

/** Records which older widgets a person finished before the activity began. */
export function remember(random: Random, memory: Set<string>, widgets: LiveWidget[], since: Date): void {
  for (const { type, id, from } of widgets) {
    const { behind }: WidgetDemo = demos[type];
    if (behind !== undefined && from < since && random.chance(behind)) memory.add(`${type} ${id} over`);
  }
}

/** One visit of a person. Visitors who never sign in see no widgets: they only open the changelog and the roadmap, and vote. */
export function visit(session: Session, world: World): void {
  if (session.user)
    for (const widget of world.widgets)
      if (widget.from < session.at && session.at < widget.until) demos[widget.type].meet(session, widget);
  if (session.random.chance(session.user ? 0.05 : 0.7)) readChangelog(session, world.changelog);
  if (session.random.chance(session.user ? 0.03 : 0.4)) vote(session, world.roadmap);
}
