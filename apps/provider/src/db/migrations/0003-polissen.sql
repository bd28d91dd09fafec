-- Policies, the persons insured on them, and how own risk is paid. Days are the insurer's; "geldig_tot" is the first
-- day after the last; amounts are integer cents.

CREATE TABLE polis (
  polisnummer text PRIMARY KEY,
  merk text NOT NULL CHECK (merk IN ('ZZ', 'AZVZ')),
  verzekeringsnemer text NOT NULL REFERENCES relatie,
  zorggemak boolean NOT NULL DEFAULT false,
  collectief text CHECK (collectief IN ('werkgever', 'doelgroep')),
  geldig_van date NOT NULL,
  geldig_tot date CHECK (geldig_tot > geldig_van),
  -- Day of the month of the own-risk bill; the last day of a shorter month.
  incassodag smallint NOT NULL DEFAULT 25 CHECK (incassodag BETWEEN 1 AND 31),
  -- Own-risk bills go into Betaalgemak automatically.
  betaalgemak boolean NOT NULL DEFAULT false,
  -- Period for which an invoice of premium asks at once. Null: never chosen, so by month, and nothing is paid ahead.
  premieperiode text CHECK (premieperiode IN ('maand', 'kwartaal', 'jaar'))
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
-- Insurances whose first premium is asked on a day.
CREATE INDEX verzekering_from ON verzekering (geldig_van);

SELECT shield('polis');
CREATE POLICY jobs ON polis TO insurer_jobs USING (true) WITH CHECK (true);
CREATE POLICY see ON polis FOR SELECT TO insurer_app
  USING (verzekeringsnemer = current_setting('mijn.viewer', true)
    OR EXISTS (SELECT FROM verzekering v WHERE v.polisnummer = polis.polisnummer));
GRANT SELECT ON polis TO insurer_app, insurer_jobs;
GRANT UPDATE (premieperiode) ON polis TO insurer_jobs;

SELECT shield('verzekering');
CREATE POLICY jobs ON verzekering TO insurer_jobs USING (true) WITH CHECK (true);
CREATE POLICY see ON verzekering FOR SELECT TO insurer_app
  USING (relatienummer = ANY ((SELECT visible())::text[]));
GRANT SELECT ON verzekering TO insurer_app, insurer_jobs;

-- Persons whose care counts for the budgets that a person shares in a calendar year, with the days that count: the
-- person's own care always, others' care only while on one of the person's policies (ADR 0038). The earlier of the
-- insurance's and the policy's end counts, because only one of them may be known. Limited to whom the caller may see.
CREATE FUNCTION sharing(who text, jaar integer) RETURNS TABLE (relatienummer text, van date, tot date)
  LANGUAGE sql STABLE
BEGIN ATOMIC
  SELECT who, '-infinity'::date, 'infinity'::date
  UNION
  SELECT other.relatienummer, other.geldig_van,
    coalesce(least(other.geldig_tot, p.geldig_tot), 'infinity')
  FROM verzekering own JOIN polis p USING (polisnummer) JOIN verzekering other USING (polisnummer)
  WHERE own.relatienummer = who AND other.relatienummer <> who
    AND own.geldig_van < make_date(jaar + 1, 1, 1)
    AND coalesce(least(own.geldig_tot, p.geldig_tot), 'infinity') > make_date(jaar, 1, 1)
    AND other.geldig_van < make_date(jaar + 1, 1, 1)
    AND coalesce(least(other.geldig_tot, p.geldig_tot), 'infinity') > make_date(jaar, 1, 1);
END;

CREATE FUNCTION sharers(who text, jaar integer) RETURNS SETOF text
  LANGUAGE sql STABLE
BEGIN ATOMIC
  SELECT relatienummer FROM sharing(who, jaar);
END;

-- The number of sharers on each policy of a person in a calendar year, and how many of them are `among` these: budgets
-- are shared per policy (ADR 0038). Counts persons whom the caller may not see, for a person whom the caller may see.
CREATE FUNCTION polis_sharers(who text, jaar integer, among text[])
  RETURNS TABLE (polisnummer text, aantal integer, seen integer)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = insurer, pg_temp AS $$
  SELECT p.polisnummer, count(DISTINCT other.relatienummer)::integer,
    count(DISTINCT other.relatienummer) FILTER (WHERE other.relatienummer = ANY (among))::integer
  FROM verzekering own JOIN polis p USING (polisnummer) JOIN verzekering other USING (polisnummer)
  WHERE who = ANY (visible()) AND own.relatienummer = who
    AND own.geldig_van < make_date(jaar + 1, 1, 1)
    AND coalesce(least(own.geldig_tot, p.geldig_tot), 'infinity') > make_date(jaar, 1, 1)
    AND other.geldig_van < make_date(jaar + 1, 1, 1)
    AND coalesce(least(other.geldig_tot, p.geldig_tot), 'infinity') > make_date(jaar, 1, 1)
  GROUP BY p.polisnummer
$$;

REVOKE ALL ON FUNCTION sharing(text, integer), sharers(text, integer), polis_sharers(text, integer, text[])
  FROM PUBLIC;
GRANT EXECUTE ON FUNCTION sharing(text, integer), sharers(text, integer) TO insurer_app, insurer_jobs;
GRANT EXECUTE ON FUNCTION polis_sharers(text, integer, text[]) TO insurer_app;

-- Own risk paid in terms, by insured person and calendar year.
CREATE TABLE gespreid (
  polisnummer text NOT NULL REFERENCES polis,
  relatienummer text NOT NULL REFERENCES relatie,
  jaar integer NOT NULL,
  -- From this day on there are no more terms.
  beeindigd_op date,
  -- Reason for ending before the end of the year: a missed term, or the person left the policy.
  gestopt_door text CHECK (gestopt_door IN ('gemist', 'vertrokken')),
  -- Day of the settlement of used own risk with the terms (ADR 0027). Before it, terms replace every other way of
  -- asking own risk of the year; from then on own risk is withheld or billed.
  afgerekend_op date CHECK (afgerekend_op > beeindigd_op),
  PRIMARY KEY (relatienummer, jaar)
);
CREATE INDEX gespreid_jaar ON gespreid (jaar);
CREATE INDEX gespreid_running ON gespreid (jaar) WHERE afgerekend_op IS NULL;

SELECT shield('gespreid');
CREATE POLICY jobs ON gespreid TO insurer_jobs USING (true) WITH CHECK (true);
CREATE POLICY see ON gespreid FOR SELECT TO insurer_app
  USING (relatienummer = ANY ((SELECT visible())::text[]));
GRANT SELECT ON gespreid TO insurer_app;
GRANT SELECT, INSERT, UPDATE (beeindigd_op, gestopt_door, afgerekend_op) ON gespreid TO insurer_jobs;
