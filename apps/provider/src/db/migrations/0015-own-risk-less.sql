-- A correction without a line that was the cause: own risk of the year became less, since somebody is not insured all
-- of it (ADR 0070). Only own risk and what is reimbursed change.

ALTER TABLE declaratie_regel
  DROP CONSTRAINT declaratie_regel_correctie_check,
  DROP CONSTRAINT declaratie_regel_check,
  ADD CONSTRAINT declaratie_regel_correctie_check
    CHECK (correctie IN ('teruggenomen', 'verschoven', 'verminderd')),
  ADD CONSTRAINT declaratie_regel_correctie_parts CHECK (CASE
    WHEN corrigeert IS NULL THEN num_nonnulls(correctie, gecorrigeerd_op, oorzaak, oorzaak_regel) = 0
    WHEN correctie = 'verminderd' THEN num_nulls(gecorrigeerd_op, oorzaak, oorzaak_regel) = 2
      AND gecorrigeerd_op IS NOT NULL
    ELSE num_nulls(correctie, gecorrigeerd_op, oorzaak, oorzaak_regel) = 0 END),
  ADD CONSTRAINT declaratie_regel_verminderd CHECK (correctie IS DISTINCT FROM 'verminderd'
    OR (gedeclareerd = 0 AND niet_vergoed = 0 AND wettelijke_bijdrage = 0 AND eigen_risico < 0 AND aantal = 0));

-- That it became less is told by the number of a claim of which it changed.
ALTER TABLE bericht
  DROP CONSTRAINT bericht_soort_check,
  ADD CONSTRAINT bericht_soort_check CHECK (soort IN ('declaratie', 'uitbetaling', 'tegoed', 'betaalverzoek',
    'termijn', 'reactie', 'correctie', 'eigenRisico'));
