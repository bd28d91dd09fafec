import type { Merk } from '@mijn/domain/merken';
import type { EigenRisicoBedrag, VerzekerdePersoon, Verzekeringsperiode } from './vormen.ts';

/** Own risk of a person with a brand in a year, cents; both are whole euros. */
export interface JaarEigenRisico {
  readonly verplicht: number;
  readonly vrijwillig: number;
  readonly maximumPerBehandeling: number | null;
}

/** Own risk of that brand and year is not in the data: the claim has to wait for it. */
export class OnbekendEigenRisicoError extends Error {
  constructor(merk: Merk, jaar: number) {
    super(`No own risk known for ${merk} in ${jaar}`);
    this.name = 'OnbekendEigenRisicoError';
  }
}

/**
 * The day (`yyyy-mm-dd`) on which a person reaches an age. Somebody born on 29 February reaches it on
 * 1 March when that year has no 29 February.
 */
export function dagVanLeeftijd(geboorteDatum: string, leeftijd: number): string {
  const { year, month, day } = Temporal.PlainDate.from(geboorteDatum);
  const eersteVanMaand = Temporal.PlainDate.from({ year: year + leeftijd, month, day: 1 });
  return eersteVanMaand.add({ days: day - 1 }).toString();
}

/** Days of a calendar year that fall in the period and on or after `vanafDag`. */
function dagenInJaar(periode: Verzekeringsperiode, jaar: number, vanafDag: string): number {
  const begin =
    [periode.geldigVan, vanafDag, `${jaar}-01-01`].toSorted().at(-1) ?? periode.geldigVan;
  const einde = [periode.geldigTot ?? '9999-12-31', `${jaar + 1}-01-01`].toSorted()[0] ?? begin;
  if (begin >= einde) return 0;
  return Temporal.PlainDate.from(begin).until(Temporal.PlainDate.from(einde)).days;
}

/** A yearly amount in cents for a part of its days, rounded to whole euros (domain.md). */
function naarDagen(centenMaalDagen: number, jaar: number): number {
  const dagen = Temporal.PlainDate.from({ year: jaar, month: 1, day: 1 }).daysInYear;
  return Math.round(centenMaalDagen / dagen / 100) * 100;
}

/**
 * Own risk of a person with a brand in a calendar year, cents: by the days on which the person was
 * insured there and 18 or older, rounded to whole euros (domain.md). Zero when there are none.
 * @throws OnbekendEigenRisicoError when such days exist and the year is not in the data.
 */
export function eigenRisicoVanJaar(
  persoon: VerzekerdePersoon,
  merk: Merk,
  jaar: number,
  bedragen: readonly EigenRisicoBedrag[],
): JaarEigenRisico {
  const vanaf18 = dagVanLeeftijd(persoon.geboorteDatum, 18);
  const delen = persoon.verzekeringen
    .filter((periode) => periode.merk === merk)
    .map((periode) => ({ periode, dagen: dagenInJaar(periode, jaar, vanaf18) }));
  const dagen = delen.reduce((som, deel) => som + deel.dagen, 0);
  if (dagen === 0) return { verplicht: 0, vrijwillig: 0, maximumPerBehandeling: null };
  const bedrag = bedragen.find((rij) => rij.merk === merk && rij.jaar === jaar);
  if (!bedrag) throw new OnbekendEigenRisicoError(merk, jaar);
  const gewogen = delen.reduce((som, { periode, dagen: n }) => {
    return som + n * periode.vrijwilligEigenRisico;
  }, 0);
  return {
    verplicht: naarDagen(bedrag.verplicht * dagen, jaar),
    vrijwillig: bedrag.vrijwilligMogelijk ? naarDagen(gewogen, jaar) : 0,
    maximumPerBehandeling: bedrag.maximumPerBehandeling,
  };
}
