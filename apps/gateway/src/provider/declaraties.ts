import type { DeclaratieDetail } from '@mijn/contract/declaraties';
import { askKnown, type Asker } from './ask.ts';
import { ProviderError } from './providerError.ts';

/**
 * A claim in detail: the contract answers a list of one. A foreign, unknown or malformed number fails
 * the same way.
 * @throws ProviderError
 */
export async function getDeclaratie(asker: Asker, number: string): Promise<DeclaratieDetail> {
  const { declaraties } = await askKnown(asker, 'getDeclaratie', { params: { id: number } });
  const [declaratie] = declaraties;
  if (declaratie === undefined) throw new ProviderError('refused', 404);
  return declaratie;
}
