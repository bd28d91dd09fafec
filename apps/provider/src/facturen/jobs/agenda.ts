import type { JobTransaction } from '../../jobs/jobTransaction.ts';
import { collectionDay, nextDayOfMonth } from '../issue/incasso.rules.ts';
import { termijnMonths } from '../issue/termijnen.rules.ts';
import { listAppointments } from './agenda.queries.ts';
import { polisbladDays } from '../../relatie/documenten/jobs/polisbladen.queries.ts';

/** Jobs of a day, in the order of execution. */
export const dayJobs = [
  // Before jobs that charge or settle own risk.
  'eigenRisico',
  // Before the premiums, because registration with the CAK lowers them.
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
  'polisbladen',
  'berichten',
] as const;

export type DayJob = (typeof dayJobs)[number];

export interface Workday {
  readonly day: Temporal.PlainDate;
  readonly jobs: ReadonlySet<DayJob>;
}

type Calendar = readonly (readonly [DayJob, (from: Temporal.PlainDate) => Temporal.PlainDate])[];

const firstOfMonth = (from: Temporal.PlainDate): Temporal.PlainDate => nextDayOfMonth(from, 1);

// Due days that follow from the calendar alone: the first from `from` on.
const calendar: Calendar = [
  ['premies', firstOfMonth],
  // With the premiums, and again once those of the previous month are overdue even in the shortest month.
  ['achterstanden', firstOfMonth],
  ['achterstanden', (from) => nextDayOfMonth(from, 5)],
  ['termijnen', nextTermijnMonth],
  ...Object.values(polisbladDays).map(
    (yearly) => ['polisbladen', (from: Temporal.PlainDate) => nextYearly(from, yearly)] as const,
  ),
];

function nextYearly(
  from: Temporal.PlainDate,
  yearly: { readonly month: number; readonly day: number },
): Temporal.PlainDate {
  const thisYear = from.with(yearly);
  return Temporal.PlainDate.compare(thisYear, from) < 0 ? thisYear.add({ years: 1 }) : thisYear;
}

function nextTermijnMonth(from: Temporal.PlainDate): Temporal.PlainDate {
  let day = firstOfMonth(from);
  while (!termijnMonths.some((month) => month === day.month)) day = day.add({ months: 1 });
  return day;
}

/** Returns the first day after `after` with due jobs; days without work are skipped. */
export async function nextWorkday(
  transaction: JobTransaction,
  after: Temporal.PlainDate,
  withBank: boolean,
): Promise<Workday> {
  const rows = await listAppointments(transaction, after, withBank);
  const tomorrow = after.add({ days: 1 });
  const appointments = rows.flatMap(({ naam, dag, incassoDays }): [DayJob, string][] => {
    // Debits that fell due while no day was run are collected on the next bank day.
    if (dag !== null && naam === 'incassos')
      return [[naam, collectionDay(Temporal.PlainDate.from(dag)).toString()]];
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
