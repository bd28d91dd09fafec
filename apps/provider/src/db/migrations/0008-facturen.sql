-- Bills: what a policyholder owes, how it is asked for, and what was booked on it. Cents; days are the
-- insurer's. What is open on an invoice is its amount less its bookings; that is stored nowhere else
-- (view factuur_stand). `sleutel` names what a row is for (a month of a policy, a term, a payment), so
-- that a job that runs twice makes it once. The jobs write all of it; the app only reads, and each
-- viewer sees what they are themselves the debtor of.

CREATE SEQUENCE factuur_counter;
CREATE SEQUENCE betaalverzoek_counter;
CREATE SEQUENCE regeling_counter;
GRANT USAGE ON SEQUENCE factuur_counter, betaalverzoek_counter, regeling_counter TO insurer_jobs;

-- Numbers that tell nobody how many there are (see next_declaratienummer).
CREATE FUNCTION next_factuurkenmerk(jaar integer) RETURNS text
  LANGUAGE sql VOLATILE SET search_path = insurer, pg_temp
  RETURN 'F' || jaar || '-' || lpad(((nextval('factuur_counter') * 71830439 + 20261121) % 100000000)::text, 8, '0');
CREATE FUNCTION next_regelingnummer(jaar integer) RETURNS text
  LANGUAGE sql VOLATILE SET search_path = insurer, pg_temp
  RETURN 'R' || jaar || '-' || lpad(((nextval('regeling_counter') * 7183043 + 2026112) % 10000000)::text, 7, '0');

-- Fifteen digits with their check digit in front: the formula of @mijn/domain/betalingskenmerk, here
-- because a job makes many at once (a test holds both together).
CREATE FUNCTION betalingskenmerk_of(digits text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT SET search_path = insurer, pg_temp
  RETURN (SELECT CASE c WHEN 10 THEN '1' WHEN 11 THEN '0' ELSE c::text END || digits
    FROM (SELECT 11 - sum(substr(digits, 16 - i, 1)::int
        * (ARRAY[2, 4, 8, 5, 10, 9, 7, 3, 6, 1])[(i - 1) % 10 + 1]) % 11 AS c
      FROM generate_series(1, 15) i) s);
CREATE FUNCTION next_betalingskenmerk() RETURNS text
  LANGUAGE sql VOLATILE SET search_path = insurer, pg_temp
  RETURN betalingskenmerk_of(lpad(((nextval('betaalverzoek_counter')::numeric * 618033988749893
    + 271828182845905) % 1000000000000000)::text, 15, '0'));

-- Open invoices asked for together. The kenmerk stays the same through its reminders.
CREATE TABLE betaalverzoek (
  kenmerk text PRIMARY KEY CHECK (kenmerk ~ '^\d{16}$'),
  sleutel text NOT NULL UNIQUE,
  debiteur text NOT NULL REFERENCES relatie,
  titel text NOT NULL CHECK (titel IN ('Factuur', 'Herinnering', 'Aanmaning', 'Incasso mislukt')),
  datum date NOT NULL,
  uiterste_betaaldatum date NOT NULL CHECK (uiterste_betaaldatum >= datum)
);
CREATE INDEX betaalverzoek_debiteur ON betaalverzoek (debiteur, datum DESC);
-- Whom to remind, and to tell that it is due.
CREATE INDEX betaalverzoek_due ON betaalverzoek (uiterste_betaaldatum);
CREATE TRIGGER guard_titel BEFORE UPDATE ON betaalverzoek
  FOR EACH ROW WHEN (OLD.titel <> NEW.titel)
  EXECUTE FUNCTION guard_step('titel', 'Factuur > Herinnering', 'Incasso mislukt > Herinnering',
    'Herinnering > Aanmaning');

-- Each title a payment request has had, and from when.
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
  -- Over how many terms it was asked for, and for which payment request; null: by the kind's own rule.
  termijnen smallint CHECK (termijnen BETWEEN 2 AND 24),
  betaalverzoek text REFERENCES betaalverzoek,
  ingangsdatum date NOT NULL,
  -- The day on which it was missed or finished.
  beeindigd_op date,
  CHECK ((status = 'lopend') = (beeindigd_op IS NULL))
);
CREATE INDEX regeling_debiteur ON regeling (debiteur);
CREATE INDEX regeling_betaalverzoek ON regeling (betaalverzoek) WHERE betaalverzoek IS NOT NULL;
CREATE INDEX regeling_ended ON regeling (beeindigd_op) WHERE status = 'beeindigd';
CREATE UNIQUE INDEX regeling_betaalgemak ON regeling (debiteur)
  WHERE soort = 'betaalgemak' AND status = 'lopend';
-- A bank may give a debited term back for eight weeks, also after its arrangement was finished: what
-- is open again has to be asked for (docs/states/regeling.md).
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
  -- The year it is about.
  jaar integer NOT NULL,
  datum date NOT NULL,
  -- Below zero: to be received (a settlement).
  bedrag integer NOT NULL,
  betaalverzoek text REFERENCES betaalverzoek,
  regeling_id text REFERENCES regeling,
  -- Of a term: the settlement that counted it.
  eindafrekening text REFERENCES factuur
);
CREATE INDEX factuur_debiteur ON factuur (debiteur, datum DESC);
CREATE INDEX factuur_datum ON factuur (datum);
CREATE INDEX factuur_betaalverzoek ON factuur (betaalverzoek) WHERE betaalverzoek IS NOT NULL;
CREATE INDEX factuur_regeling ON factuur (regeling_id) WHERE regeling_id IS NOT NULL;
CREATE INDEX factuur_eindafrekening ON factuur (eindafrekening) WHERE eindafrekening IS NOT NULL;
CREATE INDEX factuur_to_receive ON factuur (datum) WHERE bedrag < 0;

-- Of an invoice only how it is asked for changes.
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

-- What an invoice adds up from; each kind fills what it has.
CREATE TABLE factuur_regel (
  kenmerk text NOT NULL REFERENCES factuur,
  volgnummer integer NOT NULL,
  debiteur text NOT NULL REFERENCES relatie,
  -- The insured person.
  relatienummer text NOT NULL REFERENCES relatie,
  omschrijving text NOT NULL,
  periode_van date,
  -- The first day after it, as everywhere.
  periode_tot date,
  -- Of the care.
  datum date,
  bedrag integer NOT NULL,
  -- Below zero where a line of care corrects another (ADR 0070).
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

-- An invoice's lines add up to it. Looked up key by key, as in guard_boeking: the work goes with what a
-- statement wrote and not with how much there is.
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

-- Which part of a claim's line stands on which invoice: own risk and contribution each exactly once,
-- own risk on an own-risk invoice or, what is paid in terms, in the year's settlement.
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

-- Money that the insurer holds for somebody: paid more than was open, or of a claim that was judged while no
-- account was known. What of it was set off stands in the ledger (boeking.tegoed_id); the rest is paid.
CREATE TABLE tegoed (
  tegoed_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  debiteur text NOT NULL REFERENCES relatie,
  -- Of a payment: that payment, and the request it was for.
  betaling_id uuid UNIQUE,
  betaalverzoek text REFERENCES betaalverzoek,
  -- Of a claim.
  declaratie text UNIQUE REFERENCES declaratie,
  bedrag integer NOT NULL CHECK (bedrag > 0),
  datum date NOT NULL,
  -- The day on which what was left of it was paid.
  terugbetaald_op date,
  CHECK ((betaling_id IS NULL) = (betaalverzoek IS NULL)),
  CHECK ((betaling_id IS NULL) <> (declaratie IS NULL))
);
CREATE INDEX tegoed_open ON tegoed (datum) WHERE terugbetaald_op IS NULL;
CREATE INDEX tegoed_debiteur ON tegoed (debiteur);
CREATE INDEX tegoed_betaalverzoek ON tegoed (betaalverzoek) WHERE betaalverzoek IS NOT NULL;

-- The ledger. A positive booking lowers what is open.
CREATE TABLE boeking (
  boeking_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  sleutel text NOT NULL UNIQUE,
  kenmerk text NOT NULL REFERENCES factuur,
  debiteur text NOT NULL REFERENCES relatie,
  soort text NOT NULL CHECK (soort IN ('betaling', 'incasso', 'storno', 'verrekening',
    'eindafrekening', 'uitbetaling', 'regeling')),
  bedrag integer NOT NULL CHECK (bedrag <> 0),
  datum date NOT NULL,
  betaling_id uuid,
  -- The invoice at the other side of a set-off or settlement.
  tegenkenmerk text REFERENCES factuur,
  -- Or the money at the other side of a set-off that no invoice stands for.
  tegoed_id bigint REFERENCES tegoed,
  CHECK (tegoed_id IS NULL OR (soort = 'verrekening' AND bedrag > 0 AND tegenkenmerk IS NULL))
);
CREATE INDEX boeking_kenmerk ON boeking (kenmerk) INCLUDE (bedrag);
CREATE INDEX boeking_betaling ON boeking (betaling_id) WHERE betaling_id IS NOT NULL;
CREATE INDEX boeking_tegoed ON boeking (tegoed_id) INCLUDE (bedrag) WHERE tegoed_id IS NOT NULL;
SELECT keep_rows('boeking');

-- No invoice is ever booked beyond nothing, or the other way. The lock makes bookings of one invoice
-- wait for each other, so that the sum is true.
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

-- No money is set off beyond what there is of it, nor after the rest was paid.
CREATE FUNCTION guard_boeking_tegoed() RETURNS trigger
  LANGUAGE plpgsql SET search_path = insurer, pg_temp AS $$
BEGIN
  PERFORM t.tegoed_id FROM tegoed t
  WHERE t.tegoed_id = ANY (ARRAY(SELECT n.tegoed_id FROM added n)) ORDER BY 1 FOR NO KEY UPDATE;
  IF EXISTS (SELECT FROM tegoed t JOIN (SELECT DISTINCT tegoed_id FROM added) n USING (tegoed_id)
    WHERE t.terugbetaald_op IS NOT NULL
      OR t.bedrag < (SELECT sum(b.bedrag) FROM boeking b WHERE b.tegoed_id = t.tegoed_id)) THEN
    RAISE EXCEPTION 'money cannot be set off beyond its amount' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER guard_boeking_tegoed AFTER INSERT ON boeking REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION guard_boeking_tegoed();

-- What is left of money that the insurer holds, and what of it was set off.
CREATE VIEW tegoed_stand WITH (security_invoker = true) AS
  SELECT t.tegoed_id, t.debiteur, t.bedrag, coalesce(b.total, 0)::integer AS verrekend,
    CASE WHEN t.terugbetaald_op IS NULL THEN t.bedrag - coalesce(b.total, 0)::integer ELSE 0 END AS open
  FROM tegoed t
  LEFT JOIN LATERAL (SELECT sum(bedrag) AS total FROM boeking WHERE tegoed_id = t.tegoed_id) b ON true;
GRANT SELECT ON tegoed_stand TO insurer_app, insurer_jobs;

-- What is open on each invoice, and what has been booked on it.
CREATE VIEW factuur_stand WITH (security_invoker = true) AS
  SELECT f.kenmerk, f.debiteur, f.bedrag, f.bedrag - coalesce(b.total, 0)::integer AS open,
    coalesce(b.total, 0)::integer AS eerder_betaald_verrekend
  FROM factuur f
  LEFT JOIN LATERAL (SELECT sum(bedrag) AS total FROM boeking WHERE kenmerk = f.kenmerk) b ON true;
GRANT SELECT ON factuur_stand TO insurer_app, insurer_jobs;

-- Direct debits: of an invoice, or of a term of an arrangement.
CREATE TABLE incasso (
  incasso_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  sleutel text NOT NULL UNIQUE,
  debiteur text NOT NULL REFERENCES relatie,
  kenmerk text REFERENCES factuur,
  regeling_id text REFERENCES regeling,
  poging smallint NOT NULL CHECK (poging IN (1, 2)),
  datum date NOT NULL,
  bedrag integer NOT NULL CHECK (bedrag > 0),
  -- vervallen: there was nothing to debit any more.
  status text NOT NULL DEFAULT 'gepland'
    CHECK (status IN ('gepland', 'afgeschreven', 'mislukt', 'vervallen')),
  -- The day on which it failed: its own, or that of a refund.
  mislukt_op date,
  CHECK ((kenmerk IS NULL) <> (regeling_id IS NULL)),
  CHECK ((status = 'mislukt') = (mislukt_op IS NOT NULL))
);
CREATE INDEX incasso_planned ON incasso (datum) WHERE status = 'gepland';
CREATE INDEX incasso_failed ON incasso (mislukt_op) WHERE status = 'mislukt';
CREATE INDEX incasso_kenmerk ON incasso (kenmerk) WHERE kenmerk IS NOT NULL;
CREATE INDEX incasso_regeling ON incasso (regeling_id) WHERE regeling_id IS NOT NULL;
CREATE INDEX incasso_debiteur ON incasso (debiteur);
CREATE TRIGGER guard_status BEFORE UPDATE ON incasso
  FOR EACH ROW WHEN (OLD.status <> NEW.status)
  EXECUTE FUNCTION guard_step('status', 'gepland > afgeschreven', 'gepland > mislukt',
    'gepland > vervallen', 'afgeschreven > mislukt');

-- Every table of this file has a `debiteur`, so that each row is guarded by itself.
DO $$
DECLARE table_name text;
BEGIN
  FOREACH table_name IN ARRAY ARRAY['betaalverzoek', 'betaalverzoek_stap', 'regeling', 'factuur',
    'factuur_regel', 'factuur_zorg', 'boeking', 'incasso', 'tegoed'] LOOP
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
GRANT UPDATE (betaalverzoek, regeling_id, eindafrekening) ON factuur TO insurer_jobs;
GRANT UPDATE (bedrag, status, mislukt_op) ON incasso TO insurer_jobs;
GRANT UPDATE (terugbetaald_op) ON tegoed TO insurer_jobs;

-- What stands on an invoice of the viewer's own about people and care that they may not see any more
-- (a child that has left the policy): the bill has named them, so it goes on naming them. That care
-- is hidden from the viewer is the rules' work.
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

-- What of a claim that the viewer may see was set off, and with which invoice where that is their own:
-- the bills are the verzekeringsnemer's, the claim may be somebody else's on the policy.
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

REVOKE ALL ON FUNCTION persons_on_factuur(text), care_on_factuur(text), verrekening_of_declaratie(text)
  FROM PUBLIC;
GRANT EXECUTE ON FUNCTION persons_on_factuur(text), care_on_factuur(text), verrekening_of_declaratie(text)
  TO insurer_app;
