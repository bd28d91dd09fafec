-- Also tells whether the caller is or was a verzekeringsnemer: bills and money of an ended policy stay theirs. The rest
-- stands as it was (0022).
CREATE OR REPLACE FUNCTION begin_access(of_bsn text, now timestamptz, OUT who text, OUT instant timestamptz)
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
      coalesce((SELECT p.merk FROM verzekering v JOIN polis p USING (polisnummer)
          WHERE v.relatienummer = r.relatienummer AND v.geldig_van <= day
          ORDER BY least(v.geldig_tot, p.geldig_tot, day + 1) DESC, v.geldig_van DESC, p.polisnummer LIMIT 1),
        (SELECT p.merk FROM polis p WHERE p.verzekeringsnemer = r.relatienummer AND p.geldig_van <= day
          ORDER BY least(p.geldig_tot, day + 1) DESC, p.geldig_van DESC, p.polisnummer LIMIT 1)) AS merk,
      -- Null: no policy was ever theirs.
      (SELECT bool_or(p.geldig_tot IS NULL OR p.geldig_tot > day) FROM polis p
        WHERE p.verzekeringsnemer = r.relatienummer AND p.geldig_van <= day) AS verzekeringsnemer
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
      'heldPolis', self.verzekeringsnemer IS NOT NULL,
      'merk', self.merk, 'people', seen.people);
  END IF;
END $$;
