import type { Factuur, FactuurOf, RisicoLine } from './factuur.ts';

const november = { datumIngang: '2026-11-01', datumEinde: '2026-11-30' };

const core = {
  kenmerk: 'F2026-12345678',
  kenmerkOpgemaakt: 'F2026-1234 5678',
  titel: 'Factuur',
  datum: '2026-11-01',
  status: 'Betaald',
  bedragTotaal: 15_420,
  bedragEerderBetaaldVerrekend: 15_420,
  bedragTeBetalen: 0,
  betalingsRegelingId: null,
  uitbetalingVerwachtOp: null,
  datumAutomatischeIncasso: null,
  betaalVerzoek: null,
  boekingen: [],
  regeling: null,
};

/** Returns a ledger entry of an invoice. */
export function boeking(
  kind: string,
  date: string,
  bedrag: number,
  otherwise: Partial<Factuur['boekingen'][number]> = {},
): Factuur['boekingen'][number] {
  const nothing = { factuurkenmerk: null, declaratienummer: null, betaalkenmerk: null };
  return { soort: kind, datum: date, bedrag, ...nothing, betaalwijze: null, ...otherwise };
}

export const premie: FactuurOf<'PremieFactuur'> = {
  ...core,
  soort: 'PremieFactuur',
  factuurType: 'Zorgpremie',
  premieRegels: [
    { omschrijving: 'Basisverzekering', periode: november, bedrag: 15_820 },
    { omschrijving: 'Korting vrijwillig eigen risico', periode: november, bedrag: -400 },
  ],
};

export const betaalverzoek = {
  kenmerk: '5000056789012345',
  betalingsKenmerkOpgemaakt: '5000 0567 8901 2345',
  aantalFacturen: 1,
  bedragTeBetalen: 15_420,
  datum: '2026-11-01',
  uitersteBetaalDatum: '2026-11-30',
  kostenBijNietBetalen: null,
  betaling: null,
};

export const line: RisicoLine = {
  datum: '2026-01-09',
  omschrijving: 'Polikliniek',
  bedragEigenRisico: 5000,
  bedragEigenBijdrage: 0,
  zorgverlener: 'Streekziekenhuis Vecht',
  declaratieNummer: 'D2026-1',
  declaratieVolgnummer: 1,
  afgeschermd: false,
};

/** Returns an own-risk invoice of one person with these lines. */
export function risico(...lines: readonly RisicoLine[]): FactuurOf<'RisicoFactuur'> {
  const sum = (from: (one: RisicoLine) => number) =>
    lines.reduce((soFar, one) => soFar + from(one), 0);
  const totaalEigenRisico = sum((one) => one.bedragEigenRisico);
  const totaalEigenBijdrage = sum((one) => one.bedragEigenBijdrage);
  const total = totaalEigenRisico + totaalEigenBijdrage;
  return {
    ...core,
    soort: 'RisicoFactuur',
    factuurType: 'EigenrisicoEigenbijdrage',
    status: 'Te betalen via iDEAL',
    betaalVerzoek: betaalverzoek,
    datum: '2026-01-25',
    bedragTotaal: total,
    bedragEerderBetaaldVerrekend: 0,
    bedragTeBetalen: total,
    verzekerden: [
      {
        naamVerzekerde: 'Sanne de Vries',
        geboorteDatum: '1985-04-12',
        regels: [...lines],
        totaalEigenRisico,
        totaalEigenBijdrage,
      },
    ],
  };
}

/** Returns a final settlement that gives money back. */
export function settlement(amount = -6200): FactuurOf<'EindafrekeningFactuur'> {
  return {
    ...core,
    soort: 'EindafrekeningFactuur',
    factuurType: 'Eigenrisicoeindafrekening',
    status: 'Te ontvangen',
    bedragTotaal: amount,
    bedragEerderBetaaldVerrekend: 0,
    bedragTeBetalen: amount,
    eindafrekeningen: [
      {
        jaarRegeling: 2025,
        naamVerzekerde: 'Jan Bakker',
        geboorteDatum: '1948-02-02',
        bedragRegelingTotaal: amount,
        relatienummerVerzekerde: '700410685',
        reden: null,
      },
    ],
  };
}

/** Returns an own-risk instalment for the months that start on these dates. */
export function termijn(...days: readonly string[]): FactuurOf<'RisicoPeriodeFactuur'> {
  return {
    ...core,
    factuurType: 'Eigenrisicotermijn',
    __typename: 'RisicoPeriodeFactuur',
    soort: 'RisicoPeriodeFactuur',
    regels: days.map((datumIngang) => ({
      omschrijving: 'Termijn 10 van 10',
      periode: { datumIngang, datumEinde: `${datumIngang.slice(0, 8)}28` },
      bedrag: 3_850,
      naamVerzekerde: 'Jan Bakker',
      geboorteDatum: '1948-02-02',
    })),
  };
}
