-- Access (decisions §2). Row-level security makes the database itself refuse another family's rows, in addition
-- to each query's own check. This file has the functions that every other file uses; a table's policies and
-- grants stand with the table.
--
-- db/roles.ts creates three roles: insurer_owner owns everything, insurer_app answers calls, insurer_jobs runs
-- jobs. Settings of a transaction: mijn.viewer (relatienummer of the caller), mijn.visible (the persons whom the
-- caller may see) and mijn.today (the insurer's day). Without them no personal row is visible to the app.

GRANT USAGE ON SCHEMA insurer TO insurer_app, insurer_jobs;

-- Puts a table behind row-level security. FORCE applies it to the owner too, which gets an explicit policy. A table
-- without further policies is closed to app and jobs.
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

-- Makes a table append-only for every role.
CREATE FUNCTION keep_rows(table_name text) RETURNS void
  LANGUAGE plpgsql SET search_path = insurer, pg_temp AS $$
BEGIN
  EXECUTE format('CREATE TRIGGER %I BEFORE UPDATE OR DELETE ON %I
    FOR EACH ROW EXECUTE FUNCTION refuse_change()', table_name || '_stays', table_name);
  EXECUTE format('CREATE TRIGGER %I BEFORE TRUNCATE ON %I
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()', table_name || '_stays_whole', table_name);
END $$;

REVOKE ALL ON FUNCTION shield(text), keep_rows(text) FROM PUBLIC;

-- Refuses a change of state that is not in the state diagram (docs/states). Arguments: the column, and each step as
-- 'from > to'.
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

-- Numbers drawn at random, also by transactions in progress, so that two never draw the same. Unlogged: after the
-- transaction the table of the number itself holds it, so losing this one in a crash does no harm.
CREATE UNLOGGED TABLE drawn_number (number text PRIMARY KEY);
SELECT shield('drawn_number');

-- Random digits, at most 15, from 56 bits of the system's randomness. Numbers are random because two numbers of a
-- counter tell their owner how many others were given in between.
CREATE FUNCTION random_digits(how_many integer) RETURNS text
  LANGUAGE sql VOLATILE SET search_path = insurer, pg_temp
  RETURN lpad((('x' || encode(substr(uuid_send(gen_random_uuid()), 10, 7), 'hex'))::bit(56)::bigint
    % (10::numeric ^ how_many)::bigint)::text, how_many, '0');

-- Whether this transaction is the first to draw a number.
CREATE FUNCTION draw_first(of_number text) RETURNS boolean
  LANGUAGE plpgsql VOLATILE SET search_path = insurer, pg_temp AS $$
BEGIN
  INSERT INTO drawn_number VALUES (of_number) ON CONFLICT DO NOTHING;
  RETURN FOUND;
END $$;
REVOKE ALL ON FUNCTION draw_first(text) FROM PUBLIC;

-- The insurer's day is the real day plus this many days (decisions §6).
CREATE TABLE clock (
  enige boolean PRIMARY KEY DEFAULT true CHECK (enige),
  days_ahead integer NOT NULL DEFAULT 0
);
INSERT INTO clock DEFAULT VALUES;
GRANT SELECT ON clock TO insurer_app, insurer_jobs;
GRANT UPDATE (days_ahead) ON clock TO insurer_jobs;

-- The insurer's instant at a real instant. Days are added to Dutch local time: in UTC, a result beyond a change of
-- summer time could fall on another day near midnight.
CREATE FUNCTION insurer_instant(real_time timestamptz) RETURNS timestamptz
  LANGUAGE sql STABLE
  RETURN (SELECT CASE days_ahead WHEN 0 THEN real_time ELSE
    (real_time AT TIME ZONE 'Europe/Amsterdam' + make_interval(days => days_ahead))
      AT TIME ZONE 'Europe/Amsterdam' END FROM clock);

-- The insurer's day of this transaction: from begin_access, else by the clock.
CREATE FUNCTION today() RETURNS date
  LANGUAGE sql STABLE SET search_path = insurer, pg_temp
  RETURN coalesce(
    nullif(current_setting('mijn.today', true), '')::date,
    (insurer_instant(now()) AT TIME ZONE 'Europe/Amsterdam')::date);

-- The persons whom the viewer of this transaction may see, from begin_access; null, so nobody, without it. Simple
-- enough to be inlined into a policy: `(SELECT visible())` is evaluated once per query.
CREATE FUNCTION visible() RETURNS text[]
  LANGUAGE sql STABLE
  RETURN nullif(current_setting('mijn.visible', true), '')::text[];

-- Starts a transaction's access: finds the caller by BSN and sets viewer, day and visible persons, so that policies
-- compare values and need no lookup of their own. `who` is JSON about the caller and everyone they may see (the
-- caller first), null for an unknown BSN; its text is equal as long as none of its facts changes. `instant` is the
-- insurer's.
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
      -- The brand of the insurance that holds today or held last, else of the policy that the person pays. The latest
      -- start does not decide: a policy can begin by mistake and be cancelled (facts/payer.queries.ts has this order).
      coalesce((SELECT p.merk FROM verzekering v JOIN polis p USING (polisnummer)
          WHERE v.relatienummer = r.relatienummer AND v.geldig_van <= day
          ORDER BY least(v.geldig_tot, p.geldig_tot, day + 1) DESC, v.geldig_van DESC, p.polisnummer LIMIT 1),
        (SELECT p.merk FROM polis p WHERE p.verzekeringsnemer = r.relatienummer AND p.geldig_van <= day
          ORDER BY least(p.geldig_tot, day + 1) DESC, p.geldig_van DESC, p.polisnummer LIMIT 1)) AS merk,
      -- False for a former verzekeringsnemer, whose bills and money stay theirs; null: never was one.
      (SELECT bool_or(p.geldig_tot IS NULL OR p.geldig_tot > day) FROM polis p
        WHERE p.verzekeringsnemer = r.relatienummer AND p.geldig_van <= day) AS verzekeringsnemer
    INTO self FROM relatie r WHERE r.bsn = of_bsn;
  -- The caller, and everyone validly insured today on a policy of which the caller is the verzekeringsnemer.
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
      'heldPolis', self.verzekeringsnemer IS NOT NULL,
      'merk', self.merk, 'people', seen.people);
  END IF;
END $$;
REVOKE ALL ON FUNCTION begin_access(text, timestamptz) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION begin_access(text, timestamptz) TO insurer_app;

-- Log of access to personal data (NEN 7513).
CREATE TABLE inzage (
  inzage_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Real time, not the insurer's.
  tijdstip timestamptz NOT NULL DEFAULT clock_timestamp(),
  kijker text NOT NULL,
  niveau smallint NOT NULL CHECK (niveau IN (10, 20, 25, 30)),
  -- A member of staff viewing as the person, and the reason.
  actor text,
  reden text,
  betreft text NOT NULL,
  operatie text NOT NULL,
  -- Number of the claim that was opened.
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
CREATE POLICY seal ON inzage FOR SELECT TO insurer_jobs USING (true);
GRANT SELECT, INSERT ON inzage TO insurer_app;
GRANT SELECT ON inzage TO insurer_jobs;

-- Seals of the log, one per batch (ADR 0036). Each holds the mark of every line of its batch and depends on the seal
-- before it, so that changing, adding or removing a line later is detected.
CREATE TABLE inzage_seal (
  seal_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Last line of the batch; its first line follows that of the previous seal.
  until_id bigint NOT NULL UNIQUE,
  -- `id:mark` of each line, in order.
  line_marks text[] NOT NULL,
  -- The database's own time.
  sealed_at timestamptz NOT NULL,
  mark text NOT NULL,
  -- The key of the seal (ADR 0127).
  key_id text NOT NULL
);

SELECT keep_rows('inzage_seal');
SELECT shield('inzage_seal');
CREATE POLICY seal ON inzage_seal TO insurer_jobs USING (true) WITH CHECK (true);
GRANT SELECT, INSERT ON inzage_seal TO insurer_jobs;

-- Use of each quota (packages/domain/src/quotas.ts). Columns and their order are those of rate-limiter-flexible. A
-- key is the quota, its window and an HMAC of the person, so that the table identifies nobody.
CREATE TABLE quota_used (
  key varchar(255) PRIMARY KEY,
  points integer NOT NULL DEFAULT 0,
  -- Milliseconds since 1970.
  expire bigint
);
CREATE INDEX quota_used_expire ON quota_used (expire);

SELECT shield('quota_used');
CREATE POLICY count ON quota_used TO insurer_app USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON quota_used TO insurer_app;
