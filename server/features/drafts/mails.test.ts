import { afterAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { Ctx } from '../../auth/context';
import { ROLE_SCOPES, type Role } from '../../auth/scopes';
import { countRefusedMails } from '../../operations/mail-budgets';
import { env } from '../../platform/env';
import { signInNew } from '../../testing/dashboard';
import { createTestCompany, openTestDatabase } from '../../testing/database';
import { startApi } from '../../testing/http';
import { startMailSink } from '../../testing/mail-sink';
import { WAIT_MS } from '../../testing/wait';
import { postSubject } from '../content/changelog-posts/subject';
import { itemSubject } from '../content/roadmap-items/subject';
import { widgetSubject } from '../widgets/drafts/subject';
import { MAX_REVIEW_MAILS } from './mails';
import { requestReview, sendBack } from './review';
import type { Live, Subject } from './subject';

const settings = env();
const { SMTP_URL, APP_URL } = settings;
let mails: { to: string; text: string }[] = [];
beforeEach(async () => {
  const sink = await startMailSink();
  mails = sink.mails;
  Object.assign(settings, { SMTP_URL: sink.url, APP_URL: 'http://docent.example.com' });
  onTestFinished(() => void Object.assign(settings, { SMTP_URL, APP_URL }));
});

const database = await openTestDatabase();
const api = await startApi(database);
const { companyId, key } = await createTestCompany(database);
afterAll(() => api.stop());

async function memberWith(role: Role) {
  const { id, email } = await signInNew(database, companyId, role);
  const actor = { kind: 'person' as const, id, name: `The ${role}`, role, scopes: new Set(ROLE_SCOPES[role]) };
  return { email, ctx: new Ctx(database, companyId, actor) };
}

const mailsTo = (email: string) => mails.filter(({ to }) => to === email);
const mailTo = (email: string, text: string) =>
  vi.waitFor(() => expect(mailsTo(email).at(-1)?.text ?? '').toContain(text), { timeout: WAIT_MS });

const create = async (path: string, body: object): Promise<number> => {
  const made = await api.call('POST', path, { key, body });
  expect(made.status, made.text).toBe(201);
  return (made.body as { id: number }).id;
};

type Drafted = { page: string; draft: string; change: object; of: (ctx: Ctx) => Subject<Live> };

/** Each kind of live record, with the page of its editor. */
const KINDS: Record<string, () => Promise<Drafted>> = {
  widget: async () => {
    const targeting = { showOnAllPages: true };
    const id = await create('/nps-widgets', { name: 'Old', targeting, active: true });
    return {
      page: `/builder/nps-widgets/${id}`,
      draft: `/widgets/nps-widgets/${id}/draft`,
      change: { name: 'Better score' },
      of: (ctx) => widgetSubject(ctx, { widgetType: 'nps-widgets', id }) as unknown as Subject<Live>,
    };
  },
  post: async () => {
    const changelogId = await create('/changelogs', { name: 'News' });
    const postId = await create(`/changelogs/${changelogId}/posts`, { title: 'Old', active: true });
    return {
      page: `/changelogs/${changelogId}/posts/${postId}`,
      draft: `/changelogs/${changelogId}/posts/${postId}/draft`,
      change: { title: 'Better title' },
      of: (ctx) => postSubject(ctx, { changelogId, postId }) as unknown as Subject<Live>,
    };
  },
  'roadmap item': async () => {
    const roadmapId = await create('/roadmaps', { name: 'Plans' });
    const sectionId = await create(`/roadmaps/${roadmapId}/sections`, { name: 'Now' });
    const itemId = await create(`/roadmaps/${roadmapId}/sections/${sectionId}/items`, { name: 'Old' });
    return {
      page: `/roadmaps/${roadmapId}?item=${itemId}`,
      draft: `/roadmaps/${roadmapId}/items/${itemId}/draft`,
      change: { name: 'Better name' },
      of: (ctx) => itemSubject(ctx, { roadmapId, itemId }) as unknown as Subject<Live>,
    };
  },
};

test.each(Object.keys(KINDS))(
  'admins get a mail when a review of a %s is requested, and the requester gets one with its result',
  async (kind) => {
    const [editor, admin, viewer] = [await memberWith('editor'), await memberWith('admin'), await memberWith('viewer')];
    const { page, draft, change, of } = await (KINDS[kind] as () => Promise<Drafted>)();
    expect((await api.call('PATCH', draft, { key, body: change })).status).toBe(200);

    await requestReview(editor.ctx, of(editor.ctx), 'Is the name right?');
    await mailTo(admin.email, '> Is the name right?');
    await mailTo(admin.email, `http://docent.example.com${page}`);

    await sendBack(admin.ctx, of(admin.ctx), 'Shorter.');
    await mailTo(editor.email, '> Shorter.');

    await requestReview(editor.ctx, of(editor.ctx), undefined);
    await vi.waitFor(() => expect(mailsTo(admin.email)).toHaveLength(2), { timeout: WAIT_MS });
    // With an idempotency key, the whole operation is one transaction.
    const headers = { 'Idempotency-Key': `publish ${draft}` };
    expect((await api.call('POST', `${draft}/publish`, { key, headers })).status).toBe(200);
    await mailTo(editor.email, 'has published your changes');
    expect(mailsTo(editor.email)).toHaveLength(2);
    expect(mailsTo(viewer.email)).toEqual([]);
  },
);

test('a person who got many mails about reviews in an hour gets no more, and the review is still requested', async () => {
  const [editor, busy, other] = [await memberWith('editor'), await memberWith('admin'), await memberWith('admin')];
  const { draft, change, of } = await (KINDS.widget as () => Promise<Drafted>)();
  expect((await api.call('PATCH', draft, { key, body: change })).status).toBe(200);
  await requestReview(editor.ctx, of(editor.ctx), 'First');
  await mailTo(busy.email, '> First');

  const budget = { key: `mail-review:${companyId}/${busy.ctx.actor.id}` };
  await database.prisma.budget.update({ where: budget, data: { used: MAX_REVIEW_MAILS } });
  const before = countRefusedMails().review;
  expect((await requestReview(editor.ctx, of(editor.ctx), 'Second')).review).toMatchObject({ state: 'requested' });
  await mailTo(other.email, '> Second');
  expect(countRefusedMails().review - before).toBe(1);
  expect(mailsTo(busy.email)).toHaveLength(1);
});
