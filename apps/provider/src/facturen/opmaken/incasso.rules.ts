import { isWerkdag } from '../../declaraties/werkdagen.rules.ts';

/** A direct debit is announced by its invoice, this many days ahead at least (domain.md). */
export const aankondigingDagen = 14;

/** After a first failure the bank is asked again after this many days. */
export const herincassoDagen = 28;

/** After a second failure, or the end of an arrangement, a payment request follows after this many days. */
export const verzoekVolgtDagen = 5;

/** A direct debit can be refunded by the bank for this many days (domain.md: 8 weeks). */
export const stornoDagen = 56;

/** A day of the month in a month: the last one where the month is shorter. */
export function dagInMaand(maand: Temporal.PlainDate, dag: number): Temporal.PlainDate {
  return maand.with({ day: Math.min(dag, maand.daysInMonth) });
}

/** The first time from a day on (that day included) that it is day `dag` of the month. */
export function eersteKeer(vanaf: Temporal.PlainDate, dag: number): Temporal.PlainDate {
  const nu = dagInMaand(vanaf, dag);
  if (Temporal.PlainDate.compare(nu, vanaf) >= 0) return nu;
  return dagInMaand(vanaf.with({ day: 1 }).add({ months: 1 }), dag);
}

/** The day on which an invoice is debited: the policy's day, announced long enough ahead. */
export function incassoDatum(factuurdatum: Temporal.PlainDate, dag: number): Temporal.PlainDate {
  return eersteKeer(factuurdatum.add({ days: aankondigingDagen }), dag);
}

/** Which days of the month, as a policy has one (1–31), fall on a day: a short month has several. */
export function incassodagenOp(op: Temporal.PlainDate): number[] {
  const laatste = op.day === op.daysInMonth;
  return Array.from({ length: 31 }, (_, i) => i + 1).filter(
    (dag) => dag === op.day || (laatste && dag > op.day),
  );
}

/** The last working day of a day's month: when a term is debited (domain.md, Betaalgemak). */
export function laatsteWerkdag(maand: Temporal.PlainDate): Temporal.PlainDate {
  let dag = maand.with({ day: maand.daysInMonth });
  while (!isWerkdag(dag)) dag = dag.subtract({ days: 1 });
  return dag;
}

/** The first last working day of a month that leaves time to announce it. */
export function eersteTermijn(vanaf: Temporal.PlainDate): Temporal.PlainDate {
  const vroegst = vanaf.add({ days: aankondigingDagen });
  const dag = laatsteWerkdag(vroegst);
  return Temporal.PlainDate.compare(dag, vroegst) >= 0 ? dag : volgendeTermijn(vroegst);
}

/** The last working day of the month after a day's. */
export function volgendeTermijn(na: Temporal.PlainDate): Temporal.PlainDate {
  return laatsteWerkdag(na.with({ day: 1 }).add({ months: 1 }));
}
