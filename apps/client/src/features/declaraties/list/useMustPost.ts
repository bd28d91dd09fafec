import { useHydrating } from '@mijn/ui/useHydrating';
import type { Filters } from './filters.ts';

/**
 * Whether what was searched for can only be posted again: its words are known to the document, and not
 * yet (or never) to a script, in whose memory they live.
 */
export function useMustPost({ zoek }: Filters): boolean {
  return useHydrating() && zoek !== undefined;
}
