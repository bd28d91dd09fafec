import { pages } from '@mijn/domain/paths';
import type { LeadOn } from '../../api/carried.ts';
import { useCarried } from '../../forms/useCarried.ts';

const name = 'withdrawn';

/** Returns the address of the claim list, which confirms the withdrawal of this claim. */
export function toWithdrawn(number: string): LeadOn {
  return { to: pages.declaraties.path, carries: { [name]: number } };
}

/** Returns the number of the claim that was just withdrawn; undefined without one. */
export function useWithdrawn(): string | undefined {
  const number = useCarried(name);
  return typeof number === 'string' ? number : undefined;
}
