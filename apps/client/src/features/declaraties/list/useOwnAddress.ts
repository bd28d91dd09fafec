import { pages } from '@mijn/domain/paths';
import { useEffect } from 'react';
import { usePostOutcome } from '../../../forms/usePostOutcome.ts';
import { useNavigate } from 'react-router';
import { type Filters, writeFilters } from './filters.ts';
import { searchForm } from './searchForm.ts';

/**
 * A list that was searched by a posted form stands at an address without its filters: once script has taken it
 * over, it is found again by theirs, such as on the way back from a claim. Its words stay in the document's memory.
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
