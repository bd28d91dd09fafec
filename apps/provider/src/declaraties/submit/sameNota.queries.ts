/**
 * SQL: whether claim `e` stands in the way of another of the same nota: it was not withdrawn, and is not judged yet
 * or of some line something was covered (also where that was own risk) and not taken back since (ADR 0070). What
 * came to nothing can be sent in again: with another kind of care, or after it was refused as sent in before.
 */
export const notaStands = `
  e.teruggetrokken_op IS NULL
    AND (e.status <> 'AFGEHANDELD' OR EXISTS (SELECT FROM insurer.declaratie_regel g
      WHERE g.nummer = e.nummer GROUP BY coalesce(g.corrigeert, g.volgnummer)
      HAVING sum(g.gedeclareerd) > sum(g.niet_vergoed)))`;
