/**
 * SQL: lock on a payment request against concurrent payments, bookings and arrangements, held until
 * the transaction ends. Transactions that lock several must do so in the order of their numbers, to
 * avoid deadlocks.
 * @param kenmerk SQL for the number of the request
 */
export const betalingLockSql = (kenmerk: string): string =>
  `pg_advisory_xact_lock(hashtextextended('betaling/' || ${kenmerk}, 0))`;

/**
 * SQL condition: money received by a payment attempt waits for a decision by staff (ADR 0009).
 * @param betalingId SQL of its id.
 */
export const hasHeldMoneySql = (betalingId: string): string => `
  EXISTS (SELECT FROM insurer.betaling_afwijking w
    WHERE w.betaling_id = ${betalingId} AND w.besluit IS NULL)`;

/**
 * SQL condition: money received for a payment request waits for a decision by staff, from any
 * attempt in any state; until then the request cannot be paid again (ADR 0009).
 * @param betaalverzoek SQL of its kenmerk.
 */
export const isHeldForStaffSql = (betaalverzoek: string): string => `
  EXISTS (SELECT FROM insurer.betaling_deel c
    WHERE c.betaalverzoek = ${betaalverzoek} AND ${hasHeldMoneySql('c.betaling_id')})`;

/**
 * SQL condition: a payment of `insurer.betaalverzoek v` is pending at the bank or with staff, so it
 * may be paid already.
 */
export const isBeingPaidSql = `
  EXISTS (SELECT FROM insurer.betaling_deel e JOIN insurer.betaling p USING (betaling_id)
    WHERE e.betaalverzoek = v.kenmerk
      AND (p.status = 'inBehandeling' OR ${hasHeldMoneySql('p.betaling_id')}))`;

/**
 * SQL condition: credit `c` is money that staff decided to pay back, because the payment did not
 * match the request.
 */
export const isToReturnSql = `
  EXISTS (SELECT FROM insurer.betaling_afwijking w JOIN insurer.betaling a USING (betaling_id)
    WHERE w.besluit = 'terugbetaald' AND (w.afwijking_id = c.betaling_id
      OR (a.betaling_id = c.betaling_id AND a.dienst_id = w.dienst_id)))`;

/** SQL condition: part of the payment request was not paid, but set off or taken up in a settlement. */
export const isSetOffSql = (betaalverzoek: string): string => `
  EXISTS (SELECT FROM insurer.boeking x JOIN insurer.factuur y USING (kenmerk)
    WHERE y.betaalverzoek = ${betaalverzoek} AND x.soort IN ('verrekening', 'eindafrekening') AND x.bedrag > 0)`;

// Credits from payments of `insurer.betaalverzoek v` that staff decided to pay back.
const toReturn = `
  insurer.betaling_deel e JOIN insurer.betaling_afwijking w USING (betaling_id)
  JOIN insurer.tegoed t ON t.debiteur = e.debiteur AND t.betaling_id IN (w.betaling_id, w.afwijking_id)
  WHERE e.betaalverzoek = v.kenmerk AND w.besluit = 'terugbetaald'`;

/**
 * SQL condition: we still hold money received for `insurer.betaalverzoek v` that is to be paid
 * back, so no reminder may be sent.
 */
export const holdsMoneySql = `
  EXISTS (SELECT FROM ${toReturn} AND t.terugbetaald_op IS NULL)`;

/** SQL: day on which the pending payment attempt of `insurer.betaalverzoek v` began; null: none. */
export const payingSinceSql = `
  (SELECT min(p.begonnen_op) FROM insurer.betaling_deel e JOIN insurer.betaling p USING (betaling_id)
    WHERE e.betaalverzoek = v.kenmerk AND e.under_way)`;

/**
 * SQL: last day on which waiting for a payment of `insurer.betaalverzoek v` ended: an attempt
 * failed that was pending at the bank or outlived its first day, or staff decided about money.
 * Null: never.
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

/**
 * SQL condition: payouts to relation `alias` may go out on a day: an account is known, and the days are over in
 * which its person could have stopped a change of it.
 */
export function isPayableSql(alias: string, day: string): string {
  return `(${alias}.iban IS NOT NULL AND coalesce(${alias}.uitbetalen_vanaf <= ${day}, true))`;
}

/**
 * SQL for FROM: the mandate by which invoice `f` is debited, as `name`: that of its debtor and brand, signed by a day and
 * still running. The only source of who pays by direct debit.
 */
export function mandaatOfFactuurSql(name: string, day: string): string {
  return `(SELECT m.* FROM insurer.mandaat m JOIN insurer.polis q USING (merk)
        WHERE m.debiteur = f.debiteur AND q.polisnummer = f.polisnummer AND m.beeindigd_op IS NULL
          AND m.getekend_op <= ${day}) ${name}`;
}

/**
 * SQL condition: failed debit `i` is not tried again, so a payment request follows: it was the second attempt, the payer
 * had it returned, or the mandate had ended.
 */
export const isFinalFailureSql = `
  (i.poging = 2 OR i.teruggeboekt
    OR NOT EXISTS (SELECT FROM insurer.incasso e WHERE e.kenmerk = i.kenmerk AND e.poging = 2))`;

/**
 * SQL condition: own risk of row `s` of `gespreid` is paid in terms now, which requires that it is
 * not settled and that no voluntary own risk applies in that year (docs/domain.md).
 */
export const inTermijnen = `
  s.afgerekend_op IS NULL AND NOT EXISTS (SELECT FROM insurer.verzekering v
    WHERE v.relatienummer = s.relatienummer AND v.polisnummer = s.polisnummer
      AND v.vrijwillig_eigen_risico > 0 AND v.geldig_van < make_date(s.jaar + 1, 1, 1)
      AND (v.geldig_tot IS NULL OR v.geldig_tot > make_date(s.jaar, 1, 1)))`;

/**
 * SQL: first day on which the person of row `s` of `gespreid` is no longer on its policy, if before
 * the end of its year; null: none.
 */
export const leftPolisOnSql = `
  (SELECT max(coalesce(least(v.geldig_tot, q.geldig_tot), 'infinity'))
    FROM insurer.verzekering v JOIN insurer.polis q USING (polisnummer)
    WHERE v.polisnummer = s.polisnummer AND v.relatienummer = s.relatienummer
    HAVING max(coalesce(least(v.geldig_tot, q.geldig_tot), 'infinity')) < make_date(s.jaar + 1, 1, 1))`;
