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
