-- Health passes. A new one takes the place of the one before; what was issued stays.

CREATE TABLE zorgpas (
  -- The number of the card, as the European card (EHIC) has it.
  identificatie text PRIMARY KEY CHECK (identificatie ~ '^\d{20}$'),
  relatienummer text NOT NULL REFERENCES relatie,
  -- The insurer's number in the register of health insurers.
  uzovi text NOT NULL CHECK (uzovi ~ '^\d{4}$'),
  uitgegeven_op date NOT NULL,
  -- The last day on which it is valid.
  vervaldatum date NOT NULL CHECK (vervaldatum > uitgegeven_op)
);
CREATE INDEX zorgpas_relatie ON zorgpas (relatienummer, uitgegeven_op DESC);

SELECT keep_rows('zorgpas');
SELECT shield('zorgpas');
CREATE POLICY see ON zorgpas FOR SELECT TO insurer_app
  USING (relatienummer = ANY ((SELECT visible())::text[]));
GRANT SELECT ON zorgpas TO insurer_app;
