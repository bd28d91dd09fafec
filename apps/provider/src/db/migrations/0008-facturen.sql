-- Bills: debts of a policyholder, how they are asked for, and the ledger. Amounts are cents; days are the insurer's.
-- The open amount of an invoice is its amount minus its bookings; only the view factuur_stand computes it. `sleutel`
-- names the reason for a row (a month of a policy, a term, a payment), so that a job that runs twice creates it once.
-- Jobs write all of it; the app only reads, and a viewer sees rows of which they are the debtor.

-- New numbers, drawn at random.
CREATE FUNCTION next_factuurkenmerk(jaar integer) RETURNS text
  LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = insurer, pg_temp AS $$
DECLARE drawn text;
BEGIN
  LOOP
    drawn := 'F' || jaar || '-' || random_digits(8);
    CONTINUE WHEN EXISTS (SELECT FROM factuur WHERE kenmerk = drawn);
    IF draw_first(drawn) THEN RETURN drawn; END IF;
  END LOOP;
END $$;

CREATE FUNCTION next_regelingnummer(jaar integer) RETURNS text
  LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = insurer, pg_temp AS $$
DECLARE drawn text;
BEGIN
  LOOP
    drawn := 'R' || jaar || '-' || random_digits(7);
    CONTINUE WHEN EXISTS (SELECT FROM regeling WHERE regeling_id = drawn);
    IF draw_first(drawn) THEN RETURN drawn; END IF;
  END LOOP;
END $$;

-- Fifteen digits preceded by their check digit. Duplicates @mijn/domain/betalingskenmerk, because a job creates many at
-- once; a test compares the two.
CREATE FUNCTION betalingskenmerk_of(digits text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT SET search_path = insurer, pg_temp
  RETURN (SELECT CASE c WHEN 10 THEN '1' WHEN 11 THEN '0' ELSE c::text END || digits
    FROM (SELECT 11 - sum(substr(digits, 16 - i, 1)::int
        * (ARRAY[2, 4, 8, 5, 10, 9, 7, 3, 6, 1])[(i - 1) % 10 + 1]) % 11 AS c
      FROM generate_series(1, 15) i) s);

CREATE FUNCTION next_betalingskenmerk() RETURNS text
  LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = insurer, pg_temp AS $$
DECLARE drawn text;
BEGIN
  LOOP
    drawn := betalingskenmerk_of(random_digits(15));
    CONTINUE WHEN EXISTS (SELECT FROM betaalverzoek WHERE kenmerk = drawn);
    IF draw_first(drawn) THEN RETURN drawn; END IF;
  END LOOP;
END $$;

REVOKE ALL ON FUNCTION next_factuurkenmerk(integer), next_regelingnummer(integer), next_betalingskenmerk() FROM PUBLIC;
GRANT EXECUTE ON FUNCTION next_factuurkenmerk(integer), next_regelingnummer(integer), next_betalingskenmerk()
  TO insurer_jobs;

-- A payment request for one or more open invoices. The kenmerk stays the same in its reminders.
CREATE TABLE betaalverzoek (
  kenmerk text PRIMARY KEY CHECK (kenmerk ~ '^\d{16}$'),
  sleutel text NOT NULL UNIQUE,
  debiteur text NOT NULL REFERENCES relatie,
  titel text NOT NULL CHECK (titel IN ('Factuur', 'Herinnering', 'Aanmaning', 'Incasso mislukt')),
  datum date NOT NULL,
  uiterste_betaaldatum date NOT NULL CHECK (uiterste_betaaldatum >= datum)
);
CREATE INDEX betaalverzoek_debiteur ON betaalverzoek (debiteur, datum DESC);
-- Requests to remind of, and to report as due.
CREATE INDEX betaalverzoek_due ON betaalverzoek (uiterste_betaaldatum);
-- Requests that were not paid in time, the source of premium arrears.
CREATE INDEX betaalverzoek_reminded ON betaalverzoek (datum) WHERE titel <> 'Factuur';
CREATE TRIGGER guard_titel BEFORE UPDATE ON betaalverzoek
  FOR EACH ROW WHEN (OLD.titel <> NEW.titel)
  EXECUTE FUNCTION guard_step('titel', 'Factuur > Herinnering', 'Incasso mislukt > Herinnering',
    'Herinnering > Aanmaning');

-- Each title that a payment request has had, and since when.
CREATE TABLE betaalverzoek_stap (
  kenmerk text NOT NULL REFERENCES betaalverzoek,
  titel text NOT NULL,
  debiteur text NOT NULL REFERENCES relatie,
  datum date NOT NULL,
  uiterste_betaaldatum date NOT NULL,
  PRIMARY KEY (kenmerk, titel)
);
SELECT keep_rows('betaalverzoek_stap');

-- Arrangements to pay in terms: Betaalgemak, betalingsregeling, or with debt help (no terms of ours).
CREATE TABLE regeling (
  regeling_id text PRIMARY KEY CHECK (regeling_id ~ '^R\d{4}-\d{7}$'),
  sleutel text NOT NULL UNIQUE,
  debiteur text NOT NULL REFERENCES relatie,
  soort text NOT NULL CHECK (soort IN ('betaalgemak', 'betalingsregeling', 'schuldregeling')),
  status text NOT NULL DEFAULT 'lopend' CHECK (status IN ('lopend', 'beeindigd', 'voltooid')),
  termijnbedrag integer NOT NULL CHECK (termijnbedrag >= 0),
  -- The requested number of terms and payment request; null: by the rule of its kind.
  termijnen smallint CHECK (termijnen BETWEEN 2 AND 24),
  betaalverzoek text REFERENCES betaalverzoek,
  ingangsdatum date NOT NULL,
  -- The day of a missed term, or of its completion.
  beeindigd_op date,
  CHECK ((status = 'lopend') = (beeindigd_op IS NULL))
);
CREATE INDEX regeling_debiteur ON regeling (debiteur);
CREATE INDEX regeling_betaalverzoek ON regeling (betaalverzoek) WHERE betaalverzoek IS NOT NULL;
CREATE INDEX regeling_running ON regeling (regeling_id) WHERE status = 'lopend';
CREATE INDEX regeling_ended ON regeling (beeindigd_op) WHERE status = 'beeindigd';
CREATE UNIQUE INDEX regeling_betaalgemak ON regeling (debiteur)
  WHERE soort = 'betaalgemak' AND status = 'lopend';
-- A completed arrangement can still end: for eight weeks a bank may return a debited term, which is then open again
-- (docs/states/regeling.md).
CREATE TRIGGER guard_status BEFORE UPDATE ON regeling
  FOR EACH ROW WHEN (OLD.status <> NEW.status)
  EXECUTE FUNCTION guard_step('status', 'lopend > beeindigd', 'lopend > voltooid', 'voltooid > beeindigd');

CREATE TABLE factuur (
  kenmerk text PRIMARY KEY CHECK (kenmerk ~ '^F\d{4}-\d{8}$'),
  sleutel text NOT NULL UNIQUE,
  debiteur text NOT NULL REFERENCES relatie,
  polisnummer text NOT NULL REFERENCES polis,
  soort text NOT NULL CHECK (soort IN
    ('Zorgpremie', 'EigenrisicoEigenbijdrage', 'Eigenrisicotermijn', 'Eigenrisicoeindafrekening')),
  -- The year of its premium or own risk.
  jaar integer NOT NULL,
  datum date NOT NULL,
  -- Negative: to be received (a settlement).
  bedrag integer NOT NULL,
  betaalverzoek text REFERENCES betaalverzoek,
  regeling_id text REFERENCES regeling,
  -- The payment request that asked for it before it went into an arrangement, which may cover several requests.
  uit_betaalverzoek text REFERENCES betaalverzoek,
  -- For a term: the settlement that counted it.
  eindafrekening text REFERENCES factuur
);
CREATE INDEX factuur_debiteur ON factuur (debiteur, datum DESC);
CREATE INDEX factuur_datum ON factuur (datum);
CREATE INDEX factuur_betaalverzoek ON factuur (betaalverzoek) WHERE betaalverzoek IS NOT NULL;
CREATE INDEX factuur_uit_betaalverzoek ON factuur (uit_betaalverzoek) WHERE uit_betaalverzoek IS NOT NULL;
CREATE INDEX factuur_regeling ON factuur (regeling_id) WHERE regeling_id IS NOT NULL;
CREATE INDEX factuur_eindafrekening ON factuur (eindafrekening) WHERE eindafrekening IS NOT NULL;
CREATE INDEX factuur_to_receive ON factuur (datum) WHERE bedrag < 0;

-- Only the way in which an invoice is asked for changes.
CREATE FUNCTION guard_factuur() RETURNS trigger
  LANGUAGE plpgsql SET search_path = insurer, pg_temp AS $$
BEGIN
  IF (NEW.kenmerk, NEW.sleutel, NEW.debiteur, NEW.polisnummer, NEW.soort, NEW.jaar, NEW.datum, NEW.bedrag)
      IS DISTINCT FROM
     (OLD.kenmerk, OLD.sleutel, OLD.debiteur, OLD.polisnummer, OLD.soort, OLD.jaar, OLD.datum, OLD.bedrag)
     OR (OLD.eindafrekening IS NOT NULL AND NEW.eindafrekening IS DISTINCT FROM OLD.eindafrekening) THEN
    RAISE EXCEPTION 'an invoice does not change' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER guard_factuur BEFORE UPDATE ON factuur
  FOR EACH ROW EXECUTE FUNCTION guard_factuur();

-- Lines of an invoice; each kind of invoice fills its own columns.
CREATE TABLE factuur_regel (
  kenmerk text NOT NULL REFERENCES factuur,
  volgnummer integer NOT NULL,
  debiteur text NOT NULL REFERENCES relatie,
  -- The insured person.
  relatienummer text NOT NULL REFERENCES relatie,
  omschrijving text NOT NULL,
  periode_van date,
  -- The first day after the period.
  periode_tot date,
  -- Day of the care.
  datum date,
  bedrag integer NOT NULL,
  -- Negative where a line of care corrects another (ADR 0070).
  bedrag_eigen_risico integer NOT NULL DEFAULT 0
    CHECK (bedrag_eigen_risico >= 0 OR declaratie_nummer IS NOT NULL),
  bedrag_eigen_bijdrage integer NOT NULL DEFAULT 0
    CHECK (bedrag_eigen_bijdrage >= 0 OR declaratie_nummer IS NOT NULL),
  zorgverlener text,
  declaratie_nummer text,
  declaratie_volgnummer integer,
  PRIMARY KEY (kenmerk, volgnummer),
  FOREIGN KEY (declaratie_nummer, declaratie_volgnummer) REFERENCES declaratie_regel (nummer, volgnummer),
  CHECK (declaratie_nummer IS NULL OR bedrag = bedrag_eigen_risico + bedrag_eigen_bijdrage)
);
SELECT keep_rows('factuur_regel');

-- An invoice equals the sum of its lines. Looked up by key, as in guard_boeking, so that the work depends on the rows
-- of the statement and not on the size of the tables.
CREATE FUNCTION guard_factuur_regels() RETURNS trigger
  LANGUAGE plpgsql SET search_path = insurer, pg_temp AS $$
BEGIN
  IF EXISTS (SELECT FROM (SELECT DISTINCT n.kenmerk FROM added n) k
    CROSS JOIN LATERAL (SELECT f.bedrag, (SELECT sum(r.bedrag) FROM factuur_regel r
      WHERE r.kenmerk = k.kenmerk) AS total FROM factuur f WHERE f.kenmerk = k.kenmerk) s
    WHERE s.total <> s.bedrag) THEN
    RAISE EXCEPTION 'the lines of an invoice do not add up to it' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER guard_factuur_regels AFTER INSERT ON factuur_regel REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION guard_factuur_regels();

-- The invoice of each part of a claim's line. Own risk and contribution are invoiced once each; own risk on an own-risk
-- invoice or, when paid in terms, in the settlement of the year.
CREATE TABLE factuur_zorg (
  declaratie_nummer text NOT NULL,
  declaratie_volgnummer integer NOT NULL,
  deel text NOT NULL CHECK (deel IN ('eigenRisico', 'eigenBijdrage')),
  kenmerk text NOT NULL REFERENCES factuur,
  debiteur text NOT NULL REFERENCES relatie,
  relatienummer text NOT NULL REFERENCES relatie,
  bedrag integer NOT NULL CHECK (bedrag <> 0),
  PRIMARY KEY (declaratie_nummer, declaratie_volgnummer, deel),
  FOREIGN KEY (declaratie_nummer, declaratie_volgnummer) REFERENCES declaratie_regel (nummer, volgnummer)
);
CREATE INDEX factuur_zorg_kenmerk ON factuur_zorg (kenmerk);
SELECT keep_rows('factuur_zorg');

-- Money that the insurer holds for a person: an overpayment, or the payout of a claim that was assessed while no
-- account was known. The ledger has the part that was set off (boeking.tegoed_id); the rest is paid out.
CREATE TABLE tegoed (
  tegoed_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  debiteur text NOT NULL REFERENCES relatie,
  -- Of an overpayment: the payment and its request.
  betaling_id uuid UNIQUE,
  betaalverzoek text REFERENCES betaalverzoek,
  declaratie text UNIQUE REFERENCES declaratie,
  bedrag integer NOT NULL CHECK (bedrag > 0),
  -- The part that went back at the payment provider, so it is not paid out again.
  teruggeboekt integer NOT NULL DEFAULT 0,
  datum date NOT NULL,
  -- Day of the payout of the rest.
  terugbetaald_op date,
  CHECK ((betaling_id IS NULL) = (betaalverzoek IS NULL)),
  CHECK ((betaling_id IS NULL) <> (declaratie IS NULL)),
  CHECK (teruggeboekt BETWEEN 0 AND bedrag)
);
CREATE INDEX tegoed_open ON tegoed (datum) WHERE terugbetaald_op IS NULL;
CREATE INDEX tegoed_debiteur ON tegoed (debiteur);
CREATE INDEX tegoed_betaalverzoek ON tegoed (betaalverzoek) WHERE betaalverzoek IS NOT NULL;

-- The ledger. A positive booking lowers the open amount.
CREATE TABLE boeking (
  boeking_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  sleutel text NOT NULL UNIQUE,
  kenmerk text NOT NULL REFERENCES factuur,
  debiteur text NOT NULL REFERENCES relatie,
  soort text NOT NULL CHECK (soort IN ('betaling', 'incasso', 'storno', 'verrekening',
    'eindafrekening', 'uitbetaling', 'regeling', 'terugboeking')),
  bedrag integer NOT NULL CHECK (bedrag <> 0),
  datum date NOT NULL,
  betaling_id uuid,
  -- Counterpart of a set-off or settlement: an invoice, or money held.
  tegenkenmerk text REFERENCES factuur,
  tegoed_id bigint REFERENCES tegoed,
  CHECK (tegoed_id IS NULL OR (soort = 'verrekening' AND bedrag > 0 AND tegenkenmerk IS NULL))
);
CREATE INDEX boeking_kenmerk ON boeking (kenmerk) INCLUDE (bedrag);
CREATE INDEX boeking_betaling ON boeking (betaling_id) WHERE betaling_id IS NOT NULL;
CREATE INDEX boeking_tegoed ON boeking (tegoed_id) INCLUDE (bedrag) WHERE tegoed_id IS NOT NULL;
SELECT keep_rows('boeking');

-- The open amount of an invoice stays between zero and its amount. The lock makes bookings of one invoice wait for each
-- other, so that the sum is complete.
CREATE FUNCTION guard_boeking() RETURNS trigger
  LANGUAGE plpgsql SET search_path = insurer, pg_temp AS $$
BEGIN
  PERFORM f.kenmerk FROM factuur f
  WHERE f.kenmerk = ANY (ARRAY(SELECT DISTINCT n.kenmerk FROM added n)) ORDER BY 1 FOR NO KEY UPDATE;
  IF EXISTS (SELECT FROM (SELECT DISTINCT n.kenmerk FROM added n) k
    CROSS JOIN LATERAL (SELECT f.bedrag, f.bedrag - (SELECT sum(b.bedrag) FROM boeking b
      WHERE b.kenmerk = k.kenmerk) AS open FROM factuur f WHERE f.kenmerk = k.kenmerk) s
    WHERE s.open NOT BETWEEN least(0, s.bedrag) AND greatest(0, s.bedrag)) THEN
    RAISE EXCEPTION 'an invoice cannot be booked beyond its amount' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER guard_boeking AFTER INSERT ON boeking REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION guard_boeking();

-- Money held is not set off beyond its amount, nor after the rest was paid out.
CREATE FUNCTION guard_boeking_tegoed() RETURNS trigger
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
CREATE TRIGGER guard_boeking_tegoed AFTER INSERT ON boeking REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION guard_boeking_tegoed();

-- Money held: the part that was set off, and the rest.
CREATE VIEW tegoed_stand WITH (security_invoker = true) AS
  SELECT t.tegoed_id, t.debiteur, t.bedrag, coalesce(b.total, 0)::integer AS verrekend,
    CASE WHEN t.terugbetaald_op IS NULL THEN t.bedrag - t.teruggeboekt - coalesce(b.total, 0)::integer ELSE 0 END AS open
  FROM tegoed t
  LEFT JOIN LATERAL (SELECT sum(bedrag) AS total FROM boeking WHERE tegoed_id = t.tegoed_id) b ON true;
GRANT SELECT ON tegoed_stand TO insurer_app, insurer_jobs;

-- The open and the booked amount of each invoice.
CREATE VIEW factuur_stand WITH (security_invoker = true) AS
  SELECT f.kenmerk, f.debiteur, f.bedrag, f.bedrag - coalesce(b.total, 0)::integer AS open,
    coalesce(b.total, 0)::integer AS eerder_betaald_verrekend
  FROM factuur f
  LEFT JOIN LATERAL (SELECT sum(bedrag) AS total FROM boeking WHERE kenmerk = f.kenmerk) b ON true;
GRANT SELECT ON factuur_stand TO insurer_app, insurer_jobs;

-- Every table of this file has a `debiteur`, so that its policy needs no join.
DO $$
DECLARE table_name text;
BEGIN
  FOREACH table_name IN ARRAY ARRAY['betaalverzoek', 'betaalverzoek_stap', 'regeling', 'factuur',
    'factuur_regel', 'factuur_zorg', 'boeking', 'tegoed'] LOOP
    PERFORM shield(table_name);
    EXECUTE format('CREATE POLICY jobs ON %I TO insurer_jobs USING (true) WITH CHECK (true)', table_name);
    EXECUTE format($p$CREATE POLICY see ON %I FOR SELECT TO insurer_app
      USING (debiteur = current_setting('mijn.viewer', true))$p$, table_name);
    EXECUTE format('GRANT SELECT ON %I TO insurer_app', table_name);
    EXECUTE format('GRANT SELECT, INSERT ON %I TO insurer_jobs', table_name);
  END LOOP;
END $$;
GRANT UPDATE (titel, uiterste_betaaldatum) ON betaalverzoek TO insurer_jobs;
GRANT UPDATE (status, termijnbedrag, beeindigd_op) ON regeling TO insurer_jobs;
GRANT UPDATE (betaalverzoek, regeling_id, uit_betaalverzoek, eindafrekening) ON factuur TO insurer_jobs;
GRANT UPDATE (teruggeboekt, terugbetaald_op) ON tegoed TO insurer_jobs;

-- Persons and care on the viewer's own invoice, also those that the viewer may no longer see (a child that left the
-- policy): the invoice named them, so it still does. The rules hide care that is hidden from the viewer.
CREATE FUNCTION persons_on_factuur(of_kenmerk text)
  RETURNS TABLE (relatienummer text, naam text, geboortedatum date)
  LANGUAGE sql STABLE SECURITY DEFINER ROWS 2 SET search_path = insurer, pg_temp AS $$
  SELECT r.relatienummer, r.opgemaakte_naam, r.geboortedatum
  FROM factuur f JOIN relatie r ON r.relatienummer IN (
    SELECT g.relatienummer FROM factuur_regel g WHERE g.kenmerk = f.kenmerk)
  WHERE f.kenmerk = of_kenmerk AND f.debiteur = current_setting('mijn.viewer', true)
$$;

CREATE FUNCTION care_on_factuur(of_kenmerk text)
  RETURNS TABLE (relatienummer text, datum date, zorgsoort text, deel text, bedrag integer,
    declaratie_nummer text, declaratie_volgnummer integer)
  LANGUAGE sql STABLE SECURITY DEFINER ROWS 10 SET search_path = insurer, pg_temp AS $$
  SELECT z.relatienummer, r.behandeldatum, r.zorgsoort, z.deel, z.bedrag, z.declaratie_nummer,
    z.declaratie_volgnummer
  FROM factuur_zorg z JOIN declaratie_regel r
    ON r.nummer = z.declaratie_nummer AND r.volgnummer = z.declaratie_volgnummer
  WHERE z.kenmerk = of_kenmerk AND z.debiteur = current_setting('mijn.viewer', true)
$$;

-- Lines of care on the viewer's own invoice that correct another one (ADR 0070).
CREATE FUNCTION corrections_on_factuur(of_kenmerk text)
  RETURNS TABLE (declaratie_nummer text, declaratie_volgnummer integer, correctie text, corrigeert integer,
    gecorrigeerd_op date)
  LANGUAGE sql STABLE SECURITY DEFINER ROWS 2 SET search_path = insurer, pg_temp AS $$
  SELECT DISTINCT r.nummer, r.volgnummer, r.correctie, r.corrigeert, r.gecorrigeerd_op
  FROM factuur_zorg z JOIN declaratie_regel r
    ON r.nummer = z.declaratie_nummer AND r.volgnummer = z.declaratie_volgnummer
  WHERE z.kenmerk = of_kenmerk AND z.debiteur = current_setting('mijn.viewer', true) AND r.corrigeert IS NOT NULL
$$;

-- Persons whose terms had stopped before a settlement of the viewer's own, and the reason, also for a person who left
-- the policy since.
CREATE FUNCTION settlement_reasons(of_kenmerk text)
  RETURNS TABLE (relatienummer text, gestopt_door text)
  LANGUAGE sql STABLE SECURITY DEFINER ROWS 2 SET search_path = insurer, pg_temp AS $$
  SELECT s.relatienummer, s.gestopt_door
  FROM factuur f JOIN gespreid s ON s.polisnummer = f.polisnummer AND s.jaar = f.jaar
    AND s.afgerekend_op = f.datum
  WHERE f.kenmerk = of_kenmerk AND f.soort = 'Eigenrisicoeindafrekening'
    AND f.debiteur = current_setting('mijn.viewer', true)
$$;

-- Set-offs of a claim that the viewer may see. Invoices are the verzekeringsnemer's, the claim may be another person's:
-- the invoice is named only if it is the viewer's own.
CREATE FUNCTION verrekening_of_declaratie(of_nummer text)
  RETURNS TABLE (datum date, bedrag integer, kenmerk text)
  LANGUAGE sql STABLE SECURITY DEFINER ROWS 1 SET search_path = insurer, pg_temp AS $$
  SELECT b.datum, b.bedrag,
    CASE WHEN b.debiteur = current_setting('mijn.viewer', true) THEN b.kenmerk END
  FROM tegoed t JOIN boeking b USING (tegoed_id) JOIN declaratie d ON d.nummer = t.declaratie
  WHERE t.declaratie = of_nummer
    AND (d.relatienummer = ANY (visible()) OR d.indiener = current_setting('mijn.viewer', true))
  ORDER BY b.datum, b.boeking_id
$$;

REVOKE ALL ON FUNCTION persons_on_factuur(text), care_on_factuur(text), corrections_on_factuur(text),
  settlement_reasons(text), verrekening_of_declaratie(text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION persons_on_factuur(text), care_on_factuur(text), corrections_on_factuur(text),
  settlement_reasons(text), verrekening_of_declaratie(text) TO insurer_app;
