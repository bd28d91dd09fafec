import type { Nota } from './toDeclaratie.ts';
import type { NotasOf } from './notas.ts';
import { careOfYearBefore, timeline } from './timeline.ts';

/**
 * Returns bills that care providers sent to the insurer. All are for care of an earlier year, so that this
 * year's own risk depends only on the other bills.
 */
export function notasOfZorgverleners(today: Temporal.PlainDate): NotasOf[] {
  const { settledYear } = timeline(today);
  const onDay = (
    careDay: Temporal.PlainDate,
    daysAgo: number,
    nota: Pick<Nota, 'zorgsoort' | 'zorgverlener' | 'bedrag'>,
  ): Nota => ({
    ...nota,
    daysAgo,
    treatedDaysBefore: careDay.until(today.subtract({ days: daysAgo })).days,
    byZorgverlener: true,
  });
  const late = (
    daysAgo: number,
    zorgsoort: Nota['zorgsoort'],
    zorgverlener: string,
    bedrag: number,
  ): Nota => onDay(careOfYearBefore(today, daysAgo), daysAgo, { zorgsoort, zorgverlener, bedrag });
  const newYearsDay = Temporal.PlainDate.from({ year: settledYear, month: 1, day: 1 });
  // Claimed a day later: no other bill of that year is judged before.
  const daysSinceNewYear = newYearsDay.until(today, { largestUnit: 'days' }).days - 1;
  const first = (zorgsoort: Nota['zorgsoort'], zorgverlener: string, bedrag: number): Nota =>
    onDay(newYearsDay, daysSinceNewYear, { zorgsoort, zorgverlener, bedrag });
  return [
    { verzekerde: 'sanne', notas: [late(50, 'Medicijnen', 'Strandapotheek', 4_860)] },
    { verzekerde: 'daan', notas: [late(52, 'Laboratorium', 'Lab Kennemer', 11_840)] },
    { verzekerde: 'bram', notas: [late(51, 'Medicijnen', 'Strandapotheek', 3_250)] },
    { verzekerde: 'tom', notas: [late(160, 'Ziekenhuis', 'Streekziekenhuis Vecht', 31_000)] },
    {
      verzekerde: 'jan',
      notas: [
        first('Ziekenhuis', 'Streekziekenhuis Vecht', 19_830),
        first('Laboratorium', 'Lab Midden', 8_620),
        late(62, 'Hulpmiddelen', 'Medipunt Hulpmiddelen', 24_800),
      ],
    },
    { verzekerde: 'noor', notas: [first('Laboratorium', 'Lab Midden', 9_600)] },
  ];
}
