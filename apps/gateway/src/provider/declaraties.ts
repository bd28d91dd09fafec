import type { DeclaratieDetail } from '@mijn/contract/declaraties';
import { askKnown, type Asker } from './ask.ts';
import { ProviderError } from './providerError.ts';

/**
 * Returns a claim in detail: the contract returns a list of one. Foreign, unknown and malformed numbers
 * fail identically.
 * @param looksAhead prefetched, so it stays unread
 * @throws ProviderError
 */
export async function getDeclaratie(
  asker: Asker,
  number: string,
  looksAhead = false,
): Promise<DeclaratieDetail> {
  const headers = looksAhead ? { 'sec-purpose': 'prefetch' } : {};
  const request = { params: { id: number }, headers };
  const { declaraties } = await askKnown(asker, 'getDeclaratie', request);
  const [declaratie] = declaraties;
  if (declaratie === undefined) throw new ProviderError('refused', 404);
  return declaratie;
}
