import type { DeclaratieLine } from '@mijn/contract/declaraties';
import { paidToZorgverlener } from '@mijn/domain/paidToZorgverlener';
import {
  reportUnequal,
  cents,
  reportInconsistent,
  type Rules,
  sum,
  type ViewerRule,
} from './agreement.ts';
import { settledOn, stepAmount } from './care.ts';

const steps = ['gedeclareerd', 'nietVergoed', 'wettelijkeBijdrage', 'eigenRisico', 'uitgekeerd'];

/** The steps of "Leg dit uit" add up to the line's result. */
const stepsAddUp: ViewerRule = function* ({ declaratieDetails }) {
  for (const { nummer, regels } of declaratieDetails) {
    for (const line of regels.filter(({ stappen = [] }) => stappen.length > 0)) {
      const about = `${nummer}/${line.volgnummer}`;
      yield* reportUnequal(about, { steps }, { stappen: line.stappen?.map(({ stap }) => stap) });
      const [declared = 0, notCovered = 0, bijdrage = 0, eigenRisico = 0, paid = 0] = steps.map(
        (name) => stepAmount(line, name),
      );
      const left = declared - notCovered - bijdrage - eigenRisico;
      yield* reportUnequal(`${about} steps`, { left }, { uitgekeerd: paid });
      yield* reportUnequal(
        `${about} declared`,
        { step: declared },
        { line: cents(line.gedeclareerdBedrag) },
      );
      yield* reportUnequal(`${about} paid`, { step: paid }, { line: cents(line.uitgekeerdBedrag) });
    }
  }
};

/** Payout and set-off equal the sum of the lines; only persons' own claims, to an account. */
const payoutAgreesWithLines: ViewerRule = function* ({ declaratieDetails }) {
  for (const declaratie of declaratieDetails) {
    const { nummer, uitkeerInformatie: payout, regels } = declaratie;
    if (!payout) continue;
    const paid = sum(regels.map((line) => line.uitgekeerdBedrag));
    const eigenRisico = sum(regels.map((line) => line.eigenRisicoBedrag));
    const { verrekeningen = [] } = declaratie;
    const payouts = sum([payout.uitgekeerdBedrag, ...verrekeningen.map(({ bedrag }) => bedrag)]);
    yield* reportUnequal(`${nummer} paid`, { payout: payouts }, { lines: paid });
    yield* reportUnequal(
      `${nummer} own risk`,
      { payout: cents(payout.eigenRisicoBedrag) },
      { lines: eigenRisico },
    );
    yield* reportUnequal(
      `${nummer} to whom`,
      { payout: payout.declarant },
      { declaratie: declaratie.declarant },
    );
    yield* reportUnequal(
      `${nummer} sent by`,
      { soortIndiener: declaratie.soortIndiener },
      { paid: 'Verzekerde' },
    );
  }
};

const payoutFollowsHandling: ViewerRule = function* ({ declaratieDetails }) {
  for (const declaratie of declaratieDetails) {
    const handled = settledOn(declaratie);
    const paid = declaratie.uitkeerInformatie?.datum;
    if (!paid) continue;
    yield* reportInconsistent(
      declaratie.nummer,
      handled !== undefined && paid >= handled,
      { handled },
      { 'paid out': paid },
    );
  }
};

/** A person's payout of a settled claim is paid, set off, or waits for an account. */
const everyPayoutIsTold: ViewerRule = function* ({ declaratieDetails, relatie, who }) {
  for (const declaratie of declaratieDetails) {
    const { verrekeningen = [] } = declaratie;
    const verrekening = sum(verrekeningen.map(({ bedrag }) => bedrag));
    const gets = sum(declaratie.regels.map((line) => line.uitgekeerdBedrag)) - verrekening;
    if (
      declaratie.status !== 'AFGEHANDELD' ||
      declaratie.soortIndiener !== 'Verzekerde' ||
      gets <= 0
    )
      continue;
    if (declaratie.uitkeerInformatie) continue;
    const saysSo = declaratie.regels.some((line) =>
      line.meldingen?.some(({ code }) => code === 'geenRekening'),
    );
    const { uitkeringIban = null } = relatie;
    yield* reportInconsistent(
      `${declaratie.nummer} of ${who}`,
      saysSo && uitkeringIban === null,
      { gets, 'paid out': null },
      { 'says that it waits': saysSo, account: uitkeringIban },
    );
  }
};

const inCents = (line: DeclaratieLine) => ({
  volgnummer: line.volgnummer ?? null,
  locatieNaam: line.locatieNaam,
  gedeclareerdBedrag: cents(line.gedeclareerdBedrag),
  uitgekeerdBedrag: cents(line.uitgekeerdBedrag),
  eigenRisicoBedrag: cents(line.eigenRisicoBedrag),
  eigenRisicoInTermijnen: sum([line.eigenRisicoInTermijnen ?? 0]),
  stappen: (line.stappen ?? []).map(({ stap, bedrag }) => ({ stap, bedrag: cents(bedrag) })),
});

/** A payout never exceeds the bill, and page and list agree about a care provider's bill. */
const paidWithinTheBill: ViewerRule = function* ({ declaratieDetails }) {
  for (const declaratie of declaratieDetails) {
    const { nummer, status, soortIndiener, bedrag, uitgekeerdBedrag, regels } = declaratie;
    if (status !== 'AFGEHANDELD') continue;
    const row = cents(uitgekeerdBedrag);
    yield* reportInconsistent(nummer, row <= cents(bedrag), { bedrag }, { uitgekeerdBedrag });
    if (soortIndiener !== 'Zorgverlener') continue;
    const corrected = (declaratie.correcties ?? []).map((one) => ({
      corrigeert: one.corrigeert,
      soort: one.soort,
      wettelijkeBijdrageBedrag: cents(one.wettelijkeBijdrageBedrag),
      eigenRisicoBedrag: cents(one.eigenRisicoBedrag),
      eigenRisicoInTermijnen: cents(one.eigenRisicoInTermijnen),
      vergoedBedrag: cents(one.vergoedBedrag),
    }));
    const { betaald } = paidToZorgverlener(regels.map(inCents), corrected);
    yield* reportUnequal(`${nummer} of its screen`, { row }, { screen: betaald });
  }
};

/** A message about a payout has the transferred amount, without set-offs. */
const messagesTellWhatWasPaid: ViewerRule = function* ({ declaratieDetails, berichten }) {
  const details = new Map(declaratieDetails.map((one) => [one.nummer, one]));
  for (const { soort, kenmerk, bedrag, dag } of berichten) {
    if ((soort !== 'uitbetaling' && soort !== 'declaratie') || dag === null) continue;
    const payout = details.get(kenmerk ?? '')?.uitkeerInformatie;
    if (!payout) continue;
    yield* reportUnequal(
      `${kenmerk} in a message`,
      { bedrag: cents(bedrag), dag },
      { paid: cents(payout.uitgekeerdBedrag), on: payout.datum },
    );
  }
};

export const payoutRules: Rules<ViewerRule> = {
  stepsAddUp,
  payoutAgreesWithLines,
  payoutFollowsHandling,
  everyPayoutIsTold,
  paidWithinTheBill,
  messagesTellWhatWasPaid,
};
