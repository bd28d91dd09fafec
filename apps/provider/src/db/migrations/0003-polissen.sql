-- With what people are insured, since when, and how it is paid. Days are the insurer's; "geldig_tot"
-- is the first day on which something no longer holds; amounts are integer cents.

CREATE TABLE polis (
  polisnummer text PRIMARY KEY,
  merk text NOT NULL CHECK (merk IN ('ZZ', 'AZVZ')),
  verzekeringsnemer text NOT NULL REFERENCES relatie,
  zorggemak boolean NOT NULL DEFAULT false,
  collectief text CHECK (collectief IN ('werkgever', 'doelgroep')),
  geldig_van date NOT NULL,
  geldig_tot date CHECK (geldig_tot > geldig_van),
  betaalwijze text NOT NULL DEFAULT 'zelf' CHECK (betaalwijze IN ('incasso', 'zelf')),
  -- Day of the month of the direct debit and of the own-risk bill; the last one of a shorter month.
  incassodag smallint NOT NULL DEFAULT 25 CHECK (incassodag BETWEEN 1 AND 31),
  -- Own-risk bills go into Betaalgemak by themselves.
  betaalgemak boolean NOT NULL DEFAULT false
);
CREATE INDEX polis_verzekeringsnemer ON polis (verzekeringsnemer);

CREATE TABLE verzekering (
  polisnummer text NOT NULL REFERENCES polis,
  relatienummer text NOT NULL REFERENCES relatie,
  geldig_van date NOT NULL,
  geldig_tot date CHECK (geldig_tot > geldig_van),
  -- The supplementary package (dekking.pakket); null: basic insurance only.
  aanvullend text CHECK (aanvullend IN ('AANVULLEND', 'AANVULLEND_PLUS')),
  vrijwillig_eigen_risico integer NOT NULL DEFAULT 0
    CHECK (vrijwillig_eigen_risico IN (0, 10000, 20000, 30000, 40000, 50000)),
  PRIMARY KEY (polisnummer, relatienummer, geldig_van)
);
CREATE INDEX verzekering_relatie ON verzekering (relatienummer);

-- Own risk paid in terms, by insured person and calendar year.
CREATE TABLE gespreid (
  polisnummer text NOT NULL REFERENCES polis,
  relatienummer text NOT NULL REFERENCES relatie,
  jaar integer NOT NULL,
  -- From this day on there are no more terms: one was missed.
  beeindigd_op date,
  -- The day on which what was used was set against the terms (ADR 0027). Until then terms take the place
  -- of every other way of asking own risk of that year; from then on it is held back or billed.
  afgerekend_op date CHECK (afgerekend_op > beeindigd_op),
  PRIMARY KEY (relatienummer, jaar)
);
CREATE INDEX gespreid_jaar ON gespreid (jaar);
CREATE INDEX gespreid_running ON gespreid (jaar) WHERE afgerekend_op IS NULL;

SELECT shield('polis');
CREATE POLICY jobs ON polis TO insurer_jobs USING (true) WITH CHECK (true);
CREATE POLICY see ON polis FOR SELECT TO insurer_app
  USING (verzekeringsnemer = current_setting('mijn.viewer', true)
    OR EXISTS (SELECT FROM verzekering v WHERE v.polisnummer = polis.polisnummer));
GRANT SELECT ON polis TO insurer_app, insurer_jobs;

SELECT shield('verzekering');
CREATE POLICY jobs ON verzekering TO insurer_jobs USING (true) WITH CHECK (true);
CREATE POLICY see ON verzekering FOR SELECT TO insurer_app
  USING (relatienummer = ANY ((SELECT visible())::text[]));
GRANT SELECT ON verzekering TO insurer_app, insurer_jobs;

-- Everybody who was on a policy of a person in a calendar year, that person included, as far as who asks
-- may see them: they share its budgets (ADR 0038).
CREATE FUNCTION sharers(who text, jaar integer) RETURNS SETOF text
  LANGUAGE sql STABLE
BEGIN ATOMIC
  SELECT other.relatienummer FROM verzekering own JOIN verzekering other USING (polisnummer)
  WHERE own.relatienummer = who
    AND own.geldig_van < make_date(jaar + 1, 1, 1)
    AND (own.geldig_tot IS NULL OR own.geldig_tot > make_date(jaar, 1, 1))
    AND other.geldig_van < make_date(jaar + 1, 1, 1)
    AND (other.geldig_tot IS NULL OR other.geldig_tot > make_date(jaar, 1, 1));
END;
-- How many that are, whoever asks; null of somebody whom the caller may not see.
CREATE FUNCTION sharer_count(who text, jaar integer) RETURNS integer
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = insurer, pg_temp AS $$
  SELECT CASE WHEN who = ANY (visible()) THEN
    (SELECT count(DISTINCT other)::integer FROM sharers(who, jaar) other) END
$$;
REVOKE ALL ON FUNCTION sharers(text, integer), sharer_count(text, integer) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION sharers(text, integer) TO insurer_app, insurer_jobs;
GRANT EXECUTE ON FUNCTION sharer_count(text, integer) TO insurer_app;

SELECT shield('gespreid');
CREATE POLICY jobs ON gespreid TO insurer_jobs USING (true) WITH CHECK (true);
CREATE POLICY see ON gespreid FOR SELECT TO insurer_app
  USING (relatienummer = ANY ((SELECT visible())::text[]));
GRANT SELECT ON gespreid TO insurer_app;
GRANT SELECT, INSERT, UPDATE (beeindigd_op, afgerekend_op) ON gespreid TO insurer_jobs;
