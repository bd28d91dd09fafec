import type { JobTransaction } from '../../jobs/jobTransaction.ts';
import { collectedFrom, nextDayOfMonth } from '../issue/incasso.rules.ts';
import { termijnMonths } from '../issue/termijnen.rules.ts';
import { listAppointments } from './agenda.queries.ts';

/** The jobs of a day, in the order in which they run. */
export const dayJobs = [
  // Before what asks own risk or settles it.
  'eigenRisico',
  // Before what asks premium: who is registered with the CAK owes us less.
  'achterstanden',
  'premies',
  'firstPremies',
  'termijnen',
  'eindafrekening',
  'risico',
  'verrekening',
  'betaalgemak',
  'announce',
  'incassos',
  'regelingen',
  'betaalverzoeken',
  'aanmaningen',
  'payouts',
  'zorgpassen',
  'berichten',
] as const;

/** A job of a day. */
export type DayJob = (typeof dayJobs)[number];

/** A day on which there is something to do, and what has to be done by itself. */
export interface Workday {
  readonly day: Temporal.PlainDate;
  readonly jobs: ReadonlySet<DayJob>;
}

type Calendar = readonly (readonly [DayJob, (from: Temporal.PlainDate) => Temporal.PlainDate])[];

const firstOfMonth = (from: Temporal.PlainDate): Temporal.PlainDate => nextDayOfMonth(from, 1);

// What follows from the calendar alone: the first day from `from` on.
const calendar: Calendar = [
  ['premies', firstOfMonth],
  // With the premiums, and again once those of the month before are overdue in the shortest months too.
  ['achterstanden', firstOfMonth],
  ['achterstanden', (from) => nextDayOfMonth(from, 5)],
  ['termijnen', nextTermijnMonth],
];

function nextTermijnMonth(from: Temporal.PlainDate): Temporal.PlainDate {
  let day = firstOfMonth(from);
  while (!termijnMonths.some((month) => month === day.month)) day = day.add({ months: 1 });
  return day;
}

/** The first day after `after` on which something is due, with what: days without work are skipped. */
export async function nextWorkday(
  transaction: JobTransaction,
  after: Temporal.PlainDate,
  withBank: boolean,
): Promise<Workday> {
  const rows = await listAppointments(transaction, after, withBank);
  const tomorrow = after.add({ days: 1 });
  const appointments = rows.flatMap(({ naam, dag, incassoDays }): [DayJob, string][] => {
    // What was due while no day was run is collected on the next day of the banks, as all else is.
    if (dag !== null && naam === 'incassos')
      return [[naam, collectedFrom(Temporal.PlainDate.from(dag)).toString()]];
    if (dag !== null) return [[naam, dag]];
    return (incassoDays ?? []).map((nr) => [naam, nextDayOfMonth(tomorrow, nr).toString()]);
  });
  const fixed = calendar.map(([name, first]): [DayJob, string] => [
    name,
    first(tomorrow).toString(),
  ]);
  const all = [...appointments, ...fixed];
  const first = all.map(([, day]) => day).toSorted()[0] ?? tomorrow.toString();
  return {
    day: Temporal.PlainDate.from(first),
    jobs: new Set(all.filter(([, day]) => day === first).map(([name]) => name)),
  };
}
