'use client';
import { replaceEqualDeep, useQuery } from '@tanstack/react-query';
import { showCompany, usePublicApi } from '../data/api';
import { toastSessionEnded } from '../data/change';
import { hasInput } from '../forms/unsaved-guard';

type SessionData = { person: unknown };

/**
 * Keeps the session of a person whose session has ended while the page has input: without it, the page would close and lose the input. A
 * notification links to the sign-in page.
 */
function keepWhileTyping(old: unknown, now: unknown): unknown {
  const ended = (old as SessionData | undefined)?.person && !(now as SessionData).person;
  if (!ended || !hasInput()) return replaceEqualDeep(old, now);
  toastSessionEnded();
  return old;
}

/** The session: who is signed in, where they belong, and what they may do in the company that is shown. */
export function useSession() {
  const { data, error, refetch } = useQuery({
    ...usePublicApi().session.queryOptions(),
    staleTime: 60_000,
    structuralSharing: keepWhileTyping,
  });
  if (data && typeof window !== 'undefined') showCompany(data.companyId);
  const company = data?.companies.find(({ id }) => id === data.companyId);
  const role = company?.role;
  const canWrite = role === 'editor' || role === 'admin' || role === 'owner';
  const draftsOnly = role === 'editor' && company?.isStrict === true;
  return {
    /** True once the session is loaded. */
    known: data !== undefined,
    error,
    refetch,
    person: data?.person ?? undefined,
    companies: data?.companies ?? [],
    company,
    role,
    canSendMail: data?.canSendMail ?? false,
    /** This and the values below are false until the session is loaded. */
    canWrite,
    canPublish: role === 'admin' || role === 'owner',
    isAdmin: role === 'admin' || role === 'owner',
    isOwner: role === 'owner',
    /** True for an editor of a company in which editors may change only what is not public. */
    draftsOnly,
    /** Whether the person may change a changelog, a post or a roadmap with its items, other than its unpublished changes. */
    mayChange: ({ active, schedule = [] }: { active: boolean; schedule?: { action: string }[] }): boolean =>
      canWrite && !(draftsOnly && (active || schedule.some(({ action }) => action === 'publish'))),
  };
}
