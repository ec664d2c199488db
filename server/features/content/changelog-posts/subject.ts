import { placeholdersIn } from '../../../../widgets/validation/placeholders';
import { completeWarnings } from '../../../../widgets/validation/warning';
import type { Ctx } from '../../../auth/context';
import { draftsOnly } from '../../../auth/drafts';
import { env } from '../../../platform/env';
import { refuseStaleLive } from '../../drafts/locked';
import type { Subject } from '../../drafts/subject';
import { contentTables } from '../../drafts/tables';
import { htmlWarnings } from '../../widgets/text-warnings';
import { tagsNamed } from '../tags/lookup';
import { postFieldsOf, type StoredPost } from './draft';
import { compareInDb, findPost, lockPost, type PostId, type PostRow, savePost, toPost } from './rows';
import type { ChangelogPost } from './schema';

/** Warnings about the texts of a post. */
export const warningsOf = ({ title, description }: Pick<ChangelogPost, 'title' | 'description'>) =>
  completeWarnings([...placeholdersIn({ title, description }, ''), ...htmlWarnings('description', description ?? '')]);

type LivePost = PostRow & { name: string };

const named = (row: PostRow): LivePost => ({ ...row, name: row.title });

/** The address of a post in the dashboard. */
export const postUrl = ({ changelogId, postId }: PostId): string =>
  `${env().APP_URL}/changelogs/${changelogId}/posts/${postId}`;

/** A post as a subject of drafts. A draft can change what readers see: title, text, date and tags. */
export function postSubject(ctx: Ctx, { changelogId, postId }: PostId): Subject<LivePost, { post: ChangelogPost }> {
  const id = { changelogId, postId };
  return {
    label: 'post',
    noun: 'post',
    url: postUrl(id),
    tables: contentTables(ctx.companyId, { postId }),
    mayPublish: async (tx) => !(await draftsOnly(ctx, tx)),
    notLive: 'This post is not published, so it has no separate draft: change the post itself.',
    find: async () => {
      const row = await findPost(ctx.db, id);
      return { live: named(row), row: row.draft };
    },
    lock: async (tx) => named(await lockPost(ctx, tx, id)),
    compare: compareInDb,
    toStored: async (tx, fields): Promise<StoredPost> => {
      const { tagNames, ...own } = postFieldsOf(fields);
      return { ...own, tagIds: (await tagsNamed(tx, tagNames)).map((tag) => tag.id) };
    },
    show: async (db, live, fields) => {
      const { tagNames, date, ...own } = postFieldsOf(fields);
      const tags = (await tagsNamed(db, tagNames)).map((tag) => ({ tag }));
      return { post: toPost({ ...live, ...own, date: new Date(date), tags, draft: null, schedule: [] }) };
    },
    inspect: async (_tx, fields) => async () => warningsOf(postFieldsOf(fields)),
    refuseStale: async (_tx, live, expected) => refuseStaleLive('post', live, expected),
    save: async (tx, _live, fields) => {
      const { date, ...own } = postFieldsOf(fields);
      return named(await savePost(ctx, tx, id, { ...own, date: new Date(date) }));
    },
  };
}
