import { afterAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { Ctx } from '../../../auth/context';
import { ROLE_SCOPES, type Role } from '../../../auth/scopes';
import { env } from '../../../platform/env';
import { signInNew } from '../../../testing/dashboard';
import { createTestCompany, openTestDatabase } from '../../../testing/database';
import { startApi } from '../../../testing/http';
import { startMailSink } from '../../../testing/mail-sink';
import { requestReview, sendBack } from '../../drafts/review';
import { publishWidgetDraft } from './service';
import { widgetSubject } from './subject';

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
  vi.waitFor(() => expect(mailsTo(email).at(-1)?.text ?? '').toContain(text), { timeout: 10_000 });

test('admins are told of a review, and the one who asked what became of it', async () => {
  const [editor, admin, viewer] = [await memberWith('editor'), await memberWith('admin'), await memberWith('viewer')];
  const targeting = { showOnAllPages: true };
  const { body } = await api.call('POST', '/nps-widgets', { key, body: { name: 'Score', targeting, active: true } });
  const chosen = { widgetType: 'nps-widgets' as const, id: (body as { id: number }).id };
  await api.call('PATCH', `/widgets/nps-widgets/${chosen.id}/draft`, { key, body: { name: 'Better score' } });

  await requestReview(editor.ctx, widgetSubject(editor.ctx, chosen), 'Is the name right?');
  await mailTo(admin.email, '> Is the name right?');
  await mailTo(admin.email, `http://docent.example.com/builder/nps-widgets/${chosen.id}`);

  await sendBack(admin.ctx, widgetSubject(admin.ctx, chosen), 'Shorter.');
  await mailTo(editor.email, '> Shorter.');

  await requestReview(editor.ctx, widgetSubject(editor.ctx, chosen), undefined);
  await vi.waitFor(() => expect(mailsTo(admin.email)).toHaveLength(2));
  await publishWidgetDraft(admin.ctx, chosen);
  await mailTo(editor.email, 'has published your changes');
  expect(mailsTo(editor.email)).toHaveLength(2);
  expect(mailsTo(viewer.email)).toEqual([]);
});
