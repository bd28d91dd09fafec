import type { Statement } from '../db/database.ts';
import type { JobTransaction } from '../jobs/jobTransaction.ts';
import { nextWorkday } from '../facturen/jobs/agenda.ts';
import { betalingIdOf, bookBetaling } from '../facturen/jobs/bookBetaling.queries.ts';
import { takeBackLine } from '../declaraties/jobs/takeBack.ts';
import { markDayDone, lockDay } from '../facturen/jobs/day.queries.ts';
import { runDay } from '../facturen/jobs/runDay.ts';
import { startRegeling } from '../facturen/jobs/regelingen.queries.ts';
import { bookStorno } from '../facturen/jobs/storno.queries.ts';
import type { SeedBehaviour, SeedHistory } from './seedData.ts';

const dayOf = (text: string): Temporal.PlainDate => Temporal.PlainDate.from(text);

/** An action of a person on a day (`yyyy-mm-dd`), after the insurer's own jobs of that day. */
interface HistoryEvent {
  readonly day: string;
  readonly perform: (transaction: JobTransaction) => Promise<unknown>;
}

/**
 * Runs the insurer's own jobs over the days of a history in this transaction, with the given
 * behaviour of people. Days without events are skipped.
 */
export async function runHistory(
  transaction: JobTransaction,
  { from, until, behaviour, takenBack = [], incassoBank }: SeedHistory,
): Promise<void> {
  await lockDay(transaction);
  const upcoming = [...behaviour.flatMap(fixedEvents), ...takenBack.map(takeBackEvent)];
  let done = dayOf(from).subtract({ days: 1 });
  for (;;) {
    const workday = await nextWorkday(transaction, done, true);
    const day = [workday.day.toString(), ...upcoming.map((event) => event.day)].toSorted()[0];
    if (day === undefined || day > until) break;
    const jobs = workday.day.toString() === day ? workday.jobs : new Set<never>();
    await runDay(transaction, { day: dayOf(day), jobs }, incassoBank);
    upcoming.push(...(await betalingenOf(transaction, day, behaviour)));
    for (const event of upcoming.filter((candidate) => candidate.day === day)) {
      await event.perform(transaction);
      upcoming.splice(upcoming.indexOf(event), 1);
    }
    done = dayOf(day);
  }
  if (done.toString() < until) await markDayDone(transaction, dayOf(until));
}

// In the seeded history, real time equals the insurer's time.
function takeBackEvent({
  nummer,
  on,
}: NonNullable<SeedHistory['takenBack']>[number]): HistoryEvent {
  const now = Temporal.Instant.from(`${on}T12:00:00Z`);
  return { day: on, perform: (tx) => takeBackLine(tx, { nummer, volgnummer: 1 }, now) };
}

const selectLastTermijn: Statement = {
  name: 'selectLastTermijn',
  text: `
    SELECT incasso_id FROM insurer.incasso WHERE debiteur = $1 AND regeling_id IS NOT NULL
      AND status = 'afgeschreven' ORDER BY datum DESC LIMIT 1`,
};

function fixedEvents({ debiteur, regelingen = [], stornoOn }: SeedBehaviour): HistoryEvent[] {
  const begun = regelingen.map(({ soort, on, betaalverzoekenUntil }) => ({
    day: on,
    perform: (transaction: JobTransaction) =>
      startRegeling(
        transaction,
        { debiteur, soort, betaalverzoekenUntil: dayOf(betaalverzoekenUntil) },
        dayOf(on),
      ),
  }));
  if (stornoOn === undefined) return begun;
  const addStorno = async (transaction: JobTransaction): Promise<void> => {
    const [termijn] = await transaction.query<{ incasso_id: number }>(selectLastTermijn, [
      debiteur,
    ]);
    if (termijn) await bookStorno(transaction, termijn.incasso_id, dayOf(stornoOn));
  };
  return [...begun, { day: stornoOn, perform: addStorno }];
}

interface BetaalverzoekInfo {
  readonly kenmerk: string;
  readonly debiteur: string;
  readonly sleutel: string;
}

const selectBetaalverzoeken: Statement = {
  name: 'selectBetaalverzoekenOfDay',
  text: `SELECT kenmerk, debiteur, sleutel FROM insurer.betaalverzoek WHERE datum = $1::date`,
};

/** Returns the payments that will follow from the payment requests made on a day. */
async function betalingenOf(
  transaction: JobTransaction,
  day: string,
  behaviour: readonly SeedBehaviour[],
): Promise<HistoryEvent[]> {
  const betaalverzoeken = await transaction.query<BetaalverzoekInfo>(selectBetaalverzoeken, [day]);
  return betaalverzoeken.flatMap((betaalverzoek) => {
    const debtor = behaviour.find(({ debiteur }) => debiteur === betaalverzoek.debiteur);
    const not = debtor?.notPaid?.find((period) => period.from <= day && day <= period.until);
    if (!debtor || debtor.paysAfterDays === null || (not && not.fewer === undefined)) return [];
    const paidOn = dayOf(day).add({ days: debtor.paysAfterDays });
    return [
      { day: paidOn.toString(), perform: (tx) => pay(tx, betaalverzoek, paidOn, not?.fewer ?? 0) },
    ];
  });
}

const selectOpen: Statement = {
  name: 'selectOpenOfBetaalverzoek',
  text: `
    SELECT coalesce(sum(s.open), 0)::int AS open FROM insurer.factuur f
    JOIN insurer.factuur_stand s USING (kenmerk) WHERE f.betaalverzoek = $1 AND s.open > 0`,
};

async function pay(
  transaction: JobTransaction,
  { kenmerk, sleutel }: BetaalverzoekInfo,
  day: Temporal.PlainDate,
  fewer: number,
): Promise<void> {
  const [row] = await transaction.query<{ open: number }>(selectOpen, [kenmerk]);
  const bedrag = (row?.open ?? 0) - fewer;
  if (bedrag <= 0) return;
  await bookBetaling(transaction, { kenmerk, bedrag, betalingId: betalingIdOf(sleutel), day });
}
