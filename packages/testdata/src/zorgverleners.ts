import type { Nota } from './bouwDeclaratie.ts';
import type { NotasVan } from './notas.ts';
import { tijdlijn } from './tijdlijn.ts';

/**
 * Bills that care providers sent to the insurer themselves. All about care of an earlier year, so that
 * this year's own risk stays what the other bills make of it.
 */
export function notasVanZorgverleners(vandaag: Temporal.PlainDate): NotasVan[] {
  const { afgerekendJaar, laatInVorigJaar } = tijdlijn(vandaag);
  /** Care of a day, claimed some days ago. */
  const op = (
    zorgdag: Temporal.PlainDate,
    dagenGeleden: number,
    nota: Pick<Nota, 'zorgsoort' | 'zorgverlener' | 'bedrag'>,
  ): Nota => ({
    ...nota,
    dagenGeleden,
    behandeldVooraf: zorgdag.until(vandaag.subtract({ days: dagenGeleden })).days,
    doorZorgverlener: true,
  });
  const laat = (
    dagenGeleden: number,
    zorgsoort: Nota['zorgsoort'],
    zorgverlener: string,
    bedrag: number,
  ): Nota => {
    const geclaimd = vandaag.subtract({ days: dagenGeleden + 6 });
    const isLater = Temporal.PlainDate.compare(laatInVorigJaar, geclaimd) > 0;
    const zorgdag = isLater ? geclaimd : laatInVorigJaar;
    return op(zorgdag, dagenGeleden, { zorgsoort, zorgverlener, bedrag });
  };
  const nieuwjaar = Temporal.PlainDate.from({ year: afgerekendJaar, month: 1, day: 1 });
  // Claimed on the day after: no other bill of that year is judged before.
  const nieuwjaarGeleden = nieuwjaar.until(vandaag, { largestUnit: 'days' }).days - 1;
  const eerste = (zorgsoort: Nota['zorgsoort'], zorgverlener: string, bedrag: number): Nota =>
    op(nieuwjaar, nieuwjaarGeleden, { zorgsoort, zorgverlener, bedrag });
  return [
    { verzekerde: 'sanne', notas: [laat(50, 'Medicijnen', 'Strandapotheek', 4_860)] },
    { verzekerde: 'daan', notas: [laat(52, 'Laboratorium', 'Lab Kennemer', 11_840)] },
    { verzekerde: 'bram', notas: [laat(51, 'Medicijnen', 'Strandapotheek', 3_250)] },
    { verzekerde: 'tom', notas: [laat(160, 'Ziekenhuis', 'Streekziekenhuis Vecht', 31_000)] },
    {
      verzekerde: 'jan',
      notas: [
        eerste('Ziekenhuis', 'Streekziekenhuis Vecht', 19_830),
        eerste('Laboratorium', 'Lab Midden', 8_620),
      ],
    },
    { verzekerde: 'noor', notas: [eerste('Laboratorium', 'Lab Midden', 9_600)] },
  ];
}
