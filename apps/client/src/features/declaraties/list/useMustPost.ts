import { useHydrating } from '@mijn/ui/useHydrating';
import type { Filters } from './filters.ts';

/**
 * Returns whether the search can only be posted again: its words are in the document, and not (yet) in the
 * memory of the script.
 */
export function useMustPost({ zoek }: Filters): boolean {
  return useHydrating() && zoek !== undefined;
}
