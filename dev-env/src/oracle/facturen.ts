import { formatBetalingskenmerk } from '@mijn/domain/betalingskenmerk';
import { reportUnequal, cents, type Found, type Rules, sum, type ViewerRule } from './agreement.ts';
import type { FactuurDetail } from './answers.ts';
import { currentLines } from './corrections.ts';

const listAgreesWithDetail: ViewerRule = function* ({ facturen, factuurDetails }) {
  const details = new Map(factuurDetails.map(({ kenmerk, detail }) => [kenmerk, detail]));
  for (const row of facturen) {
    const detail = details.get(row.kenmerk);
    const pairs: readonly (readonly [string, unknown, unknown])[] = [
      ['soort', row.soortFactuur, detail?.factuurType],
      ['datum', row.datum, detail?.datum],
      ['status', row.status, detail?.status],
      ['bedrag', cents(row.bedrag), cents(detail?.bedragTotaal)],
      ['open', cents(row.openBedrag ?? detail?.bedragTeBetalen), cents(detail?.bedragTeBetalen)],
      ['titel', row.titel ?? 'Factuur', detail?.titel],
      ['regeling', row.betalingsRegelingId ?? null, detail?.betalingsRegelingId],
      ['incasso', row.datumAutomatischeIncasso, detail?.datumAutomatischeIncasso],
      ['betaalverzoek', row.kenmerkBetaalverzoek, detail?.betaalVerzoek?.kenmerk ?? null],
      [
        'uiterste datum',
        row.uitersteBetaalDatum ?? null,
        detail?.betaalVerzoek?.uitersteBetaalDatum ?? null,
      ],
    ];
    for (const [field, list, page] of pairs) {
      yield* reportUnequal(`${row.kenmerk} ${field}`, { list }, { page });
    }
  }
};

/** An invoice's total less earlier payments is its open amount. */
const invoiceAddsUp: ViewerRule = function* ({ factuurDetails }) {
  for (const { kenmerk, detail } of factuurDetails) {
    const before = sum([detail.bedragEerderBetaaldVerrekend, detail.bedragTeBetalen]);
    yield* reportUnequal(
      kenmerk,
      { bedragTotaal: cents(detail.bedragTotaal) },
      { 'paid + open': before },
    );
  }
};

/** Returns the sum of an invoice's lines, in cents. */
function sumOfLines(detail: FactuurDetail): number {
  if (detail.factuurType === 'Zorgpremie') return sum(detail.premieRegels.map((r) => r.bedrag));
  if (detail.factuurType === 'Eigenrisicotermijn') return sum(detail.regels.map((r) => r.bedrag));
  if (detail.factuurType === 'Eigenrisicoeindafrekening') {
    return sum(detail.verzekerden.map((who) => who.bedragRegelingTotaal));
  }
  return sum(
    detail.verzekerden.flatMap(({ regels }) =>
      regels.flatMap((line) => [line.bedragEigenRisico, line.bedragEigenBijdrage]),
    ),
  );
}

/** The lines of an invoice add up to its total, also per insured person. */
const linesSumToInvoice: ViewerRule = function* ({ factuurDetails }) {
  for (const { kenmerk, detail } of factuurDetails) {
    yield* reportUnequal(
      kenmerk,
      { bedragTotaal: cents(detail.bedragTotaal) },
      { lines: sumOfLines(detail) },
    );
    if (detail.factuurType !== 'EigenrisicoEigenbijdrage') continue;
    for (const who of detail.verzekerden) yield* ofInsured(kenmerk, who);
  }
};

type Insured = Extract<
  FactuurDetail,
  { factuurType: 'EigenrisicoEigenbijdrage' }
>['verzekerden'][number];

function* ofInsured(kenmerk: string, who: Insured): Iterable<Found> {
  const about = `${kenmerk} ${who.naamVerzekerde}`;
  const eigenRisico = sum(who.regels.map((line) => line.bedragEigenRisico));
  const bijdrage = sum(who.regels.map((line) => line.bedragEigenBijdrage));
  yield* reportUnequal(
    about,
    { totaalEigenRisico: cents(who.totaalEigenRisico) },
    { lines: eigenRisico },
  );
  yield* reportUnequal(
    about,
    { totaalEigenBijdrage: cents(who.totaalEigenBijdrage) },
    { lines: bijdrage },
  );
}

/** The payment request on an invoice's page agrees with its own page. */
const betaalverzoekOnInvoiceAgrees: ViewerRule = function* ({
  factuurDetails,
  betaalverzoekDetails,
}) {
  const byKenmerk = new Map(
    betaalverzoekDetails.map((betaalverzoek) => [betaalverzoek.betalingsKenmerk, betaalverzoek]),
  );
  for (const { kenmerk, detail } of factuurDetails) {
    const onPage = detail.betaalVerzoek;
    if (!onPage) continue;
    const betaalverzoek = byKenmerk.get(onPage.kenmerk);
    const pairs: readonly (readonly [string, unknown, unknown])[] = [
      ['opgemaakt', onPage.betalingsKenmerkOpgemaakt, betaalverzoek?.betalingsKenmerkOpgemaakt],
      ['kenmerk', onPage.betalingsKenmerkOpgemaakt, formatBetalingskenmerk(onPage.kenmerk)],
      ['aantal', onPage.aantalFacturen, betaalverzoek?.facturen.length],
      ['te betalen', cents(onPage.bedragTeBetalen), cents(betaalverzoek?.bedragTeBetalen)],
      ['datum', onPage.datum, betaalverzoek?.datum],
      ['uiterste datum', onPage.uitersteBetaalDatum, betaalverzoek?.uitersteBetaalDatum],
      ['titel', detail.titel, betaalverzoek?.titel],
      ['rekening', detail.rekeningNummerZenZ, betaalverzoek?.rekeningNummerZenZ],
    ];
    for (const [field, page, asked] of pairs) {
      yield* reportUnequal(`${kenmerk} betaalverzoek ${field}`, { page }, { betaalverzoek: asked });
    }
  }
};

/** A line of an own-risk invoice is a line of a claim, with the same day and own risk, billed once. */
const careOnInvoiceIsDeclared: ViewerRule = function* ({ factuurDetails, declaratieDetails }) {
  const declaraties = new Map(
    declaratieDetails.map((declaratie) => [declaratie.nummer, declaratie]),
  );
  const billed = new Map<string, string>();
  for (const { kenmerk, detail } of factuurDetails) {
    if (detail.factuurType !== 'EigenrisicoEigenbijdrage') continue;
    for (const line of detail.verzekerden.flatMap(({ regels }) => regels)) {
      if (line.declaratieNummer === null) continue;
      const about = `${line.declaratieNummer}/${line.declaratieVolgnummer}`;
      const declaratie = declaraties.get(line.declaratieNummer);
      const careLine = (declaratie ? currentLines(declaratie) : []).find(
        ({ volgnummer }) => volgnummer === line.declaratieVolgnummer,
      );
      yield* reportUnequal(
        `${about} on ${kenmerk}`,
        { day: line.datum },
        { declaratie: careLine?.behandelDatum },
      );
      const amount = cents(line.bedragEigenRisico);
      yield* reportUnequal(
        `${about} on ${kenmerk}`,
        { amount },
        { declaratie: cents(careLine?.eigenRisicoBedrag) },
      );
      yield* reportUnequal(about, { 'billed on': billed.get(about) ?? kenmerk }, { and: kenmerk });
      billed.set(about, kenmerk);
    }
  }
};

/** A month's premium and an instalment are charged once. */
const periodIsAskedOnce: ViewerRule = function* ({ factuurDetails }) {
  const asked = new Map<string, string>();
  for (const { kenmerk, detail } of factuurDetails) {
    if (detail.factuurType !== 'Zorgpremie' && detail.factuurType !== 'Eigenrisicotermijn')
      continue;
    const lines =
      detail.factuurType === 'Zorgpremie'
        ? [{ whose: '', from: detail.premieRegels[0]?.periode.datumIngang }]
        : detail.regels.map((line) => ({
            whose: line.naamVerzekerde,
            from: line.periode.datumIngang,
          }));
    for (const { whose, from } of lines) {
      const about = `${detail.factuurType} ${whose} ${from}`;
      yield* reportUnequal(about, { 'asked by': asked.get(about) ?? kenmerk }, { and: kenmerk });
      asked.set(about, kenmerk);
    }
  }
};

export const factuurRules: Rules<ViewerRule> = {
  invoiceListAgreesWithDetail: listAgreesWithDetail,
  invoiceAddsUp,
  linesSumToInvoice,
  betaalverzoekOnInvoiceAgrees,
  careOnInvoiceIsDeclared,
  periodIsAskedOnce,
};
