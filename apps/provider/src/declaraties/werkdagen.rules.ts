const dag = (delen: Temporal.PlainDateLike): Temporal.PlainDate => Temporal.PlainDate.from(delen);

/** Easter Sunday of a year in the Gregorian calendar (the anonymous computus of 1876). */
export function eerstePaasdag(jaar: number): Temporal.PlainDate {
  const a = jaar % 19;
  const eeuw = Math.trunc(jaar / 100);
  const d = (19 * a + eeuw - Math.trunc(eeuw / 4) - Math.trunc((8 * eeuw + 13) / 25) + 15) % 30;
  const e = (32 + 2 * (eeuw % 4) + 2 * Math.trunc((jaar % 100) / 4) - d - (jaar % 4)) % 7;
  const f = d + e - 7 * Math.trunc((a + 11 * d + 22 * e) / 451) + 114;
  return dag({ year: jaar, month: Math.trunc(f / 31), day: (f % 31) + 1 });
}

/** The King's birthday, on the Saturday when it falls on a Sunday. */
function koningsdag(jaar: number): Temporal.PlainDate {
  const dag27 = dag({ year: jaar, month: 4, day: 27 });
  return dag27.dayOfWeek === 7 ? dag27.subtract({ days: 1 }) : dag27;
}

/** The days of a year on which nobody works in the Netherlands, weekends aside. */
export function feestdagen(jaar: number): string[] {
  const pasen = eerstePaasdag(jaar);
  const beweeglijk = [1, 39, 50].map((dagen) => pasen.add({ days: dagen }));
  const vast = [`${jaar}-01-01`, `${jaar}-12-25`, `${jaar}-12-26`];
  // Liberation Day is a day off once in five years.
  const bevrijding = jaar % 5 === 0 ? [`${jaar}-05-05`] : [];
  return [...vast, ...bevrijding, ...[koningsdag(jaar), ...beweeglijk].map(String)];
}

/** Tells whether people work on a day in the Netherlands. */
export function isWerkdag(op: Temporal.PlainDate): boolean {
  return op.dayOfWeek <= 5 && !feestdagen(op.year).includes(op.toString());
}

/** The day that lies a number of working days (1 or more) after a day. */
export function naWerkdagen(vanaf: Temporal.PlainDate, aantal: number): Temporal.PlainDate {
  let op = vanaf;
  for (let over = aantal; over > 0; over -= isWerkdag(op) ? 1 : 0) op = op.add({ days: 1 });
  return op;
}
