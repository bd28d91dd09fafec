/**
 * SQL: whether claim `e` stands in the way of another of the same nota: it was not withdrawn, nor refused as the
 * same as one before it, nor taken back whole by the care provider who sent it in (ADR 0070).
 */
export const notaStands = `
  e.teruggetrokken_op IS NULL
    AND NOT EXISTS (SELECT FROM insurer.declaratie_regel g JOIN insurer.declaratie_melding m USING (regel_id)
      WHERE g.nummer = e.nummer AND m.code = 'dubbeleNota')
    AND (e.status <> 'AFGEHANDELD' OR EXISTS (SELECT FROM insurer.declaratie_regel g
      WHERE g.nummer = e.nummer AND g.corrigeert IS NULL
        AND NOT EXISTS (SELECT FROM insurer.declaratie_regel c WHERE c.nummer = g.nummer
          AND c.corrigeert = g.volgnummer AND c.correctie = 'teruggenomen')))`;
