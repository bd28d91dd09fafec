import { changingAges, type Verzekering } from '@mijn/contract/verzekering';
import { centsToEuros } from '@mijn/domain/money';
import { adultFrom, yearsLater } from '../../assess/eigenRisico/yearEigenRisico.ts';
import { isWithCak, monthlyPremie, toMonth } from '../../facturen/issue/premieLines.rules.ts';
import type { VerzekeringRow } from './verzekeringen.queries.ts';

// At 18 the change is the start of premium and own risk (docs/domain.md).
function dayOfChange(birthDate: string, age: (typeof changingAges)[number]): string {
  return age === 18 ? adultFrom(birthDate) : yearsLater(birthDate, age);
}

/**
 * Returns a person's insurance in the contract's form. The premium is zero for a person who pays none
 * yet, and excludes the part collected by the CAK (Zvw 18c).
 */
export function verzekeringInContract(row: VerzekeringRow, today: Temporal.PlainDate): Verzekering {
  const { merk, aanvullend, vrijwillig_eigen_risico: voluntaryEigenRisico, premies } = row;
  const birthDate = row.geboortedatum.toString();
  const isAdult = adultFrom(birthDate) <= today.toString();
  const month = toMonth(today.with({ day: 1 }));
  const cover = { aanvullend, voluntaryEigenRisico, withCak: row.with_cak };
  const whole = monthlyPremie(merk, cover, month, premies);
  return {
    relatienummer: row.relatienummer,
    opgemaakteNaam: row.opgemaakte_naam,
    roepnaam: row.roepnaam,
    geboorteDatum: birthDate,
    pakketten: ['BASIS', ...(aanvullend ? [aanvullend] : [])],
    vrijwilligBedrag: centsToEuros(isAdult ? voluntaryEigenRisico : 0),
    premie: centsToEuros(isAdult ? whole : 0),
    basisBijCak: isAdult && isWithCak(cover, month),
    veranderingen: changingAges
      .map((leeftijd) => ({ leeftijd, vanaf: dayOfChange(birthDate, leeftijd) }))
      .filter(({ vanaf }) => vanaf > today.toString()),
  };
}
