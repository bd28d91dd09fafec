import type {
  EindafrekeningFactuur,
  FactuurKern,
  PremieFactuur,
  RisicoFactuur,
  RisicoPeriodeFactuur,
} from '@mijn/contract/facturen';
import { formatBetalingskenmerk } from '@mijn/domain/betalingskenmerk';
import type { FactuurSoort } from '@mijn/domain/factuursoorten';
import { centenNaarEuros } from '@mijn/domain/geld';
import type { Access } from '../toegang/access.ts';
import type { FactuurDetailRij, FactuurRegelRij } from './factuurdetails.queries.ts';
import { feitenVan } from './factuurRij.ts';
import { rekeningNummerZenZ } from './rekening.ts';
import { factuurStatus } from './status.rules.ts';

/** What every kind of invoice has (§3); `factuurType` is the caller's, who asked for that kind. */
function kern<Soort extends FactuurSoort>(
  rij: FactuurDetailRij,
  factuurType: Soort,
): FactuurKern & { factuurType: Soort } {
  return {
    factuurType,
    kenmerkOpgemaakt: formatFactuurkenmerk(rij.kenmerk),
    titel: rij.titel ?? 'Factuur',
    datum: rij.datum.toString(),
    status: factuurStatus(feitenVan(rij)),
    bedragTotaal: centenNaarEuros(rij.bedrag),
    bedragEerderBetaaldVerrekend: centenNaarEuros(rij.bedrag - rij.open),
    betalingsRegelingId: rij.regeling_id,
    bedragTeBetalen: centenNaarEuros(rij.open),
    datumAutomatischeIncasso: rij.datum_incasso,
    rekeningNummerZenZ,
    betaalVerzoek: betaalVerzoek(rij),
  };
}

/** `F2026-12345678` as people read it: `F2026-1234 5678`. */
function formatFactuurkenmerk(kenmerk: string): string {
  return kenmerk.replace(/(\d{4})$/, ' $1');
}

function betaalVerzoek(rij: FactuurDetailRij): FactuurKern['betaalVerzoek'] {
  const {
    betaalverzoek: kenmerk,
    betaalverzoek_datum: datum,
    uiterste_betaaldatum: uiterste,
  } = rij;
  if (kenmerk === null || datum === null || uiterste === null) return null;
  return {
    kenmerk,
    betalingsKenmerkOpgemaakt: formatBetalingskenmerk(kenmerk),
    aantalFacturen: rij.verzoek_aantal ?? 0,
    bedragTeBetalen: centenNaarEuros(rij.verzoek_open ?? 0),
    datum: datum.toString(),
    uitersteBetaalDatum: uiterste.toString(),
  };
}

/** A premium invoice in the contract's form. */
export function premieFactuur(rij: FactuurDetailRij): PremieFactuur {
  return {
    ...kern(rij, 'Zorgpremie'),
    premieRegels: rij.regels.map((regel) => ({
      omschrijving: regel.omschrijving,
      periode: periode(regel, rij),
      bedrag: centenNaarEuros(regel.bedrag),
    })),
  };
}

/** An own-risk invoice in the contract's form; care that the caller may not see is null. */
export function risicoFactuur(rij: FactuurDetailRij, access: Access): RisicoFactuur {
  return {
    ...kern(rij, 'EigenrisicoEigenbijdrage'),
    verzekerden: perVerzekerde(rij.regels).map(([wie, regels]) => ({
      naamVerzekerde: wie.naam,
      geboorteDatum: wie.geboortedatum,
      regels: regels.map((regel) => risicoRegel(regel, rij, access)),
      totaalEigenRisico: centenNaarEuros(som(regels, 'bedrag_eigen_risico')),
      totaalEigenBijdrage: centenNaarEuros(som(regels, 'bedrag_eigen_bijdrage')),
    })),
  };
}

function risicoRegel(
  regel: FactuurRegelRij,
  rij: FactuurDetailRij,
  access: Access,
): RisicoFactuur['verzekerden'][number]['regels'][number] {
  const zorg = access.zichtbaar.get(regel.relatienummer)?.magZorgZien === true;
  return {
    datum: regel.datum ?? rij.datum.toString(),
    omschrijving: zorg ? regel.omschrijving : null,
    bedragEigenRisico: centenNaarEuros(regel.bedrag_eigen_risico),
    bedragEigenBijdrage: centenNaarEuros(regel.bedrag_eigen_bijdrage),
    zorgverlener: zorg ? regel.zorgverlener : null,
    declaratieNummer: zorg ? regel.declaratie_nummer : null,
    declaratieVolgnummer: zorg ? regel.declaratie_volgnummer : null,
    afgeschermd: !zorg,
  };
}

/** An invoice of an own-risk instalment in the contract's form. */
export function risicoPeriodeFactuur(rij: FactuurDetailRij): RisicoPeriodeFactuur {
  return {
    ...kern(rij, 'Eigenrisicotermijn'),
    regels: rij.regels.map((regel) => ({
      naamVerzekerde: regel.naam,
      geboorteDatum: regel.geboortedatum,
      omschrijving: regel.omschrijving,
      periode: periode(regel, rij),
      bedrag: centenNaarEuros(regel.bedrag),
    })),
  };
}

/** A final settlement in the contract's form: what it comes to for each insured. */
export function eindafrekeningFactuur(rij: FactuurDetailRij): EindafrekeningFactuur {
  return {
    ...kern(rij, 'Eigenrisicoeindafrekening'),
    verzekerden: perVerzekerde(rij.regels).map(([wie, regels]) => ({
      jaarRegeling: rij.jaar,
      naamVerzekerde: wie.naam,
      geboorteDatum: wie.geboortedatum,
      bedragRegelingTotaal: centenNaarEuros(som(regels, 'bedrag')),
      relatienummerVerzekerde: wie.relatienummer,
    })),
  };
}

// In the contract the last day belongs to a period; with us it ends before `periode_tot`.
function periode(
  regel: FactuurRegelRij,
  rij: FactuurDetailRij,
): PremieFactuur['premieRegels'][number]['periode'] {
  const van = regel.periode_van ?? rij.datum.toString();
  const tot = regel.periode_tot && Temporal.PlainDate.from(regel.periode_tot);
  return { datumIngang: van, datumEinde: tot ? tot.subtract({ days: 1 }).toString() : van };
}

/** The lines of each insured, in the order in which they first stand on the invoice. */
function perVerzekerde(
  regels: readonly FactuurRegelRij[],
): (readonly [FactuurRegelRij, readonly FactuurRegelRij[]])[] {
  const groepen = Map.groupBy(regels, ({ relatienummer }) => relatienummer);
  return [...groepen.values()].flatMap((groep) => (groep[0] ? [[groep[0], groep] as const] : []));
}

function som(
  regels: readonly FactuurRegelRij[],
  bedrag: 'bedrag' | 'bedrag_eigen_risico' | 'bedrag_eigen_bijdrage',
): number {
  return regels.reduce((tot, regel) => tot + regel[bedrag], 0);
}
