/**
 * Whether money that came in by an attempt to pay waits for a person of the insurer (ADR 0037).
 * @param betalingId SQL of its id.
 */
export const moneyWaitsSql = (betalingId: string): string => `
  EXISTS (SELECT FROM insurer.betaling_afwijking w
    WHERE w.betaling_id = ${betalingId} AND w.besluit IS NULL)`;

/**
 * Whether money that came in for a payment request waits for a person, by whichever attempt and however that
 * ended: nobody pays the request again until it is decided (ADR 0009).
 * @param betaalverzoek SQL of its kenmerk.
 */
export const waitsForStaffSql = (betaalverzoek: string): string => `
  EXISTS (SELECT FROM insurer.betaling_deel c
    WHERE c.betaalverzoek = ${betaalverzoek} AND ${moneyWaitsSql('c.betaling_id')})`;

/**
 * Whether a payment of `insurer.betaalverzoek v` is being looked at, by the bank or by a person of the insurer:
 * it may be paid already.
 */
export const isBeingPaidSql = `
  EXISTS (SELECT FROM insurer.betaling_deel e JOIN insurer.betaling p USING (betaling_id)
    WHERE e.betaalverzoek = v.kenmerk
      AND (p.status = 'inBehandeling' OR ${moneyWaitsSql('p.betaling_id')}))`;

/**
 * Whether `insurer.betaalverzoek v` may have been paid by its last day, for all we know: somebody began to by then, and
 * how that ended nobody has told us. The payment provider ends what was merely begun within a quarter of an hour: once
 * it is heard of again, the attempt is over. The day on which it began is that of its last change, or the one before
 * where midnight came in between.
 */
export const mayBePaidInTimeSql = `
  EXISTS (SELECT FROM insurer.betaling_deel e JOIN insurer.betaling p USING (betaling_id)
    WHERE e.betaalverzoek = v.kenmerk AND e.under_way AND least(p.dag,
      (insurer.insurer_instant(p.aangemaakt_op) AT TIME ZONE 'Europe/Amsterdam')::date) <= v.uiterste_betaaldatum)`;
