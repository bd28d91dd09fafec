-- Files of claims, and the draft of a claim whose files wait.

CREATE TABLE bestand (
  bestand_id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  indiener text NOT NULL REFERENCES relatie,
  -- Null while it waits for its claim, until it expires.
  nummer text REFERENCES declaratie,
  volgnummer integer NOT NULL DEFAULT 1,
  naam text NOT NULL,
  soort text NOT NULL CHECK (soort IN ('pdf', 'jpg', 'png')),
  bytes integer NOT NULL CHECK (bytes > 0),
  sha256 text NOT NULL,
  opslagsleutel text NOT NULL UNIQUE,
  ontvangen_op timestamptz NOT NULL,
  verloopt_op timestamptz,
  CHECK ((nummer IS NULL) = (verloopt_op IS NOT NULL))
);
CREATE INDEX bestand_declaratie ON bestand (nummer) WHERE nummer IS NOT NULL;
CREATE INDEX bestand_expires ON bestand (verloopt_op) WHERE nummer IS NULL;
CREATE INDEX bestand_waiting ON bestand (indiener) WHERE nummer IS NULL;

SELECT shield('bestand');
CREATE POLICY jobs ON bestand TO insurer_jobs USING (true) WITH CHECK (true);
-- A scalar subquery, for its plan: see declaratie_melding.
CREATE POLICY see ON bestand FOR SELECT TO insurer_app
  USING (indiener = current_setting('mijn.viewer', true)
    OR (SELECT true FROM declaratie d WHERE d.nummer = bestand.nummer));
-- Waiting, or with a claim that the same person sent in; never with somebody else's.
CREATE POLICY add ON bestand FOR INSERT TO insurer_app
  WITH CHECK (indiener = current_setting('mijn.viewer', true)
    AND (nummer IS NULL OR EXISTS (SELECT FROM declaratie d WHERE d.nummer = bestand.nummer
      AND d.indiener = current_setting('mijn.viewer', true))));
CREATE POLICY attach ON bestand FOR UPDATE TO insurer_app
  USING (indiener = current_setting('mijn.viewer', true) AND nummer IS NULL)
  WITH CHECK (indiener = current_setting('mijn.viewer', true)
    AND EXISTS (SELECT FROM declaratie d WHERE d.nummer = bestand.nummer
      AND d.indiener = current_setting('mijn.viewer', true)));
-- Changes when a waiting file expires.
CREATE POLICY keep_waiting ON bestand FOR UPDATE TO insurer_app
  USING (indiener = current_setting('mijn.viewer', true) AND nummer IS NULL)
  WITH CHECK (indiener = current_setting('mijn.viewer', true) AND nummer IS NULL);
CREATE POLICY discard ON bestand FOR DELETE TO insurer_app
  USING (indiener = current_setting('mijn.viewer', true) AND nummer IS NULL);
GRANT SELECT, INSERT, UPDATE (nummer, volgnummer, verloopt_op), DELETE ON bestand TO insurer_app;
GRANT SELECT, DELETE ON bestand TO insurer_jobs;

-- The draft, stored at the insurer and not on the device: one per person, until 30 days of real time after its last
-- change (contract.md, Extensions). Its files expire with it.
CREATE TABLE declaratie_concept (
  indiener text PRIMARY KEY REFERENCES relatie,
  -- New at every change, so that two tabs notice each other.
  versie uuid NOT NULL DEFAULT gen_random_uuid(),
  -- The form as typed, valid or not.
  velden jsonb NOT NULL CHECK (jsonb_typeof(velden) = 'object' AND pg_column_size(velden) < 16384),
  bestand_ids uuid[] NOT NULL CHECK (cardinality(bestand_ids) <= 10),
  bijgewerkt_op timestamptz NOT NULL DEFAULT now(),
  verloopt_op timestamptz NOT NULL DEFAULT now() + interval '30 days'
);
CREATE INDEX declaratie_concept_expires ON declaratie_concept (verloopt_op);

SELECT shield('declaratie_concept');
CREATE POLICY jobs ON declaratie_concept TO insurer_jobs USING (true) WITH CHECK (true);
CREATE POLICY own ON declaratie_concept TO insurer_app
  USING (indiener = current_setting('mijn.viewer', true))
  WITH CHECK (indiener = current_setting('mijn.viewer', true));
GRANT SELECT, INSERT, UPDATE, DELETE ON declaratie_concept TO insurer_app;
GRANT SELECT, DELETE ON declaratie_concept TO insurer_jobs;
