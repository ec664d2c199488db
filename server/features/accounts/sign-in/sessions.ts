import bowser from 'bowser';
import type { PublicCaller } from '../../../auth/public-caller';
import { iso } from '../../../operations/wire';
import { DocentError, notFound } from '../../../platform/errors';

/** @throws DocentError `unauthorized` */
function signedIn({ person }: PublicCaller) {
  if (!person) throw new DocentError('unauthorized', 'Your session has ended. Sign in again.');
  return person;
}

function readBrowser(userAgent: string | null): { browser: string | null; system: string | null } {
  if (!userAgent) return { browser: null, system: null };
  const { browser, os } = bowser.parse(userAgent);
  return { browser: browser.name || null, system: os.name || null };
}

/** The browsers that are signed in as the person, this one first, then the newest. @throws DocentError `unauthorized` */
export async function listSessions(caller: PublicCaller) {
  const { id: personId, sessionId } = signedIn(caller);
  const rows = await caller.database.prisma.session.findMany({
    where: { personId, expiresAt: { gt: new Date() } },
    orderBy: [{ updatedAt: 'desc' }, { id: 'asc' }],
    take: 100,
  });
  const sessions = rows.map(({ id, userAgent, ipAddress, createdAt, updatedAt }) => ({
    id,
    ...readBrowser(userAgent),
    address: ipAddress || null,
    createdAt: iso(createdAt),
    usedAt: iso(updatedAt),
    isThis: id === sessionId,
  }));
  return [...sessions.filter(({ isThis }) => isThis), ...sessions.filter(({ isThis }) => !isThis)];
}

/** Ends one of the person's sessions, at once. @throws DocentError `unauthorized`; `not_found`, also for another person's session */
export async function endSession(caller: PublicCaller, id: string): Promise<void> {
  const { id: personId } = signedIn(caller);
  const { count } = await caller.database.prisma.session.deleteMany({ where: { id, personId } });
  if (count === 0) throw notFound('Session');
}
