import { agree, cents, fits, type Rules, sum, type ViewerRule } from './agreement.ts';
import { settledOn, stepAmount } from './care.ts';

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
const payoutFollowsSettlement: ViewerRule = function* ({ declaratieDetails }) {
  for (const declaratie of declaratieDetails) {
    const settled = settledOn(declaratie);
    const paid = declaratie.uitkeerInformatie?.datum;
    if (!paid) continue;
    yield* fits(
      declaratie.nummer,
      settled !== undefined && paid >= settled,
      { settled },
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

/** Payouts: steps, lines, and what was paid to whom agree. */
export const payoutRules: Rules<ViewerRule> = {
  stepsAddUp,
  payoutAgreesWithLines,
  payoutFollowsSettlement,
  everyPayoutIsTold,
};
