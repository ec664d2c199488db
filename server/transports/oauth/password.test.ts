import { expect, it } from 'vitest';
import { resetPassword } from '../../features/accounts/members/people';
import { openTestApi } from '../../testing/api';
import { PASSWORD } from '../../testing/dashboard';
import { openTestDatabase } from '../../testing/database';
import { grantCreator, servePublicly } from '../../testing/oauth-grants';
import { withTokens } from '../../testing/oauth-tokens';

servePublicly();
const { api } = await openTestApi();
const database = await openTestDatabase();
const granted = grantCreator(database, api.mcpUrl);
const { callTool, refresh } = withTokens(api.mcpUrl);
const { origin } = new URL(api.url);
const NEXT = 'another horse battery';

async function changePassword({ browser }: Awaited<ReturnType<typeof granted>>, more: object, current = PASSWORD) {
  const answer = await browser.open(`${origin}/api/auth/change-password`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: origin },
    body: JSON.stringify({ currentPassword: current, newPassword: NEXT, revokeOtherSessions: true, ...more }),
  });
  return answer.status;
}

it.each([
  ['disconnects applications', {}, 401],
  ['disconnects applications if `disconnectApplications` is true', { disconnectApplications: true }, 401],
  ['keeps applications if `disconnectApplications` is false', { disconnectApplications: false }, 200],
])('a password change %s', async (_, more, status) => {
  const one = await granted(['read', 'write']);
  expect((await callTool(one.token, 'list_tags')).status).toBe(200);
  expect(await changePassword(one, more)).toBe(200);
  expect((await callTool(one.token, 'list_tags')).status).toBe(status);
  expect((await refresh(one.application)).status).toBe(status === 200 ? 200 : 400);
});

it('a failed password change, or the password change of another person, disconnects nothing', async () => {
  const [one, other] = [await granted(['read']), await granted(['read'])];
  expect(await changePassword(one, {}, 'wrong horse battery')).toBe(400);
  expect(await changePassword(other, {})).toBe(200);
  expect((await callTool(one.token, 'list_tags')).status).toBe(200);
});

it('a new password set on the command line disconnects applications', async () => {
  const { token, person } = await granted(['read']);
  await resetPassword(database.prisma, { email: person.email, password: NEXT });
  expect((await callTool(token, 'list_tags')).status).toBe(401);
});
