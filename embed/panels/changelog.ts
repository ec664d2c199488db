import { button } from '../kit/controls';
import { type Child, h } from '../kit/dom';
import { richText } from '../kit/html';
import { CHANGELOG_STYLES } from './changelog-styles';
import type { PanelRenderer, Tag } from './env';
import { read } from './read';
import { watchReading } from './seen';
import { notice, openSheet, type Sheet } from './sheet';
import { tagLabel } from './tag';
import * as texts from './texts';

type Post = { id: number; title: string; description: string; date: string; tags: Tag[] };
type Changelog = { id: number; name: string; posts: Post[]; next?: string };

/** The day of a post, as its author set it. */
function dayOf(date: string, locale: string): string {
  const form = { dateStyle: 'long', timeZone: 'UTC' } as const;
  try {
    return new Intl.DateTimeFormat(locale, form).format(new Date(date));
  } catch {
    // The language of the page is not a valid language tag.
    return new Intl.DateTimeFormat('en', form).format(new Date(date));
  }
}

function article({ id, title, description, date, tags }: Post, locale: string): HTMLElement {
  return h(
    'article',
    { class: 'post', tabindex: -1, 'aria-labelledby': `post-${id}`, 'data-id': id },
    h('div', { class: 'meta' }, h('time', { datetime: date }, dayOf(date, locale)), ...tags.map(tagLabel)),
    h('h3', { class: 'heading', id: `post-${id}` }, title),
    richText(description),
  );
}

/** Draws the posts with a button that loads more, and reports which posts were read. */
function drawPosts({ id, posts, next }: Changelog, { stage, env, element }: Sheet): Child[] {
  const tell = (name: string, props?: Record<string, unknown>) => env.emit({ name, id, ...(props && { props }) });
  const reading = watchReading(element, (post) =>
    tell('changelog_post_viewed', { postId: Number((post as HTMLElement).dataset.id) }),
  );
  stage.ends(reading.end);
  stage.afterPaint(() => tell('changelog_opened'));
  if (!posts.length) return [notice(stage.say(texts.noPosts), stage.say(texts.noPostsMore))];

  const list = h('div');
  // A picture without alternative text that fails to load would leave a gap.
  const removeBroken = ({ target }: Event) => target instanceof HTMLImageElement && !target.alt && target.remove();
  list.addEventListener('error', removeBroken, true);
  const add = (more: Post[]): HTMLElement | undefined => {
    const articles = more.map((post) => article(post, env.locale));
    list.append(...articles);
    for (const one of articles) reading.watch(one);
    return articles[0];
  };
  add(posts);
  if (next === undefined) return [list];

  let after: string | undefined = next;
  let busy = false;
  const fault = h('p', { class: 'error', role: 'alert' });
  const load = async () => {
    if (busy) return;
    busy = true;
    fault.textContent = '';
    loadMore.textContent = stage.say(texts.loading);
    loadMore.setAttribute('aria-disabled', 'true');
    const outcome = await read<Changelog>(env, '/changelog', { changelogId: id, after });
    busy = false;
    loadMore.textContent = stage.say(texts.more);
    loadMore.removeAttribute('aria-disabled');
    if (!('content' in outcome)) {
      fault.textContent = stage.say(texts.failed);
      return;
    }
    after = outcome.content.next;
    add(outcome.content.posts)?.focus({ preventScroll: true });
    stage.announce(stage.say(texts.loaded, { count: outcome.content.posts.length }));
    if (after === undefined) foot.remove();
  };
  const loadMore = button(stage.say(texts.more), 'plain', () => void load(), 'more');
  const foot = h('div', { class: 'more' }, fault, loadMore);
  return [list, foot];
}

/** Draws the panel of a changelog. */
export const render: PanelRenderer = (root, { id }, env) =>
  openSheet<Changelog>(root, env, {
    entityType: 'changelog',
    body: { changelogId: id },
    title: texts.changelog,
    styles: CHANGELOG_STYLES,
    draw: drawPosts,
  });
