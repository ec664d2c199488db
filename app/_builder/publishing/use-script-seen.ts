'use client';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../_ui/data/api';

/** False once it is known that the company's application has never loaded the script. */
export function useScriptSeen(): boolean {
  const { data: company } = useQuery(useApi().company.get.queryOptions({}, { staleTime: 60_000 }));
  return !company || company.installation.installed || company.installation.lastEventAt !== null;
}
