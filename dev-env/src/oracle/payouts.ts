import type { DeclaratieLine } from '@mijn/contract/declaraties';
import { paidToZorgverlener } from '@mijn/domain/paidToZorgverlener';
import { agree, cents, fits, type Rules, sum, type ViewerRule } from './agreement.ts';
import { handledOn, stepAmount } from './care.ts';

const steps = ['gedeclareerd', 'nietVergoed', 'wettelijkeBijdrage', 'eigenRisico', 'uitgekeerd'];

/** "Leg dit uit" adds up, and ends where the line ends. */
const stepsAddUp: ViewerRule = function* ({ declaratieDetails }) {
  for (const { nummer, regels } of declaratieDetails) {
    for (const line of regels.filter(({ stappen = [] }) => stappen.length > 0)) {
      const about = `${nummer}/${line.volgnummer}`;
      yield* agree(about, { steps }, { stappen: line.stappen?.map(({ stap }) => stap) });
      const [declared = 0, notCovered = 0, bijdrage = 0, eigenRisico = 0, paid = 0] = steps.map(
        (name) => stepAmount(line, name),
      );
      const left = declared - notCovered - bijdrage - eigenRisico;
      yield* agree(`${about} steps`, { left }, { uitgekeerd: paid });
      yield* agree(
        `${about} declared`,
        { step: declared },
        { line: cents(line.gedeclareerdBedrag) },
      );
      yield* agree(`${about} paid`, { step: paid }, { line: cents(line.uitgekeerdBedrag) });
    }
  }
};

/** What was paid out and set off, where and when, is what the lines come to; own claims only, to an account. */
const payoutAgreesWithLines: ViewerRule = function* ({ declaratieDetails }) {
  for (const declaratie of declaratieDetails) {
    const { nummer, uitkeerInformatie: payout, regels } = declaratie;
    if (!payout) continue;
    const paid = sum(regels.map((line) => line.uitgekeerdBedrag));
    const eigenRisico = sum(regels.map((line) => line.eigenRisicoBedrag));
    const { verrekeningen = [] } = declaratie;
    const payouts = sum([payout.uitgekeerdBedrag, ...verrekeningen.map(({ bedrag }) => bedrag)]);
    yield* agree(`${nummer} paid`, { payout: payouts }, { lines: paid });
    yield* agree(
      `${nummer} own risk`,
      { payout: cents(payout.eigenRisicoBedrag) },
      { lines: eigenRisico },
    );
    yield* agree(
      `${nummer} to whom`,
      { payout: payout.declarant },
      { declaratie: declaratie.declarant },
    );
    yield* agree(
      `${nummer} sent by`,
      { soortIndiener: declaratie.soortIndiener },
      { paid: 'Verzekerde' },
    );
  }
};

/** Nothing is paid out before it was settled. */
const payoutFollowsHandling: ViewerRule = function* ({ declaratieDetails }) {
  for (const declaratie of declaratieDetails) {
    const handled = handledOn(declaratie);
    const paid = declaratie.uitkeerInformatie?.datum;
    if (!paid) continue;
    yield* fits(
      declaratie.nummer,
      handled !== undefined && paid >= handled,
      { handled },
      { 'paid out': paid },
    );
  }
};

/** What a person gets of a settled claim is paid out or set off, or waits because no account is known. */
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
    yield* fits(
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

/** Nobody is told to have been paid more than the bill, and its screen says of a care provider what its row says. */
const paidWithinTheBill: ViewerRule = function* ({ declaratieDetails }) {
  for (const declaratie of declaratieDetails) {
    const { nummer, status, soortIndiener, bedrag, uitgekeerdBedrag, regels } = declaratie;
    if (status !== 'AFGEHANDELD') continue;
    const row = cents(uitgekeerdBedrag);
    yield* fits(nummer, row <= cents(bedrag), { bedrag }, { uitgekeerdBedrag });
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
    yield* agree(`${nummer} of its screen`, { row }, { screen: betaald });
  }
};

/** What a message says to have been transferred of a claim is what was, and not what was set off beside it. */
const messagesTellWhatWasPaid: ViewerRule = function* ({ declaratieDetails, berichten }) {
  const details = new Map(declaratieDetails.map((one) => [one.nummer, one]));
  for (const { soort, kenmerk, bedrag, dag } of berichten) {
    if ((soort !== 'uitbetaling' && soort !== 'declaratie') || dag === null) continue;
    const payout = details.get(kenmerk ?? '')?.uitkeerInformatie;
    if (!payout) continue;
    yield* agree(
      `${kenmerk} in a message`,
      { bedrag: cents(bedrag), dag },
      { paid: cents(payout.uitgekeerdBedrag), on: payout.datum },
    );
  }
};

/** Payouts: steps, lines, and what was paid to whom agree. */
export const payoutRules: Rules<ViewerRule> = {
  stepsAddUp,
  payoutAgreesWithLines,
  payoutFollowsHandling,
  everyPayoutIsTold,
  paidWithinTheBill,
  messagesTellWhatWasPaid,
};
