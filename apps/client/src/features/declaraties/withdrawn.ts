import { pages } from '@mijn/domain/paths';
import type { RedirectWithFlash } from '../../api/flash.ts';
import { useFlash } from '../../forms/useFlash.ts';

const name = 'withdrawn';

/** Returns the address of the claim list, which confirms the withdrawal of this claim. */
export function toWithdrawn(number: string): RedirectWithFlash {
  return { to: pages.declaraties.path, flash: { [name]: number } };
}

/** Returns the number of the claim that was just withdrawn; undefined without one. */
export function useWithdrawn(): string | undefined {
  const number = useFlash(name);
  return typeof number === 'string' ? number : undefined;
}
