-- Who may see what (decisions §2). Row-level security: the database itself refuses another family's
-- rows. It stands behind the queries' own check. This file has what every other one builds on; each
-- table's own policies and grants stand with the table.
--
-- Three roles, made by db/roles.ts: insurer_owner owns all of it, insurer_app answers calls, insurer_jobs
-- runs jobs. The settings of a transaction: mijn.viewer (the relatienummer of who calls), mijn.visible
-- (whom they may see) and mijn.today (the insurer's day). Without them nobody is seen.

GRANT USAGE ON SCHEMA insurer TO insurer_app, insurer_jobs;

-- Puts a table behind row-level security. FORCE holds for the owner too, who gets a policy in the open:
-- so nobody passes by accident, and a table without further policies is closed to app and jobs.
CREATE FUNCTION shield(table_name text) RETURNS void
  LANGUAGE plpgsql SET search_path = insurer, pg_temp AS $$
BEGIN
  EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', table_name);
  EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', table_name);
  EXECUTE format('CREATE POLICY owner ON %I TO insurer_owner USING (true) WITH CHECK (true)', table_name);
END $$;

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'rows of % are never changed or removed', TG_TABLE_NAME
    USING ERRCODE = 'insufficient_privilege';
END $$;

-- Rows of this table are added and never touched again, by whatever role.
CREATE FUNCTION keep_rows(table_name text) RETURNS void
  LANGUAGE plpgsql SET search_path = insurer, pg_temp AS $$
BEGIN
  EXECUTE format('CREATE TRIGGER %I BEFORE UPDATE OR DELETE ON %I
    FOR EACH ROW EXECUTE FUNCTION refuse_change()', table_name || '_stays', table_name);
  EXECUTE format('CREATE TRIGGER %I BEFORE TRUNCATE ON %I
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()', table_name || '_stays_whole', table_name);
END $$;

REVOKE ALL ON FUNCTION shield(text), keep_rows(text) FROM PUBLIC;

-- A column goes from one state to the next as its diagram (docs/states) has it, and in no other way.
-- Arguments: the column, and each step as 'from > to'.
CREATE FUNCTION guard_step() RETURNS trigger
  LANGUAGE plpgsql SET search_path = insurer, pg_temp AS $$
DECLARE
  old_state text := to_jsonb(OLD) ->> TG_ARGV[0];
  new_state text := to_jsonb(NEW) ->> TG_ARGV[0];
BEGIN
  IF concat(old_state, ' > ', new_state) <> ALL (TG_ARGV[1:]) THEN
    RAISE EXCEPTION '% does not go from % to %', TG_TABLE_NAME, old_state, new_state
      USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;

-- The insurer's day: real time plus this many days (decisions §6).
CREATE TABLE clock (
  enige boolean PRIMARY KEY DEFAULT true CHECK (enige),
  days_ahead integer NOT NULL DEFAULT 0
);
INSERT INTO clock DEFAULT VALUES;
GRANT SELECT ON clock TO insurer_app, insurer_jobs;
GRANT UPDATE (days_ahead) ON clock TO insurer_jobs;

-- The insurer's instant at an instant of real time: the same time of the clock in the Netherlands, that
-- many days further. Added in UTC, a move over the change of summer time would be a day off near midnight.
CREATE FUNCTION insurer_instant(real_time timestamptz) RETURNS timestamptz
  LANGUAGE sql STABLE
  RETURN (SELECT CASE days_ahead WHEN 0 THEN real_time ELSE
    (real_time AT TIME ZONE 'Europe/Amsterdam' + make_interval(days => days_ahead))
      AT TIME ZONE 'Europe/Amsterdam' END FROM clock);

-- The insurer's day of this transaction, as begin_access has set it, else by the clock.
CREATE FUNCTION today() RETURNS date
  LANGUAGE sql STABLE SET search_path = insurer, pg_temp
  RETURN coalesce(
    nullif(current_setting('mijn.today', true), '')::date,
    (insurer_instant(now()) AT TIME ZONE 'Europe/Amsterdam')::date);

-- Whom the viewer of this transaction may see, as begin_access has set it; null, so nobody, without.
-- Plain enough to be worked into a policy itself: `(SELECT visible())` is worked out once per query.
CREATE FUNCTION visible() RETURNS text[]
  LANGUAGE sql STABLE
  RETURN nullif(current_setting('mijn.visible', true), '')::text[];

-- Starts a transaction's access: finds the caller by BSN, sets viewer, day and whom they may see for
-- the policies, so that these compare and do not search anew for every table of a query. `who` tells
-- the caller and everyone they may see (the caller first) as JSON, and is the same text for as long as
-- nothing of it changes; null: we do not know them. `instant` is the insurer's.
CREATE FUNCTION begin_access(of_bsn text, now timestamptz, OUT who text, OUT instant timestamptz)
  LANGUAGE plpgsql VOLATILE SECURITY DEFINER
  SET search_path = insurer, pg_temp SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  day date;
  self record;
  seen record;
BEGIN
  instant := insurer_instant(now);
  day := (instant AT TIME ZONE 'Europe/Amsterdam')::date;
  SELECT r.relatienummer,
      (SELECT p.merk FROM verzekering v JOIN polis p USING (polisnummer)
        WHERE v.relatienummer = r.relatienummer AND v.geldig_van <= day
        ORDER BY v.geldig_van DESC LIMIT 1) AS merk,
      (SELECT true FROM polis p WHERE p.verzekeringsnemer = r.relatienummer
        AND p.geldig_van <= day AND (p.geldig_tot IS NULL OR p.geldig_tot > day) LIMIT 1) AS verzekeringsnemer
    INTO self FROM relatie r WHERE r.bsn = of_bsn;
  -- Themselves, and everyone who is today validly on a policy of which they are the verzekeringsnemer.
  SELECT array_agg(p.relatienummer) AS numbers, json_agg(json_build_array(p.relatienummer,
      p.geboortedatum, p.toestemming_zorgkosten)) AS people
    INTO seen FROM (
      SELECT r.relatienummer, r.geboortedatum, r.toestemming_zorgkosten FROM relatie r
      WHERE r.relatienummer IN (
        SELECT self.relatienummer
        UNION
        SELECT v.relatienummer FROM polis p JOIN verzekering v USING (polisnummer)
        WHERE p.verzekeringsnemer = self.relatienummer
          AND p.geldig_van <= day AND (p.geldig_tot IS NULL OR p.geldig_tot > day)
          AND v.geldig_van <= day AND (v.geldig_tot IS NULL OR v.geldig_tot > day))
      ORDER BY r.relatienummer <> self.relatienummer, r.relatienummer) p;
  PERFORM set_config('mijn.today', day::text, true),
          set_config('mijn.viewer', coalesce(self.relatienummer, ''), true),
          set_config('mijn.visible', coalesce(seen.numbers::text, ''), true);
  IF self.relatienummer IS NOT NULL THEN
    who := json_build_object('day', day, 'verzekeringsnemer', coalesce(self.verzekeringsnemer, false),
      'merk', self.merk, 'people', seen.people);
  END IF;
END $$;
REVOKE ALL ON FUNCTION begin_access(text, timestamptz) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION begin_access(text, timestamptz) TO insurer_app;

-- Who looked at whose data, when, as whom and why (NEN 7513).
CREATE TABLE inzage (
  inzage_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Real time, not the insurer's day.
  tijdstip timestamptz NOT NULL DEFAULT clock_timestamp(),
  kijker text NOT NULL,
  niveau smallint NOT NULL CHECK (niveau IN (10, 20, 25, 30)),
  -- Staff looking as the person, and why.
  actor text,
  reden text,
  betreft text NOT NULL,
  operatie text NOT NULL,
  -- The number of the claim that was opened.
  onderwerp text,
  CHECK (actor IS NULL OR reden IS NOT NULL)
);
CREATE INDEX inzage_betreft ON inzage (betreft, tijdstip DESC);

SELECT keep_rows('inzage');
SELECT shield('inzage');
CREATE POLICY see ON inzage FOR SELECT TO insurer_app
  USING (betreft = current_setting('mijn.viewer', true));
CREATE POLICY record ON inzage FOR INSERT TO insurer_app
  WITH CHECK (kijker = current_setting('mijn.viewer', true));
GRANT SELECT, INSERT ON inzage TO insurer_app;
