'use client';
import { useQuery } from '@tanstack/react-query';
import { useAccess } from './api';

/** Who is signed in, where they belong, and what they may do in the company that is shown. */
export function useSession() {
  const { data } = useQuery({ ...useAccess().visitor.queryOptions(), staleTime: 60_000 });
  const company = data?.companies.find(({ id }) => id === data.companyId);
  const role = company?.role;
  return {
    person: data?.person ?? undefined,
    companies: data?.companies ?? [],
    company,
    role,
    canSendMail: data?.canSendMail ?? false,
    /** False until it is known. */
    canWrite: role === 'editor' || role === 'admin' || role === 'owner',
    canPublish: role === 'admin' || role === 'owner',
    isAdmin: role === 'admin' || role === 'owner',
    isOwner: role === 'owner',
  };
}
