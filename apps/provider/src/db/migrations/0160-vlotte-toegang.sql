-- Access worked out once per transaction: begin_access leaves behind whom the viewer may
-- see, and the policies compare with that, where they used to ask again for every table of a query.

DROP FUNCTION begin_access(text, timestamptz);

-- Starts a transaction's access: finds the caller by BSN, sets viewer, day and whom they may see for
-- the policies. `wie` tells the caller and everyone they may see (the caller first) as JSON, and is the
-- same text for as long as nothing of it changes; null: we do not know them. `ogenblik` is the
-- insurer's instant.
CREATE FUNCTION begin_access(of_bsn text, now timestamptz, OUT who text, OUT instant timestamptz)
  LANGUAGE plpgsql VOLATILE SECURITY DEFINER
  SET search_path = insurer, pg_temp SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  op date;
  self record;
  hen record;
BEGIN
  SELECT now + make_interval(days => k.dagen_vooruit) INTO instant FROM klok k;
  op := (instant AT TIME ZONE 'Europe/Amsterdam')::date;
  SELECT r.relatienummer, r.storing,
      (SELECT p.merk FROM verzekering v JOIN polis p USING (polisnummer)
        WHERE v.relatienummer = r.relatienummer AND v.geldig_van <= op
        ORDER BY v.geldig_van DESC LIMIT 1) AS merk,
      (SELECT true FROM polis p WHERE p.verzekeringsnemer = r.relatienummer
        AND p.geldig_van <= op AND (p.geldig_tot IS NULL OR p.geldig_tot > op) LIMIT 1) AS policyholder
    INTO self FROM relatie r WHERE r.bsn = of_bsn;
  -- Themselves, and everyone who is today validly on a policy of which they are the verzekeringsnemer.
  SELECT array_agg(p.relatienummer) AS numbers, json_agg(json_build_array(p.relatienummer,
      p.geboortedatum, p.toestemming_zorgkosten)) AS people
    INTO hen FROM (
      SELECT r.relatienummer, r.geboortedatum, r.toestemming_zorgkosten FROM relatie r
      WHERE r.relatienummer IN (
        SELECT self.relatienummer
        UNION
        SELECT v.relatienummer FROM polis p JOIN verzekering v USING (polisnummer)
        WHERE p.verzekeringsnemer = self.relatienummer
          AND p.geldig_van <= op AND (p.geldig_tot IS NULL OR p.geldig_tot > op)
          AND v.geldig_van <= op AND (v.geldig_tot IS NULL OR v.geldig_tot > op))
      ORDER BY r.relatienummer <> self.relatienummer, r.relatienummer) p;
  PERFORM set_config('mijn.vandaag', op::text, true),
          set_config('mijn.viewer', coalesce(self.relatienummer, ''), true),
          set_config('mijn.zichtbaar', coalesce(hen.numbers::text, ''), true);
  IF self.relatienummer IS NOT NULL THEN
    who := json_build_object('dag', op, 'verzekeringsnemer', coalesce(self.policyholder, false),
      'merk', self.merk, 'storing', self.storing, 'people', hen.people);
  END IF;
END $$;

-- Whom the viewer of this transaction may see, as begin_access has set it; null, so nobody, without.
-- Plain enough to be worked into the policy itself.
CREATE FUNCTION visible() RETURNS text[]
  LANGUAGE sql STABLE
  RETURN nullif(current_setting('mijn.zichtbaar', true), '')::text[];

-- For the functions that ask it as a table.
CREATE OR REPLACE FUNCTION visible_relaties() RETURNS SETOF text
  LANGUAGE sql STABLE SECURITY DEFINER ROWS 4 SET search_path = insurer, pg_temp AS $$
  SELECT unnest(visible())
$$;

-- (SELECT …) is worked out once per query. COALESCE keeps the planner from estimating that the policy
-- leaves next to nothing: what a query asks for is what the caller may see, and with such an estimate
-- it would sort a whole history where the index has the newest claims first.
ALTER POLICY zien ON relatie USING (relatienummer = ANY ((SELECT visible())::text[]));
ALTER POLICY zien ON verzekering USING (relatienummer = ANY ((SELECT visible())::text[]));
ALTER POLICY zien ON declaratie
  USING (coalesce(relatienummer = ANY ((SELECT visible())::text[])
    OR indiener = (SELECT current_setting('mijn.viewer', true)), false));
ALTER POLICY zien ON declaratie_regel
  USING (coalesce(relatienummer = ANY ((SELECT visible())::text[])
    OR indiener = (SELECT current_setting('mijn.viewer', true)), false));
ALTER POLICY submit ON declaratie
  WITH CHECK (indiener = current_setting('mijn.viewer', true)
    AND relatienummer = ANY ((SELECT visible())::text[]));

-- What one sent in for somebody else: few rows, where the index of all of a sender's claims had to be
-- read through for a person who sends in their own.
DROP INDEX declaratie_indiener;
CREATE INDEX declaratie_voor_ander ON declaratie (indiener, ingediend_op DESC, nummer DESC)
  INCLUDE (relatienummer) WHERE indiener <> relatienummer AND teruggetrokken_op IS NULL;

REVOKE ALL ON FUNCTION begin_access(text, timestamptz) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION begin_access(text, timestamptz) TO insurer_app;
