import type { Merk } from '@mijn/domain/merken';
import { dagVanLeeftijd } from '../../declaraties/beoordelen/jaarEigenRisico.ts';
import type { Pakket, Verzekeringsperiode } from '../../declaraties/beoordelen/vormen.ts';
import { bouwFactuur, type NieuweFactuur, type NieuweRegel } from './factuur.ts';
import { kortingen, type Premie } from './premies.ts';

/** A person's period on a policy. Days as `yyyy-mm-dd`, `geldigTot` is the first day after it. */
export interface PremieVerzekerde extends Omit<Verzekeringsperiode, 'merk'> {
  readonly relatienummer: string;
  /** For the lines, where more than one person pays. */
  readonly naam: string;
  readonly geboorteDatum: string;
}

/** A policy with everybody on it, now or before. */
export interface PremiePolis {
  readonly polisnummer: string;
  readonly merk: Merk;
  readonly verzekeringsnemer: string;
  readonly geldigVan: string;
  readonly verzekerden: readonly PremieVerzekerde[];
}

const namen: Readonly<Record<Pakket, string>> = {
  BASIS: 'Basisverzekering',
  AANVULLEND: 'Aanvullende verzekering',
  AANVULLEND_PLUS: 'Aanvullende verzekering Plus',
};

/** The first day of the month in which premium is owed: the one after somebody turned 18. */
export function premieVanaf(geboorteDatum: string): string {
  const achttien = Temporal.PlainDate.from(dagVanLeeftijd(geboorteDatum, 18));
  if (achttien.day === 1) return achttien.toString();
  return achttien.with({ day: 1 }).add({ months: 1 }).toString();
}

/**
 * Premium per month of a package in a year, cents: the last one that is known holds until a later
 * one is. Undefined when the insurer never asked one.
 */
export function premieVan(
  premies: readonly Premie[],
  merk: Merk,
  pakket: Pakket,
  jaar: number,
): number | undefined {
  return premies
    .filter((premie) => premie.merk === merk && premie.pakket === pakket && premie.jaar <= jaar)
    .toSorted((een, ander) => ander.jaar - een.jaar)[0]?.bedrag;
}

/**
 * The premium invoice of a policy, made on the first of a month for that month: per adult and
 * package, by days where somebody was not insured all of it. A policy, or a person, that began in the
 * month before is charged those days along with it, so that the first invoice comes a month after the
 * start. Undefined when there is nothing to ask.
 */
export function maakPremieFactuur(
  polis: PremiePolis,
  eerste: Temporal.PlainDate,
  premies: readonly Premie[],
): NieuweFactuur | undefined {
  const dag = eerste.toString();
  if (polis.geldigVan >= dag) return undefined;
  const vorige = eerste.subtract({ months: 1 });
  const nieuwePolis = polis.geldigVan >= vorige.toString();
  const regels = polis.verzekerden.flatMap((verzekerde) => {
    if (verzekerde.geldigVan > dag) return [];
    const nieuw =
      (nieuwePolis || verzekerde.geldigVan > vorige.toString()) && verzekerde.geldigVan < dag;
    const maanden = nieuw ? [vorige, eerste] : [eerste];
    return maanden.flatMap((maand) => regelsVan(polis.merk, verzekerde, maand, premies));
  });
  if (regels.length === 0) return undefined;
  const meer = new Set(regels.map(({ relatienummer }) => relatienummer)).size > 1;
  const { polisnummer, verzekeringsnemer: debiteur } = polis;
  const sleutel = `premie/${polisnummer}/${dag.slice(0, 7)}`;
  return bouwFactuur(
    { sleutel, debiteur, polisnummer, soort: 'Zorgpremie', jaar: eerste.year },
    meer ? regels.map((regel) => metNaam(regel, polis.verzekerden)) : regels,
  );
}

function metNaam(regel: NieuweRegel, verzekerden: readonly PremieVerzekerde[]): NieuweRegel {
  const wie = verzekerden.find(({ relatienummer }) => relatienummer === regel.relatienummer);
  return { ...regel, omschrijving: `${regel.omschrijving} ${wie?.naam ?? ''}`.trim() };
}

function regelsVan(
  merk: Merk,
  verzekerde: PremieVerzekerde,
  maand: Temporal.PlainDate,
  premies: readonly Premie[],
): NieuweRegel[] {
  const periode = periodeIn(verzekerde, maand);
  if (!periode) return [];
  const deel = (bedrag: number): number => Math.round((bedrag * periode.dagen) / maand.daysInMonth);
  const korting = merk === 'ZZ' ? (kortingen[verzekerde.vrijwilligEigenRisico] ?? 0) : 0;
  const posten: (readonly [omschrijving: string, bedrag: number])[] = [
    [namen.BASIS, premieVan(premies, merk, 'BASIS', maand.year) ?? 0],
    ['Korting vrijwillig eigen risico', -korting],
  ];
  const { aanvullend } = verzekerde;
  if (aanvullend) {
    posten.push([namen[aanvullend], premieVan(premies, merk, aanvullend, maand.year) ?? 0]);
  }
  return posten
    .filter(([, bedrag]) => bedrag !== 0)
    .map(([omschrijving, bedrag]) => ({
      relatienummer: verzekerde.relatienummer,
      omschrijving,
      periodeVan: periode.van,
      periodeTot: periode.tot,
      bedrag: deel(bedrag),
    }));
}

/** The days of a month for which somebody owes premium; undefined when there are none. */
function periodeIn(
  { geboorteDatum, geldigVan, geldigTot }: PremieVerzekerde,
  maand: Temporal.PlainDate,
): { van: string; tot: string; dagen: number } | undefined {
  const einde = maand.add({ months: 1 }).toString();
  const van = [maand.toString(), geldigVan, premieVanaf(geboorteDatum)].toSorted().at(-1) ?? '';
  const tot = geldigTot !== null && geldigTot < einde ? geldigTot : einde;
  if (van >= tot) return undefined;
  const dagen = Temporal.PlainDate.from(van).until(Temporal.PlainDate.from(tot)).days;
  return { van, tot, dagen };
}
