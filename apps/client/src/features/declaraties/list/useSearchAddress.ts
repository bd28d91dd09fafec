import { useHydrating } from '@mijn/ui/useHydrating';
import { type Filters, writeFilters, searchForm } from './filters.ts';
import { pages } from '@mijn/domain/paths';
import { useEffect } from 'react';
import { usePostOutcome } from '../../../forms/usePostOutcome.ts';
import { useNavigate } from 'react-router';

/**
 * Returns whether the search can only be posted again: its words are in the document, and not (yet) in the
 * memory of the script.
 */
export function useMustPost({ zoek }: Filters): boolean {
  return useHydrating() && zoek !== undefined;
}

/**
 * Gives a list that was searched by a posted form the address of its filters once script runs, so that a
 * return from a claim finds it. Its words stay in the memory of the document.
 */
export function useOwnAddress(filters: Filters): void {
  const navigate = useNavigate();
  const isPosted = usePostOutcome(searchForm) !== undefined;
  useEffect(() => {
    if (!isPosted) return;
    const address = pages.declaraties.path + writeFilters(filters);
    void navigate(address, { replace: true, preventScrollReset: true });
  }, [isPosted, navigate, filters]);
}
