import {
  reportUnequal,
  cents,
  reportInconsistent,
  type Rules,
  sum,
  type ViewerRule,
} from './agreement.ts';
import { inTermijnen, personYears } from './care.ts';

/** A specification adds up: used own risk less paid instalments is the settled amount. */
const specificationAddsUp: ViewerRule = function* ({ specifications }) {
  for (const { kenmerk, specificatie } of specifications) {
    const { eigenRisicoGebruiken: usage, opgelegdeTermijnen: termijnen } = specificatie;
    const about = `${kenmerk} ${specificatie.naamVerzekerde}`;
    const usedLines = sum(usage.regels.map(({ bedrag }) => bedrag));
    yield* reportUnequal(
      `${about} used`,
      { total: cents(usage.bedragTotaalEigenRisico) },
      { lines: usedLines },
    );
    const termijnLines = sum(termijnen.regels.map(({ bedrag }) => bedrag));
    yield* reportUnequal(
      `${about} terms`,
      { total: cents(termijnen.bedragOpgelegd) },
      { lines: termijnLines },
    );
    const parts = sum([termijnen.bedragBetaald, termijnen.bedragNietBetaald]);
    yield* reportUnequal(
      `${about} terms`,
      { total: cents(termijnen.bedragOpgelegd) },
      { 'paid + not paid': parts },
    );
    const settled = cents(usage.bedragTotaalEigenRisico) - cents(termijnen.bedragBetaald);
    yield* reportUnequal(
      about,
      { total: cents(specificatie.bedragTotaalRegeling) },
      { 'used - paid': settled },
    );
  }
};

const specificationAgreesWithInvoice: ViewerRule = function* ({ specifications, factuurDetails }) {
  for (const { kenmerk, relatienummer, specificatie } of specifications) {
    const detail = factuurDetails.find((one) => one.kenmerk === kenmerk)?.detail;
    if (detail?.factuurType !== 'Eigenrisicoeindafrekening') continue;
    const who = detail.verzekerden.find((one) => one.relatienummerVerzekerde === relatienummer);
    yield* reportUnequal(
      kenmerk,
      {
        specification: [
          specificatie.jaarRegeling,
          specificatie.naamVerzekerde,
          specificatie.geboorteDatum,
          cents(specificatie.bedragTotaalRegeling),
        ],
      },
      {
        settlement: [
          who?.jaarRegeling,
          who?.naamVerzekerde,
          who?.geboorteDatum,
          cents(who?.bedragRegelingTotaal),
        ],
      },
    );
  }
};

/** The instalments of a settlement are the instalment invoices, day by day, with the part taken up. */
const termijnenAreThoseAsked: ViewerRule = function* (viewer) {
  for (const { naam, year, termijnen, settlement } of personYears(viewer)) {
    if (!settlement) continue;
    const { regels, bedragNietBetaald } = settlement.opgelegdeTermijnen;
    const asked = termijnen.map(({ datum, bedrag }) => `${datum} ${bedrag}`);
    const counted = regels.map(({ datum, bedrag }) => `${datum} ${cents(bedrag)}`);
    const about = `${naam} ${year}`;
    yield* reportUnequal(
      about,
      { termijnen: asked.toSorted() },
      { settlement: counted.toSorted() },
    );
    const takenUp = termijnen.some(({ status }) => status === 'Zie eindafrekening');
    const allPaid = termijnen.every(({ status }) => status === 'Betaald' || status === 'Verrekend');
    const notPaid = { 'not paid': cents(bedragNietBetaald) };
    yield* reportInconsistent(about, !takenUp || bedragNietBetaald > 0, { takenUp }, notPaid);
    // An instalment that was taken up and reopened has its own status.
    yield* reportInconsistent(about, !allPaid || bedragNietBetaald === 0, { allPaid }, notPaid);
  }
};

/** A settlement counts all own risk in instalments, from persons' and providers' bills. */
const settlementCountsWhatWasUsed: ViewerRule = function* (viewer) {
  for (const { naam, year, settlement, care } of personYears(viewer)) {
    if (!settlement) continue;
    const counted = cents(settlement.eigenRisicoGebruiken.bedragTotaalEigenRisico);
    const lines = care.reduce((soFar, line) => soFar + inTermijnen(line), 0);
    yield* reportUnequal(`${naam} ${year}`, { settled: counted }, { 'lines in terms': lines });
  }
};

export const settlementRules: Rules<ViewerRule> = {
  specificationAddsUp,
  specificationAgreesWithInvoice,
  termijnenAreThoseAsked,
  settlementCountsWhatWasUsed,
};
