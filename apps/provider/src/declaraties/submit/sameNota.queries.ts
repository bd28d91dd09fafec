/**
 * SQL condition: claim `e` makes another claim with the same bill a duplicate. It was not withdrawn,
 * and it is not judged yet or has a line that was covered (own risk included) and not taken back since
 * (ADR 0070). A claim without any cover can be sent in again: with another kind of care, or after a
 * refusal as duplicate.
 */
export const isNotaActiveSql = `
  e.teruggetrokken_op IS NULL
    AND (e.status <> 'AFGEHANDELD' OR EXISTS (SELECT FROM insurer.declaratie_regel g
      WHERE g.nummer = e.nummer GROUP BY coalesce(g.corrigeert, g.volgnummer)
      HAVING sum(g.gedeclareerd) > sum(g.niet_vergoed)))`;
