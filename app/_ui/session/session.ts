'use client';
import { useQuery } from '@tanstack/react-query';
import { showCompany, usePublicApi } from '../data/api';

/** The session: who is signed in, where they belong, and what they may do in the company that is shown. */
export function useSession() {
  const { data, error, refetch } = useQuery({ ...usePublicApi().session.queryOptions(), staleTime: 60_000 });
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
    mayChange: ({ active }: { active: boolean }): boolean => canWrite && !(draftsOnly && active),
  };
}
