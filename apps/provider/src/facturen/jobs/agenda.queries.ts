import type { Statement } from '../../db/database.ts';
import { isFinalFailureSql } from '../../facts/money.queries.ts';
import { tooMuchEigenRisico } from '../../facts/care.queries.ts';
import type { JobTransaction } from '../../jobs/jobTransaction.ts';
import { payoutDays } from '../issue/payout.ts';
import {
  daysUntilBetaalverzoek,
  firstPremieAfterDays,
  lateBetaalverzoekDays,
} from '../issue/incasso.rules.ts';
import type { DayJob } from './agenda.ts';
import { selectNextIssues } from '../../zorgpas/jobs/issue.queries.ts';
import { premieDebtsSql } from '../achterstand/debts.queries.ts';
import { nextReminderDaySql } from '../herinnering.queries.ts';
import { announcedDays } from '../herinnering.rules.ts';
import { selectDueAfter } from './berichten.queries.ts';
import { creditPolissenSql } from './risico.queries.ts';
import { selectNextSettlement } from './termijnen.queries.ts';
import { nextSurplusSql, isSetOffDueSql, isHeldMoneyPayableSql } from './verrekening.queries.ts';

// $1: last day that was run; $2: a bank is configured.
const selectAgenda: Statement = {
  name: 'selectAgenda',
  text: `
    SELECT naam, to_char(greatest(dag, $1::date + 1), 'YYYY-MM-DD') AS dag, null::int[] AS "incassoDays"
    FROM (
      SELECT 'incassos' AS naam, min(datum) AS dag FROM insurer.incasso WHERE status = 'gepland' AND $2
      UNION ALL
      SELECT 'betaalverzoeken', min(i.mislukt_op) + ${daysUntilBetaalverzoek}
        FROM insurer.incasso i JOIN insurer.factuur f USING (kenmerk)
        JOIN insurer.factuur_stand s USING (kenmerk)
        WHERE i.status = 'mislukt' AND i.mislukt_op > $1::date - ${lateBetaalverzoekDays} AND ${isFinalFailureSql} AND s.open > 0
          AND f.betaalverzoek IS NULL AND f.regeling_id IS NULL
      UNION ALL
      SELECT 'betaalverzoeken', min(g.beeindigd_op) + ${daysUntilBetaalverzoek}
        FROM insurer.regeling g JOIN insurer.factuur f USING (regeling_id)
        JOIN insurer.factuur_stand s USING (kenmerk)
        WHERE g.status = 'beeindigd' AND g.beeindigd_op > $1::date - ${lateBetaalverzoekDays} AND s.open > 0
          AND f.betaalverzoek IS NULL
      UNION ALL
      SELECT 'firstPremies', min(geldig_van) + ${firstPremieAfterDays} FROM insurer.verzekering
        WHERE geldig_van > $1::date - ${firstPremieAfterDays}
          AND date_trunc('month', geldig_van) = date_trunc('month', geldig_van + ${firstPremieAfterDays})
      UNION ALL
      SELECT 'eindafrekening', dag FROM (${selectNextSettlement}) s
      UNION ALL
      SELECT 'eigenRisico', $1::date + 1 WHERE EXISTS (${tooMuchEigenRisico('$1')})
      UNION ALL
      SELECT 'risico', $1::date + 1 WHERE EXISTS (${creditPolissenSql('($1::date + 1)')})
      UNION ALL
      SELECT 'achterstanden', $1::date + 1 WHERE EXISTS (SELECT FROM insurer.premieachterstand a
        WHERE a.beeindigd_op IS NULL AND NOT EXISTS (SELECT FROM ${premieDebtsSql('$1::date')} d
          WHERE d.polisnummer = a.polisnummer))
      UNION ALL
      SELECT 'aanmaningen', (${nextReminderDaySql('$1::date')})
      UNION ALL
      SELECT 'berichten', min(dag) - ${announcedDays} FROM (${selectDueAfter}) d
      UNION ALL
      SELECT 'payouts', min(datum) + ${payoutDays} FROM insurer.factuur
        WHERE bedrag < 0 AND datum > $1::date - ${payoutDays}
      UNION ALL
      SELECT 'payouts', min(datum) + ${payoutDays} FROM insurer.tegoed
        WHERE terugbetaald_op IS NULL AND declaratie IS NULL AND datum > $1::date - ${payoutDays}
      UNION ALL
      SELECT 'payouts', $1::date + 1 WHERE ${isHeldMoneyPayableSql}
      UNION ALL
      SELECT 'payouts', min(uitbetalen_vanaf) FROM insurer.relatie WHERE uitbetalen_vanaf > $1::date
      UNION ALL
      SELECT 'verrekening', $1::date + 1 WHERE ${isSetOffDueSql}
      UNION ALL
      SELECT 'verrekening', dag FROM (${nextSurplusSql}) s
      UNION ALL
      SELECT 'zorgpassen', dag FROM (${selectNextIssues}) z) a
    WHERE dag IS NOT NULL
    UNION ALL
    SELECT 'risico', null, (SELECT array_agg(DISTINCT incassodag) FROM insurer.polis)`,
};

/** Next due day of a job: a day (`yyyy-mm-dd`), or days of the month. */
export interface AppointmentRow {
  readonly naam: DayJob;
  readonly dag: string | null;
  readonly incassoDays: readonly number[] | null;
}

/** Returns the due days that follow from the books, after the last day that was run. */
export async function listAppointments(
  { query }: JobTransaction,
  after: Temporal.PlainDate,
  withBank: boolean,
): Promise<readonly AppointmentRow[]> {
  return query<AppointmentRow>(selectAgenda, [after.toString(), withBank]);
}
