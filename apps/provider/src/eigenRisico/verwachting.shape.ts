import type { Verwachting as InContract } from '@mijn/contract/verwachting';
import { centsToEuros } from '@mijn/domain/money';
import type { Verwachting } from './verwachting.rules.ts';
import type { VoluntaryYears } from './voluntary.rules.ts';

/** Returns a forecast of own risk in the contract's form. */
export function verwachtingInContract(
  one: Verwachting,
  voluntary: VoluntaryYears | undefined,
): InContract {
  return {
    jaar: one.year,
    totaal: centsToEuros(one.total),
    gebruikt: centsToEuros(one.used),
    minimum: centsToEuros(one.minimum),
    maximum: centsToEuros(one.maximum),
    onderweg: { aantal: one.open.count, bedrag: centsToEuros(one.open.bedrag) },
    eerdereJaren: one.earlier.map(({ year, bedrag }) => ({
      jaar: year,
      bedrag: centsToEuros(bedrag),
    })),
    opSinds: one.usedUpOn ?? null,
    opVanaf: one.usedUpFrom ?? null,
    inTermijnen: one.inTermijnen,
    redenen: [...one.reasons],
    vrijwillig: voluntary
      ? {
          keuze: centsToEuros(voluntary.choice),
          jaren: voluntary.years.map(({ year, cost, discount }) => ({
            jaar: year,
            kosten: centsToEuros(cost),
            korting: centsToEuros(discount),
          })),
        }
      : null,
  };
}
