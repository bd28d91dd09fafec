-- The draft of a claim, kept at the insurer and not on the device: one per person, 30 days of real
-- time after it was last kept (contract.md, Extensions). Its files wait as long as it does.

CREATE TABLE declaratie_concept (
  indiener text PRIMARY KEY REFERENCES relatie,
  -- Another one at every change, so that two tabs notice each other.
  versie uuid NOT NULL DEFAULT gen_random_uuid(),
  -- The form as it was typed, right or wrong.
  velden jsonb NOT NULL CHECK (jsonb_typeof(velden) = 'object' AND pg_column_size(velden) < 16384),
  bestand_ids uuid[] NOT NULL CHECK (cardinality(bestand_ids) <= 10),
  bijgewerkt_op timestamptz NOT NULL DEFAULT now(),
  verloopt_op timestamptz NOT NULL DEFAULT now() + interval '30 days'
);
CREATE INDEX declaratie_concept_verloopt ON declaratie_concept (verloopt_op);

ALTER TABLE declaratie_concept ENABLE ROW LEVEL SECURITY;
ALTER TABLE declaratie_concept FORCE ROW LEVEL SECURITY;
CREATE POLICY owner ON declaratie_concept TO insurer_owner USING (true) WITH CHECK (true);
CREATE POLICY taken ON declaratie_concept TO insurer_jobs USING (true) WITH CHECK (true);
CREATE POLICY own ON declaratie_concept TO insurer_app
  USING (indiener = current_setting('mijn.viewer', true))
  WITH CHECK (indiener = current_setting('mijn.viewer', true));
-- A file that waits for a claim may wait longer or shorter.
CREATE POLICY laten_wachten ON bestand FOR UPDATE TO insurer_app
  USING (indiener = current_setting('mijn.viewer', true) AND nummer IS NULL)
  WITH CHECK (indiener = current_setting('mijn.viewer', true) AND nummer IS NULL);

GRANT SELECT, INSERT, UPDATE, DELETE ON declaratie_concept TO insurer_app;
GRANT SELECT, DELETE ON declaratie_concept TO insurer_jobs;
