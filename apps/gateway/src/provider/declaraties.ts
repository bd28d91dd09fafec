import type { DeclaratieDetail } from '@mijn/contract/declaraties';
import { askKnown, type Asker } from './ask.ts';
import { ProviderError } from './providerError.ts';

/**
 * A claim in detail: the contract answers a list of one. A foreign, unknown or malformed number fails
 * the same way.
 * @param looksAhead nobody sees it yet: it stays new
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
