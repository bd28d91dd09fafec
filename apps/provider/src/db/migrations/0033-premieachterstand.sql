-- Arrears of premium (Zvw 18a-c): from the offer of an arrangement until nothing is owed any more, and each stage of it.

CREATE TABLE premieachterstand (
  achterstand_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  polisnummer text NOT NULL REFERENCES polis,
  debiteur text NOT NULL REFERENCES relatie,
  stap text NOT NULL CHECK (stap IN ('aanbod', 'waarschuwing', 'aanmelding')),
  -- The insurer's days.
  sinds date NOT NULL,
  beeindigd_op date
);
CREATE UNIQUE INDEX premieachterstand_running ON premieachterstand (polisnummer) WHERE beeindigd_op IS NULL;
CREATE INDEX premieachterstand_polis ON premieachterstand (polisnummer);
CREATE INDEX premieachterstand_debiteur ON premieachterstand (debiteur);
CREATE TRIGGER guard_stap BEFORE UPDATE ON premieachterstand
  FOR EACH ROW WHEN (OLD.stap <> NEW.stap)
  EXECUTE FUNCTION guard_step('stap', 'aanbod > waarschuwing', 'waarschuwing > aanmelding');

CREATE TABLE premieachterstand_stap (
  achterstand_id bigint NOT NULL REFERENCES premieachterstand,
  stap text NOT NULL,
  debiteur text NOT NULL REFERENCES relatie,
  datum date NOT NULL,
  -- What was owed then.
  maanden integer NOT NULL CHECK (maanden > 0),
  bedrag integer NOT NULL CHECK (bedrag > 0),
  PRIMARY KEY (achterstand_id, stap)
);
SELECT keep_rows('premieachterstand_stap');

-- Requests that were not paid in time: of these arrears consist.
CREATE INDEX betaalverzoek_reminded ON betaalverzoek (datum) WHERE titel <> 'Factuur';

SELECT shield('premieachterstand');
CREATE POLICY jobs ON premieachterstand TO insurer_jobs USING (true) WITH CHECK (true);
CREATE POLICY own ON premieachterstand FOR SELECT TO insurer_app
  USING (debiteur = current_setting('mijn.viewer', true));
GRANT SELECT ON premieachterstand TO insurer_app;
GRANT SELECT, INSERT, UPDATE (stap, sinds, beeindigd_op) ON premieachterstand TO insurer_jobs;

SELECT shield('premieachterstand_stap');
CREATE POLICY jobs ON premieachterstand_stap TO insurer_jobs USING (true) WITH CHECK (true);
CREATE POLICY own ON premieachterstand_stap FOR SELECT TO insurer_app
  USING (debiteur = current_setting('mijn.viewer', true));
GRANT SELECT ON premieachterstand_stap TO insurer_app;
GRANT SELECT, INSERT ON premieachterstand_stap TO insurer_jobs;

ALTER TABLE bericht
  DROP CONSTRAINT bericht_soort_check,
  ADD CONSTRAINT bericht_soort_check CHECK (soort IN ('declaratie', 'uitbetaling', 'tegoed', 'betaalverzoek',
    'termijn', 'reactie', 'correctie', 'eigenRisico', 'premieachterstand'));
