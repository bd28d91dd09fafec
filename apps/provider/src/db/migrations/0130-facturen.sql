-- Bills: what a policyholder owes, how it is asked for, and what was booked on it. Cents; days are the
-- insurer's. What is open on an invoice is its amount less its bookings; that is stored nowhere else
-- (view factuur_stand). `sleutel` names what a row is for (a month of a policy, a term, a payment), so
-- that a job that runs twice makes it once.

ALTER TABLE polis
  ADD COLUMN betaalwijze text NOT NULL DEFAULT 'zelf' CHECK (betaalwijze IN ('incasso', 'zelf')),
  -- Day of the month of the direct debit and of the own-risk bill; the last one of a shorter month.
  ADD COLUMN incassodag smallint NOT NULL DEFAULT 25 CHECK (incassodag BETWEEN 1 AND 31),
  -- Own-risk bills go into Betaalgemak by themselves.
  ADD COLUMN betaalgemak boolean NOT NULL DEFAULT false;

-- Who claims: the insured person is paid; a care provider is paid directly, and what of it is the
-- person's own (own risk, statutory contribution) is invoiced.
ALTER TABLE declaratie
  ADD COLUMN soort_indiener text NOT NULL DEFAULT 'Verzekerde'
    CHECK (soort_indiener IN ('Verzekerde', 'Zorgverlener'));

-- Own risk paid in terms, by insured person and calendar year.
CREATE TABLE gespreid (
  polisnummer text NOT NULL REFERENCES polis,
  relatienummer text NOT NULL REFERENCES relatie,
  jaar integer NOT NULL,
  -- From this day on there are no more terms: one was missed.
  beeindigd_op date,
  PRIMARY KEY (relatienummer, jaar)
);
CREATE INDEX gespreid_jaar ON gespreid (jaar);

-- Premium per month of an adult; reference data, with its home in facturen/opmaken/premies.ts. The
-- last year that is known holds until a later one is.
CREATE TABLE premie (
  merk text NOT NULL CHECK (merk IN ('ZZ', 'AZVZ')),
  pakket text NOT NULL CHECK (pakket IN ('BASIS', 'AANVULLEND', 'AANVULLEND_PLUS')),
  jaar integer NOT NULL,
  bedrag integer NOT NULL CHECK (bedrag > 0),
  PRIMARY KEY (merk, pakket, jaar)
);

CREATE SEQUENCE factuur_teller;
CREATE SEQUENCE betaalverzoek_teller;
CREATE SEQUENCE regeling_teller;

-- Numbers that tell nobody how many there are (see next_declaratienummer).
CREATE FUNCTION next_factuurkenmerk(jaar integer) RETURNS text
  LANGUAGE sql VOLATILE SET search_path = insurer, pg_temp
  RETURN 'F' || jaar || '-' || lpad(((nextval('factuur_teller') * 71830439 + 20261121) % 100000000)::text, 8, '0');
CREATE FUNCTION next_regelingnummer(jaar integer) RETURNS text
  LANGUAGE sql VOLATILE SET search_path = insurer, pg_temp
  RETURN 'R' || jaar || '-' || lpad(((nextval('regeling_teller') * 7183043 + 2026112) % 10000000)::text, 7, '0');

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
  RETURN betalingskenmerk_of(lpad(((nextval('betaalverzoek_teller')::numeric * 618033988749893
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
CREATE INDEX betaalverzoek_uiterste ON betaalverzoek (uiterste_betaaldatum) WHERE titel <> 'Aanmaning';

-- Each title a payment request has had, and from when.
CREATE TABLE betaalverzoek_stap (
  kenmerk text NOT NULL REFERENCES betaalverzoek,
  titel text NOT NULL,
  debiteur text NOT NULL REFERENCES relatie,
  datum date NOT NULL,
  uiterste_betaaldatum date NOT NULL,
  PRIMARY KEY (kenmerk, titel)
);

-- Arrangements to pay in terms: Betaalgemak, betalingsregeling, or with debt help (no terms of ours).
CREATE TABLE regeling (
  regeling_id text PRIMARY KEY CHECK (regeling_id ~ '^R\d{4}-\d{7}$'),
  sleutel text NOT NULL UNIQUE,
  debiteur text NOT NULL REFERENCES relatie,
  soort text NOT NULL CHECK (soort IN ('betaalgemak', 'betalingsregeling', 'schuldregeling')),
  status text NOT NULL DEFAULT 'lopend' CHECK (status IN ('lopend', 'beeindigd', 'voltooid')),
  termijnbedrag integer NOT NULL CHECK (termijnbedrag >= 0),
  ingangsdatum date NOT NULL,
  -- The day on which it was missed or finished.
  beeindigd_op date,
  CHECK ((status = 'lopend') = (beeindigd_op IS NULL))
);
CREATE INDEX regeling_debiteur ON regeling (debiteur);
CREATE INDEX regeling_beeindigd ON regeling (beeindigd_op) WHERE status = 'beeindigd';
CREATE UNIQUE INDEX regeling_betaalgemak ON regeling (debiteur)
  WHERE soort = 'betaalgemak' AND status = 'lopend';

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
CREATE INDEX factuur_te_ontvangen ON factuur (datum) WHERE bedrag < 0;

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
  bedrag_eigen_risico integer NOT NULL DEFAULT 0 CHECK (bedrag_eigen_risico >= 0),
  bedrag_eigen_bijdrage integer NOT NULL DEFAULT 0 CHECK (bedrag_eigen_bijdrage >= 0),
  zorgverlener text,
  declaratie_nummer text,
  declaratie_volgnummer integer,
  PRIMARY KEY (kenmerk, volgnummer),
  FOREIGN KEY (declaratie_nummer, declaratie_volgnummer) REFERENCES declaratie_regel (nummer, volgnummer),
  CHECK (declaratie_nummer IS NULL OR bedrag = bedrag_eigen_risico + bedrag_eigen_bijdrage)
);

-- Which part of a claim's line stands on which invoice: own risk and contribution each exactly once,
-- own risk on an own-risk invoice or, for who pays in terms, in the year's settlement.
CREATE TABLE factuur_zorg (
  declaratie_nummer text NOT NULL,
  declaratie_volgnummer integer NOT NULL,
  deel text NOT NULL CHECK (deel IN ('eigenRisico', 'eigenBijdrage')),
  kenmerk text NOT NULL REFERENCES factuur,
  debiteur text NOT NULL REFERENCES relatie,
  relatienummer text NOT NULL REFERENCES relatie,
  bedrag integer NOT NULL CHECK (bedrag > 0),
  PRIMARY KEY (declaratie_nummer, declaratie_volgnummer, deel),
  FOREIGN KEY (declaratie_nummer, declaratie_volgnummer) REFERENCES declaratie_regel (nummer, volgnummer)
);
CREATE INDEX factuur_zorg_kenmerk ON factuur_zorg (kenmerk);

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
  tegenkenmerk text REFERENCES factuur
);
CREATE INDEX boeking_kenmerk ON boeking (kenmerk) INCLUDE (bedrag);
CREATE INDEX boeking_betaling ON boeking (betaling_id) WHERE betaling_id IS NOT NULL;

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
CREATE INDEX incasso_gepland ON incasso (datum) WHERE status = 'gepland';
CREATE INDEX incasso_mislukt ON incasso (mislukt_op) WHERE status = 'mislukt';
CREATE INDEX incasso_kenmerk ON incasso (kenmerk) WHERE kenmerk IS NOT NULL;
CREATE INDEX incasso_regeling ON incasso (regeling_id) WHERE regeling_id IS NOT NULL;
CREATE INDEX incasso_debiteur ON incasso (debiteur);

-- Paid more than was open: to be paid back.
CREATE TABLE tegoed (
  betaling_id uuid PRIMARY KEY,
  debiteur text NOT NULL REFERENCES relatie,
  betaalverzoek text NOT NULL REFERENCES betaalverzoek,
  bedrag integer NOT NULL CHECK (bedrag > 0),
  datum date NOT NULL,
  terugbetaald_op date
);
CREATE INDEX tegoed_open ON tegoed (datum) WHERE terugbetaald_op IS NULL;
CREATE INDEX tegoed_debiteur ON tegoed (debiteur);

-- Which job has run for which day of the insurer.
CREATE TABLE gelopen_taak (
  naam text NOT NULL,
  dag date NOT NULL,
  aantal integer NOT NULL DEFAULT 0,
  gelopen_op timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (naam, dag)
);

-- What is open on each invoice, and what has been booked on it.
CREATE VIEW factuur_stand WITH (security_invoker = true) AS
  SELECT f.kenmerk, f.debiteur, f.bedrag, f.bedrag - coalesce(b.sum, 0)::integer AS open,
    coalesce(b.sum, 0)::integer AS eerder_betaald_verrekend
  FROM factuur f
  LEFT JOIN LATERAL (SELECT sum(bedrag) AS sum FROM boeking WHERE kenmerk = f.kenmerk) b ON true;

-- No invoice is ever booked beyond nothing, or the other way. The lock makes bookings of one invoice
-- wait for each other, so that the sum is true.
CREATE FUNCTION guard_boeking() RETURNS trigger
  LANGUAGE plpgsql SET search_path = insurer, pg_temp AS $$
BEGIN
  PERFORM FROM factuur WHERE kenmerk IN (SELECT kenmerk FROM nieuw) ORDER BY kenmerk FOR NO KEY UPDATE;
  IF EXISTS (SELECT FROM factuur_stand s WHERE s.kenmerk IN (SELECT kenmerk FROM nieuw)
    AND NOT s.open BETWEEN least(0, s.bedrag) AND greatest(0, s.bedrag)) THEN
    RAISE EXCEPTION 'an invoice cannot be booked beyond its amount' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER guard_boeking AFTER INSERT ON boeking REFERENCING NEW TABLE AS nieuw
  FOR EACH STATEMENT EXECUTE FUNCTION guard_boeking();

-- An invoice's lines add up to it.
CREATE FUNCTION guard_factuur_regels() RETURNS trigger
  LANGUAGE plpgsql SET search_path = insurer, pg_temp AS $$
BEGIN
  IF EXISTS (SELECT FROM factuur f JOIN factuur_regel r USING (kenmerk)
    WHERE f.kenmerk IN (SELECT kenmerk FROM nieuw) GROUP BY f.kenmerk HAVING sum(r.bedrag) <> f.bedrag) THEN
    RAISE EXCEPTION 'the lines of an invoice do not add up to it' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER guard_factuur_regels AFTER INSERT ON factuur_regel REFERENCING NEW TABLE AS nieuw
  FOR EACH STATEMENT EXECUTE FUNCTION guard_factuur_regels();

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

DO $$
DECLARE table_name text;
BEGIN
  FOREACH table_name IN ARRAY ARRAY['boeking', 'factuur_regel', 'factuur_zorg', 'betaalverzoek_stap', 'gelopen_taak'] LOOP
    EXECUTE format('CREATE TRIGGER %I BEFORE UPDATE OR DELETE ON %I FOR EACH ROW EXECUTE FUNCTION refuse_change()', table_name || '_stays', table_name);
    EXECUTE format('CREATE TRIGGER %I BEFORE TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()', table_name || '_stays_whole', table_name);
  END LOOP;
  FOREACH table_name IN ARRAY ARRAY['gespreid', 'betaalverzoek', 'betaalverzoek_stap', 'regeling', 'factuur',
    'factuur_regel', 'factuur_zorg', 'boeking', 'incasso', 'tegoed'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', table_name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', table_name);
    EXECUTE format('CREATE POLICY eigenaar ON %I TO insurer_owner USING (true) WITH CHECK (true)', table_name);
    EXECUTE format('CREATE POLICY taken ON %I TO insurer_jobs USING (true) WITH CHECK (true)', table_name);
    IF table_name <> 'gespreid' THEN
      EXECUTE format($p$CREATE POLICY zien ON %I FOR SELECT TO insurer_app
        USING (debiteur = current_setting('mijn.viewer', true))$p$, table_name);
      EXECUTE format('GRANT SELECT ON %I TO insurer_app', table_name);
    END IF;
    EXECUTE format('GRANT SELECT, INSERT ON %I TO insurer_jobs', table_name);
  END LOOP;
END $$;

GRANT SELECT ON factuur_stand TO insurer_app, insurer_jobs;
GRANT SELECT ON premie, eigen_risico_bedrag TO insurer_jobs;
GRANT SELECT, INSERT ON gelopen_taak TO insurer_jobs;
GRANT UPDATE (beeindigd_op) ON gespreid TO insurer_jobs;
GRANT UPDATE (titel, uiterste_betaaldatum) ON betaalverzoek TO insurer_jobs;
GRANT UPDATE (status, termijnbedrag, beeindigd_op) ON regeling TO insurer_jobs;
GRANT UPDATE (betaalverzoek, regeling_id, eindafrekening) ON factuur TO insurer_jobs;
GRANT UPDATE (bedrag, status, mislukt_op) ON incasso TO insurer_jobs;
GRANT UPDATE (terugbetaald_op) ON tegoed TO insurer_jobs;
GRANT UPDATE (dagen_vooruit) ON klok TO insurer_jobs;
GRANT USAGE ON SEQUENCE factuur_teller, betaalverzoek_teller, regeling_teller TO insurer_jobs;
