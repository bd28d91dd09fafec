import type {
  EindafrekeningFactuur,
  PremieFactuur,
  RisicoFactuur,
  RisicoPeriodFactuur,
} from '@mijn/contract/facturen';
import type { FactuurKind } from '@mijn/domain/factuur';
import { ask, askKnown, type Asker } from './ask.ts';
import { ProviderError } from './providerError.ts';

/** An invoice in detail from its own call, with the requested number. */
export type Factuur = (
  | PremieFactuur
  | RisicoFactuur
  | RisicoPeriodFactuur
  | EindafrekeningFactuur
) & { readonly kenmerk: string };

/** The detail call of each kind (docs/decisions.md §6). */
const detailCalls = {
  Zorgpremie: 'getPremieFactuur',
  EigenrisicoEigenbijdrage: 'getRisicoFactuur',
  Eigenrisicotermijn: 'getRisicoPeriodeFactuur',
  Eigenrisicoeindafrekening: 'getEindafrekening',
} as const satisfies Readonly<Record<FactuurKind, string>>;

/**
 * Returns an invoice in detail. Its number does not reveal its kind, and so which of the four calls of §7
 * to make: the list does.
 * @throws ProviderError 404 for a foreign, unknown or malformed number
 */
export async function getFactuur(asker: Asker, kenmerk: string): Promise<Factuur> {
  const { facturen } = (await ask(asker, 'listFacturen', {})).body;
  const found = facturen.find((factuur) => factuur.kenmerk === kenmerk);
  if (found === undefined) throw new ProviderError('refused', 404);
  const call = detailCalls[found.soortFactuur];
  const { body } = await askKnown(asker, call, { params: { factuurkenmerk: kenmerk } });
  return { ...body.factuurDetail, kenmerk };
}
