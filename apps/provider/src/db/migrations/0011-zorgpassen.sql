-- Health passes. A new pass replaces the one before; issued passes stay.

CREATE TABLE zorgpas (
  -- Number of the card, as on the European card (EHIC).
  identificatie text PRIMARY KEY CHECK (identificatie ~ '^\d{20}$'),
  relatienummer text NOT NULL REFERENCES relatie,
  -- The insurer's number in the register of health insurers.
  uzovi text NOT NULL CHECK (uzovi ~ '^\d{4}$'),
  uitgegeven_op date NOT NULL,
  -- The last day on which it is valid.
  vervaldatum date NOT NULL CHECK (vervaldatum > uitgegeven_op)
);
CREATE INDEX zorgpas_relatie ON zorgpas (relatienummer, uitgegeven_op DESC);
-- A job issues a new pass before one expires.
CREATE INDEX zorgpas_vervaldatum ON zorgpas (vervaldatum);

SELECT keep_rows('zorgpas');
SELECT shield('zorgpas');
CREATE POLICY jobs ON zorgpas TO insurer_jobs USING (true) WITH CHECK (true);
CREATE POLICY see ON zorgpas FOR SELECT TO insurer_app
  USING (relatienummer = ANY ((SELECT visible())::text[]));
GRANT SELECT ON zorgpas TO insurer_app;
GRANT SELECT, INSERT ON zorgpas TO insurer_jobs;
