-- Money of a payment online that went back at the payment provider: refunded there, or taken back by the payer's bank.
-- The payment stays 'betaald'. What of it was not ours to give back is open again, by a line of the ledger.

ALTER TABLE boeking
  DROP CONSTRAINT boeking_soort_check,
  ADD CONSTRAINT boeking_soort_check CHECK (soort IN ('betaling', 'incasso', 'storno', 'verrekening',
    'eindafrekening', 'uitbetaling', 'regeling', 'terugboeking'));

-- What of a credit went back at the payment provider: it is not paid out once more.
ALTER TABLE tegoed ADD COLUMN teruggeboekt integer NOT NULL DEFAULT 0 CHECK (teruggeboekt BETWEEN 0 AND bedrag);
GRANT UPDATE (teruggeboekt) ON tegoed TO insurer_jobs;

CREATE OR REPLACE VIEW tegoed_stand WITH (security_invoker = true) AS
  SELECT t.tegoed_id, t.debiteur, t.bedrag, coalesce(b.total, 0)::integer AS verrekend,
    CASE WHEN t.terugbetaald_op IS NULL THEN t.bedrag - t.teruggeboekt - coalesce(b.total, 0)::integer ELSE 0 END AS open
  FROM tegoed t
  LEFT JOIN LATERAL (SELECT sum(bedrag) AS total FROM boeking WHERE tegoed_id = t.tegoed_id) b ON true;

CREATE OR REPLACE FUNCTION guard_boeking_tegoed() RETURNS trigger
  LANGUAGE plpgsql SET search_path = insurer, pg_temp AS $$
BEGIN
  PERFORM t.tegoed_id FROM tegoed t
  WHERE t.tegoed_id = ANY (ARRAY(SELECT n.tegoed_id FROM added n)) ORDER BY 1 FOR NO KEY UPDATE;
  IF EXISTS (SELECT FROM tegoed t JOIN (SELECT DISTINCT tegoed_id FROM added) n USING (tegoed_id)
    WHERE t.terugbetaald_op IS NOT NULL
      OR t.bedrag - t.teruggeboekt < (SELECT sum(b.bedrag) FROM boeking b WHERE b.tegoed_id = t.tegoed_id)) THEN
    RAISE EXCEPTION 'money cannot be set off beyond its amount' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;

-- Each time the payment provider tells that more went back than was known.
CREATE TABLE betaling_terugboeking (
  terugboeking_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  betaling_id uuid NOT NULL,
  debiteur text NOT NULL REFERENCES relatie,
  -- Where its payer reads of it.
  betaalverzoek text NOT NULL REFERENCES betaalverzoek (kenmerk),
  soort text NOT NULL CHECK (soort IN ('terugbetaald', 'teruggehaald')),
  bedrag integer NOT NULL CHECK (bedrag > 0),
  -- What of it was a credit that we pay back anyhow, and what is open again. The rest a person has to look at.
  tegoed integer NOT NULL CHECK (tegoed >= 0),
  heropend integer NOT NULL CHECK (heropend >= 0),
  datum date NOT NULL,
  CHECK (tegoed + heropend <= bedrag),
  FOREIGN KEY (betaling_id, debiteur) REFERENCES betaling (betaling_id, debiteur)
);
CREATE INDEX betaling_terugboeking_betaling ON betaling_terugboeking (betaling_id);
CREATE INDEX betaling_terugboeking_betaalverzoek ON betaling_terugboeking (betaalverzoek);
SELECT keep_rows('betaling_terugboeking');
SELECT shield('betaling_terugboeking');
CREATE POLICY jobs ON betaling_terugboeking TO insurer_jobs USING (true) WITH CHECK (true);
CREATE POLICY see ON betaling_terugboeking FOR SELECT TO insurer_app
  USING (debiteur = current_setting('mijn.viewer', true));
GRANT SELECT ON betaling_terugboeking TO insurer_app;
GRANT SELECT, INSERT ON betaling_terugboeking TO insurer_jobs;
