/**
 * Whether money that came in by an attempt to pay waits for a person of the insurer (ADR 0009).
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
 * SQL: whether a credit `c` is money that a person of the insurer decided to pay back, because the payment was not what
 * was asked.
 */
export const isToReturnSql = `
  EXISTS (SELECT FROM insurer.betaling_afwijking w JOIN insurer.betaling a USING (betaling_id)
    WHERE w.besluit = 'terugbetaald' AND (w.afwijking_id = c.betaling_id
      OR (a.betaling_id = c.betaling_id AND a.dienst_id = w.dienst_id)))`;

// The credits of who pays `insurer.betaalverzoek v` that came in for it, and that staff decided to pay back.
const toReturn = `
  insurer.betaling_deel e JOIN insurer.betaling_afwijking w USING (betaling_id)
  JOIN insurer.tegoed t ON t.debiteur = e.debiteur AND t.betaling_id IN (w.betaling_id, w.afwijking_id)
  WHERE e.betaalverzoek = v.kenmerk AND w.besluit = 'terugbetaald'`;

/** SQL: whether we still hold money that came in for `insurer.betaalverzoek v` and that goes back: nobody is reminded. */
export const holdsMoneySql = `
  EXISTS (SELECT FROM ${toReturn} AND t.terugbetaald_op IS NULL)`;

/** SQL: the day on which an attempt to pay `insurer.betaalverzoek v` began whose end we have not heard; null: none. */
export const payingSinceSql = `
  (SELECT min(coalesce(p.begonnen_op, p.dag)) FROM insurer.betaling_deel e JOIN insurer.betaling p USING (betaling_id)
    WHERE e.betaalverzoek = v.kenmerk AND e.under_way)`;

/**
 * SQL: the last day on which waiting for a payment of `insurer.betaalverzoek v` came to an end: an attempt that the bank
 * was busy with, or that outlived the day on which it began, failed; or a person decided about money. Null: none did.
 */
export const waitedUntilSql = `
  (SELECT max(ended.dag) FROM (
    SELECT p.dag FROM insurer.betaling_deel e JOIN insurer.betaling p USING (betaling_id)
    WHERE e.betaalverzoek = v.kenmerk AND p.status IN ('mislukt', 'geannuleerd', 'verlopen')
      AND (p.dag > p.begonnen_op OR EXISTS (SELECT FROM insurer.betaling_stap t
        WHERE t.betaling_id = p.betaling_id AND t.naar = 'inBehandeling'))
    UNION ALL
    SELECT t.terugbetaald_op FROM ${toReturn}
    UNION ALL
    SELECT w.besloten_dag FROM insurer.betaling_deel e JOIN insurer.betaling_afwijking w USING (betaling_id)
    WHERE e.betaalverzoek = v.kenmerk) ended)`;
