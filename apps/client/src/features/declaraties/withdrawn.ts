import { pages } from '@mijn/domain/paths';
import type { LeadOn } from '../../api/carried.ts';
import { useCarried } from '../../forms/useCarried.ts';

const name = 'withdrawn';

/** Leads to the list of claims, which confirms that the one with this number was withdrawn. */
export function toWithdrawn(number: string): LeadOn {
  return { to: pages.declaraties.path, carries: { [name]: number } };
}

/** The number of the claim that was just withdrawn; undefined where none was. */
export function useWithdrawn(): string | undefined {
  const number = useCarried(name);
  return typeof number === 'string' ? number : undefined;
}
