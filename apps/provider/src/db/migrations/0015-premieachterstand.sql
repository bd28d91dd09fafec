-- Premium arrears (Zvw 18a-c), from the offer of an arrangement until nothing is owed.

CREATE TABLE premieachterstand (
  achterstand_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  polisnummer text NOT NULL REFERENCES polis,
  debiteur text NOT NULL REFERENCES relatie,
  stap text NOT NULL CHECK (stap IN ('aanbod', 'waarschuwing', 'aanmelding')),
  -- Days are the insurer's.
  sinds date NOT NULL,
  beeindigd_op date,
  -- Start of a dispute: no stage follows until it is answered (Zvw 18b). Null: not disputed.
  betwist_sinds date,
  -- The debtor's words in the app. Null: not disputed, or by telephone.
  betwist_reden text CHECK (char_length(betwist_reden) BETWEEN 1 AND 1000),
  -- Day of the answer to a dispute of the current stage, which cannot be disputed again; the next stage can.
  betwisting_beantwoord date
);
CREATE UNIQUE INDEX premieachterstand_running ON premieachterstand (polisnummer) WHERE beeindigd_op IS NULL;
CREATE INDEX premieachterstand_polis ON premieachterstand (polisnummer);
CREATE INDEX premieachterstand_debiteur ON premieachterstand (debiteur);
CREATE TRIGGER guard_stap BEFORE UPDATE ON premieachterstand
  FOR EACH ROW WHEN (OLD.stap <> NEW.stap)
  EXECUTE FUNCTION guard_step('stap', 'aanbod > waarschuwing', 'waarschuwing > aanmelding');

SELECT shield('premieachterstand');
CREATE POLICY jobs ON premieachterstand TO insurer_jobs USING (true) WITH CHECK (true);
CREATE POLICY own ON premieachterstand FOR SELECT TO insurer_app
  USING (debiteur = current_setting('mijn.viewer', true));
CREATE POLICY dispute ON premieachterstand FOR UPDATE TO insurer_app
  USING (debiteur = current_setting('mijn.viewer', true)) WITH CHECK (debiteur = current_setting('mijn.viewer', true));
GRANT SELECT, UPDATE (betwist_sinds, betwist_reden) ON premieachterstand TO insurer_app;
GRANT SELECT, INSERT, UPDATE (stap, sinds, beeindigd_op, betwist_sinds, betwist_reden, betwisting_beantwoord)
  ON premieachterstand TO insurer_jobs;

-- Stages, with the debt on their day. The deregistration from the CAK (afmelding) is the only one without a debt.
CREATE TABLE premieachterstand_stap (
  achterstand_id bigint NOT NULL REFERENCES premieachterstand,
  stap text NOT NULL,
  debiteur text NOT NULL REFERENCES relatie,
  datum date NOT NULL,
  maanden integer NOT NULL,
  bedrag integer NOT NULL,
  PRIMARY KEY (achterstand_id, stap),
  CONSTRAINT premieachterstand_stap_maanden_check CHECK (maanden > 0 OR (stap = 'afmelding' AND maanden = 0)),
  CONSTRAINT premieachterstand_stap_bedrag_check CHECK (bedrag > 0 OR (stap = 'afmelding' AND bedrag = 0))
);
SELECT keep_rows('premieachterstand_stap');

SELECT shield('premieachterstand_stap');
CREATE POLICY jobs ON premieachterstand_stap TO insurer_jobs USING (true) WITH CHECK (true);
CREATE POLICY own ON premieachterstand_stap FOR SELECT TO insurer_app
  USING (debiteur = current_setting('mijn.viewer', true));
GRANT SELECT ON premieachterstand_stap TO insurer_app;
GRANT SELECT, INSERT ON premieachterstand_stap TO insurer_jobs;
