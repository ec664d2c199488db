import { describe, expect, test } from 'vitest';
import { Ctx } from '../../auth/context';
import type { PublicCaller } from '../../auth/public-caller';
import { ALL_SCOPES } from '../../auth/scopes';
import type { Database } from '../../database/types';
import { hashInvitation } from '../../features/accounts/members/invitations';
import { simultaneously } from '../../testing/caller';
import { createTestCompany } from '../../testing/database';
import { openReplicas } from '../../testing/replicas';
import { appRouter, publicApiRouter } from '../router';

const replicas = await openReplicas();
const ACTOR = { kind: 'key', id: '1', name: 'Test', scopes: new Set(ALL_SCOPES) } as const;

/** A new company that two replicas serve. */
async function serve([first, second]: readonly [Database, Database]) {
  const { companyId } = await createTestCompany(first);
  const callerOf = (database: Database) => appRouter.createCaller(() => new Ctx(database, companyId, ACTOR));
  return { companyId, one: callerOf(first), other: callerOf(second) };
}

const all = (calls: (() => Promise<unknown>)[]) => simultaneously(calls.length, async (index) => calls[index]?.());

describe.skipIf(!replicas)('over two replicas', () => {
  const both = replicas ?? ([] as never);

  test('folders and themes are deleted while their widgets are changed and moved', async () => {
    const { one, other } = await serve(both);
    const refused: string[] = [];
    for (let round = 0; round < 12; round += 1) {
      const { id: folderId } = await one.folders.create({ name: `Folder ${round}` });
      const { id: themeId } = await one.themes.create({ name: `Theme ${round}` });
      const ids: number[] = [];
      for (let index = 0; index < 6; index += 1)
        ids.push((await one.productTours.create({ name: `Tour ${index}`, folderId, themeId })).id);
      const { refused: now } = await all([
        () => one.folders.delete({ id: folderId }),
        () => other.themes.delete({ id: themeId }),
        () => other.widgets.move({ ids: ids.toReversed(), folderId }),
        () => one.widgets.move({ ids, folderId: null }),
        ...ids.flatMap((id) => [
          () => one.productTours.update({ id, folderId, name: 'By one' }),
          () => other.productTours.update({ id, themeId, folderId: null, name: 'By the other' }),
        ]),
      ]);
      refused.push(...now);
      expect((await one.productTours.list({ folderId })).pagination.total).toBe(0);
    }
    expect(refused).not.toContain('internal_error');
  });

  test('segments are changed while widgets start to refer to them', async () => {
    const { one, other } = await serve(both);
    const rules = [{ type: 'all-pages' }];
    const { id: first } = await one.segments.create({ name: 'First', rules });
    const { id: second } = await one.segments.create({ name: 'Second', rules });
    const referring = [second, first].map((userSegmentId) => ({ type: 'user-segment', userSegmentId }));
    const { id } = await one.productTours.create({ name: 'Tour' });
    const { refused } = await all(
      Array.from({ length: 20 }, (_, index) => [
        () => one.productTours.update({ id, targeting: { rules: referring } }),
        () => other.segments.update({ id: second, rules: index % 2 ? rules : referring.slice(1) }),
      ]).flat(),
    );
    expect(refused).toEqual([]);
  });

  test('a new person accepts the invitations of two companies simultaneously', async () => {
    for (let round = 0; round < 6; round += 1) {
      const email = `new${round}@example.com`;
      const tokens = await Promise.all(
        both.map(async (database, index) => {
          const { companyId } = await createTestCompany(database);
          const token = `token ${round} ${index}`;
          const expiresAt = new Date(Date.now() + 60_000);
          const invitation = { companyId, email, role: 'editor', invitedBy: 'Test', expiresAt } as const;
          await database.prisma.invitation.create({ data: { ...invitation, hash: hashInvitation(token) } });
          return token;
        }),
      );
      const { refused } = await all(
        both.map((database, index) => () => {
          const caller: PublicCaller = {
            database,
            person: undefined,
            companyId: undefined,
            countAttempt: async () => {},
            tryPassword: (_, attempt) => attempt(),
          };
          const password = 'correct horse battery';
          return publicApiRouter.createCaller(caller).acceptInvitation({ token: tokens[index] ?? '', password });
        }),
      );
      expect(refused).toEqual([]);
      const people = { where: { email }, select: { _count: { select: { memberships: true, accounts: true } } } };
      expect(await both[0].prisma.person.findMany(people)).toEqual([{ _count: { memberships: 2, accounts: 1 } }]);
    }
  });

  test('posts are read while their tags are deleted', async () => {
    const { one, other } = await serve(both);
    const { id: changelogId } = await one.changelogs.create({ name: 'News' });
    const posts: (() => Promise<unknown>)[] = [];
    for (let round = 0; round < 40; round += 1) {
      const { id: tagId, name } = await one.tags.create({ name: `Tag ${round}` });
      const { id: postId } = await one.changelogPosts.create({ changelogId, title: 'Post', tagNames: [name] });
      posts.push(
        ...[one, other].flatMap((api) => [
          () => api.changelogPosts.list({ changelogId }),
          () => api.changelogPosts.get({ changelogId, postId }),
        ]),
      );
      const { refused, done } = await all([() => other.tags.delete({ tagId }), ...posts.slice(-4), ...posts.slice(-4)]);
      expect(refused).toEqual([]);
      expect(JSON.stringify(done)).not.toContain('"tags":[null]');
    }
  });
});
