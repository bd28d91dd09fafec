import type { CareFacts } from '../../assess/judge.ts';
import { type Correctie, takeBack } from '../../assess/corrections/takeBack.ts';
import { eigenRisicoKey } from '../../assess/usage.ts';
import { yearOf } from '../../assess/line/yearOf.ts';
import { UnknownEigenRisicoError } from '../../assess/eigenRisico/yearEigenRisico.ts';
import { getToday } from '../../clock/clock.ts';
import type { JobTransaction } from '../../jobs/jobTransaction.ts';
import { lockDeclaratie } from './assess.queries.ts';
import { getYearInBooks, type LineOfYear as Line } from './yearInBooks.ts';
import { addCorrectie, type LineKey, addTakenBackBericht } from './takeBack.queries.ts';

/** Outcome of taking a line back; `byHand`: staff must do it (ADR 0070). */
export type TakeBackOutcome = 'done' | 'doneBefore' | 'byHand' | 'unknown';

function correctiesOf(
  lines: readonly Line[],
  taken: Line,
  facts: CareFacts,
): readonly Correctie<Line>[] | undefined {
  try {
    return takeBack(lines, taken, {
      person: { geboorteDatum: facts.geboortedatum, insurances: facts.insurances },
      dekkingen: facts.dekkingen,
      eigenRisicoAmounts: facts.amounts,
      inTermijnen: facts.termijnYears.map(({ merk, jaar }) => eigenRisicoKey(merk, jaar)),
    });
  } catch (error) {
    if (error instanceof UnknownEigenRisicoError) return undefined;
    throw error;
  }
}

// A correction that raises the cover of a person's own bill would require another payout.
function isByHand(correcties: readonly Correctie<Line>[], taken: Line): boolean {
  return (
    taken.soortIndiener !== 'Zorgverlener' ||
    (taken.dekking?.shared ?? null) !== null ||
    correcties.some(
      ({ line, kind, outcome }) =>
        kind === 'verschoven' &&
        line.soortIndiener === 'Verzekerde' &&
        outcome.amounts.notCovered !== 0,
    )
  );
}

/**
 * Takes back a line of a care provider's bill, corrects later lines, and sends a message, once and all
 * in this transaction (ADR 0070). `now` is real time.
 */
export async function takeBackLine(
  transaction: JobTransaction,
  key: LineKey,
  now: Temporal.Instant,
): Promise<TakeBackOutcome> {
  const declaratie = await lockDeclaratie(transaction, key.nummer);
  const sent = declaratie?.regels.find(({ volgnummer }) => volgnummer === key.volgnummer);
  if (!declaratie || !sent || declaratie.status !== 'AFGEHANDELD') return 'unknown';
  const { relatienummer } = declaratie;
  const { facts, lines } = await getYearInBooks(transaction, { relatienummer, jaar: yearOf(sent) });
  const taken = lines.find(
    ({ nummer, volgnummer }) => nummer === key.nummer && volgnummer === key.volgnummer,
  );
  if (!taken) return 'doneBefore';
  const correcties = correctiesOf(lines, taken, facts);
  if (!correcties || isByHand(correcties, taken)) return 'byHand';
  const today = await getToday(transaction, now);
  for (const correctie of correcties) {
    await addCorrectie(transaction, correctie.line, correctie, key, today);
  }
  await addTakenBackBericht(transaction, key, today);
  return 'done';
}
