/** The day in February on which the insurer settles the year before. */
const eindafrekeningOp = { month: 2, day: 10 } as const;

/** Tom's account holds no more than this, cents: enough for a term, not for a premium. */
export const saldoVanTom = 100_00;

/**
 * The days from which every status of a bill follows, on whatever day of a month or year they are
 * counted back from. The insurer's own dates (premium on the first, debits on a day of the month, the
 * settlement in February) are fixed; these are placed around them.
 */
export function tijdlijn(vandaag: Temporal.PlainDate) {
  const geleden = (dagen: number): Temporal.PlainDate => vandaag.subtract({ days: dagen });
  const isAfgerekend = Temporal.PlainDate.compare(vandaag, vandaag.with(eindafrekeningOp)) >= 0;
  const afgerekendJaar = vandaag.year - (isAfgerekend ? 1 : 2);
  const eindVanVorigJaar = geleden(60).year < vandaag.year ? geleden(60) : undefined;
  return {
    /** The last year of own risk in terms that has been settled; the history begins with it. */
    afgerekendJaar,
    begin: Temporal.PlainDate.from({ year: afgerekendJaar, month: 1, day: 1 }),
    /** Late bills are about care of last year: this year's own risk is left as it is. */
    laatInVorigJaar:
      eindVanVorigJaar ?? Temporal.PlainDate.from({ year: vandaag.year - 1, month: 12, day: 12 }),
    /** An own-risk bill of 38 days ago: its payment request is a Herinnering since a week. */
    risicoVanSanne: geleden(38),
    factuurdagVanSanne: geleden(38).day,
    /** Among 31 days there is one first of the month: a premium that has come to an Aanmaning. */
    nietBetaaldDoorJan: { van: geleden(76).toString(), tot: geleden(46).toString() },
    /** Failed first 31 days ago, again 3 days ago; that of this month failed today or just before. */
    incassodagVanTom: geleden(31).day,
    leegVanTom: [
      { van: geleden(340).toString(), tot: geleden(270).toString() },
      { van: geleden(100).toString(), tot: '9999-12-31' },
    ],
    stornoVanTom: geleden(2).toString(),
    schuldregelingVanTom: {
      soort: 'schuldregeling' as const,
      op: geleden(200).toString(),
      verzoekenTot: geleden(240).toString(),
    },
    betalingsregelingVanTom: {
      soort: 'betalingsregeling' as const,
      op: geleden(20).toString(),
      verzoekenTot: geleden(45).toString(),
    },
  };
}
