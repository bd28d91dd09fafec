import { useHydrating } from '../../../platform/hydrating.ts';
import type { Filters } from './filters.ts';

/** What of the filters a link can hold: the words only in the browser, whose memory they live in. */
export function useInAddress(filters: Filters): Filters {
  const { zoek, ...others } = filters;
  return useHydrating() || zoek === undefined ? others : filters;
}
