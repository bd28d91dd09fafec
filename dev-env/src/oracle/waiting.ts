import {
  reportUnequal,
  cents,
  reportInconsistent,
  type Rules,
  sum,
  type ViewerRule,
} from './agreement.ts';
import { stepAmount, yearOf } from './care.ts';
import { countingLines } from './corrections.ts';

/** A waiting claim is in progress, and has an expected day only if that is known. */
const whatWaitsIsLookedAt: ViewerRule = function* ({ declaratieDetails }) {
  for (const { nummer, status, wachtOp = null, verwachtOp = null } of declaratieDetails) {
    if (wachtOp === null) continue;
    yield* reportInconsistent(nummer, status === 'IN_BEHANDELING', { wachtOp }, { status });
    const promises = wachtOp === 'eigenRisico' && verwachtOp !== null;
    yield* reportInconsistent(nummer, !promises, { wachtOp }, { verwachtOp });
  }
};

/** A claim waits for own risk exactly while its year's own risk is unknown. */
const waitsForEigenRisicoOfItsYear: ViewerRule = function* ({ declaratieDetails, eigenRisico }) {
  for (const { nummer, wachtOp = null, relatienummer, behandelDatum } of declaratieDetails) {
    if (wachtOp !== 'eigenRisico' || behandelDatum === undefined) continue;
    const year = yearOf(behandelDatum);
    const answer = eigenRisico.find(
      (one) => one.relatienummer === relatienummer && one.jaar === year,
    );
    yield* reportInconsistent(
      nummer,
      !answer?.eigenRisico,
      { wachtOp, year },
      { known: answer?.eigenRisico },
    );
  }
};

/** `eigenRisicoOnbekend` is set exactly if this year's own risk is absent. */
const unknownYearIsTold: ViewerRule = function* ({ relatie, eigenRisico }, today) {
  const own = eigenRisico.find(
    (one) => one.relatienummer === relatie.relatieNummer && one.jaar === yearOf(today),
  );
  if (!own || relatie.eigenRisicoOnbekend === undefined) return;
  const isUnknown = own.eigenRisico === null;
  yield* reportUnequal(
    'own risk',
    { onbekend: relatie.eigenRisicoOnbekend },
    { unanswered: isUnknown },
  );
};

const single = ['eigenRisico', 'nietVergoed', 'wettelijkeBijdrage'] as const;

/** A settled claim without payout has a reason: the single deduction that took everything, or several. */
const nothingHasItsReason: ViewerRule = function* ({ declaratieDetails }) {
  for (const declaratie of declaratieDetails) {
    const { nummer, status, nietsWegens = null } = declaratie;
    const lines = countingLines(declaratie);
    const paid = sum(lines.map((line) => line.uitgekeerdBedrag));
    const nothing = status === 'AFGEHANDELD' && paid === 0;
    const reason = { 'has a reason': nietsWegens !== null };
    yield* reportUnequal(nummer, { 'nothing comes back': nothing }, reason);
    if (!nothing) continue;
    const left = sum(lines.map((line) => line.gedeclareerdBedrag));
    const isSaid = { 'is said so': nietsWegens === 'teruggenomen' };
    yield* reportUnequal(nummer, { 'is taken back': left === 0 }, isSaid);
    if (nietsWegens === null || left === 0) continue;
    const alone = single.find(
      (step) => lines.reduce((soFar, line) => soFar + stepAmount(line, step), 0) === left,
    );
    yield* reportUnequal(nummer, { 'taken by': alone ?? 'meer' }, { nietsWegens });
  }
};

const sameNotaIsPaidOnce: ViewerRule = function* ({ declaratieDetails }) {
  const paid = new Map<string, string>();
  for (const { nummer, relatienummer, regels } of declaratieDetails) {
    for (const line of regels.filter(({ uitgekeerdBedrag }) => uitgekeerdBedrag > 0)) {
      const { notaNummer, locatieNaam, behandelDatum } = line;
      if (!notaNummer) continue;
      const amount = cents(line.gedeclareerdBedrag);
      const nota = [relatienummer, locatieNaam, notaNummer, behandelDatum, amount].join(' ');
      yield* reportUnequal(nota, { 'paid as': paid.get(nota) ?? nummer }, { and: nummer });
      paid.set(nota, nummer);
    }
  }
};

/** The page of a claim agrees with its lines: the submitted days and the care provider. */
const pageAgreesWithLines: ViewerRule = function* ({ declaratieDetails }) {
  for (const {
    nummer,
    behandelDatum,
    ingediendeRegels,
    zorgverlener,
    regels,
  } of declaratieDetails) {
    for (const [i, line] of regels.entries()) {
      yield* reportUnequal(
        `${nummer} given by`,
        { page: zorgverlener },
        { line: line.locatieNaam },
      );
      const sent = i === 0 ? behandelDatum : ingediendeRegels?.[i]?.behandelDatum;
      // If care is hidden, only the first of several days is visible.
      if (sent === undefined) continue;
      yield* reportUnequal(`${nummer} day`, { page: sent }, { line: line.behandelDatum });
    }
  }
};

export const waitingRules: Rules<ViewerRule> = {
  whatWaitsIsLookedAt,
  waitsForEigenRisicoOfItsYear,
  unknownYearIsTold,
  nothingHasItsReason,
  sameNotaIsPaidOnce,
  pageAgreesWithLines,
};
