import type { Subverstrekking, Zorggebruik } from '@mijn/contract/zorggebruik';
import { centsToEuros } from '@mijn/domain/money';
import type { Budget } from './zorggebruik.rules.ts';

function toVolume(unit: Budget['unit'], volume: number | null): number | null {
  return volume === null || unit === 'Aantal' ? volume : centsToEuros(volume);
}

function toUsage(budget: Budget, year: number): Subverstrekking {
  const { unit } = budget;
  return {
    code: budget.code,
    omschrijving: budget.name,
    volumeEenheid: unit,
    totaal: toVolume(unit, budget.total),
    gebruikt: toVolume(unit, budget.used),
    resterend: toVolume(unit, budget.remaining),
    isResterendBruikbaar: budget.isUsable,
    datumLaatsteVerwerking: budget.last,
    periode: { datumIngang: `${year}-01-01`, datumEinde: `${year}-12-31`, unit: 'Jaar' },
    verzekerdeGebruiken: budget.shares.map(({ person, used }) => ({
      opgemaakteNaam: person.opgemaakte_naam,
      relatienummer: person.relatienummer,
      gebruikt: toVolume(unit, used),
    })),
    redenAfgeschermd: budget.hidden,
    redenOnbruikbaar: budget.unusable,
    gedeeld: budget.isShared,
  };
}

/** Returns a budget of a calendar year in the contract's form (§3). */
export function zorggebruikInContract(budget: Budget, year: number): Zorggebruik {
  return {
    ...toUsage(budget, year),
    subverstrekkingen: budget.parts.map((part) => toUsage(part, year)),
  };
}
