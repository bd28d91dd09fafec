-- Row-level security: the database itself refuses another family's rows (decisions §2). It stands
-- behind the queries' own check. FORCE holds for the owner too, who gets a policy in the open.

-- The insurer's day of this transaction, as begin_access has set it, else by the clock.
CREATE FUNCTION today() RETURNS date
  LANGUAGE sql STABLE SET search_path = insurer, pg_temp
  RETURN coalesce(
    nullif(current_setting('mijn.vandaag', true), '')::date,
    ((now() + make_interval(days => (SELECT dagen_vooruit FROM klok))) AT TIME ZONE 'Europe/Amsterdam')::date);

-- Who the viewer of this transaction may see: themselves, and everyone who is today validly on a
-- policy of which they are the verzekeringsnemer. Nobody when no viewer is set.
CREATE FUNCTION visible_relaties() RETURNS SETOF text
  LANGUAGE sql STABLE SECURITY DEFINER ROWS 4 SET search_path = insurer, pg_temp AS $$
  SELECT nullif(current_setting('mijn.viewer', true), '')
  UNION
  SELECT v.relatienummer
  FROM polis p JOIN verzekering v USING (polisnummer), (SELECT today() AS dag) d
  WHERE p.verzekeringsnemer = nullif(current_setting('mijn.viewer', true), '')
    AND p.geldig_van <= d.dag AND (p.geldig_tot IS NULL OR p.geldig_tot > d.dag)
    AND v.geldig_van <= d.dag AND (v.geldig_tot IS NULL OR v.geldig_tot > d.dag)
$$;

-- Starts a transaction's access: finds the caller by BSN, sets viewer and day for the policies, and
-- returns one row per person the caller may see (the caller first), with the insurer's instant and
-- day. No row: we do not know them.
CREATE FUNCTION begin_access(of_bsn text, now timestamptz)
  RETURNS TABLE (
    relatienummer text, geboortedatum date, toestemming boolean, verzekeringsnemer boolean,
    merk text, storing text, instant timestamptz, dag date)
  LANGUAGE plpgsql VOLATILE SECURITY DEFINER ROWS 4 SET search_path = insurer, pg_temp AS $$
#variable_conflict use_column
DECLARE
  who relatie%ROWTYPE;
  insurer_now timestamptz;
  op date;
BEGIN
  SELECT now + make_interval(days => k.dagen_vooruit) INTO insurer_now FROM klok k;
  op := (insurer_now AT TIME ZONE 'Europe/Amsterdam')::date;
  SELECT r.* INTO who FROM relatie r WHERE r.bsn = of_bsn;
  PERFORM set_config('mijn.vandaag', op::text, true),
          set_config('mijn.viewer', coalesce(who.relatienummer, ''), true);
  IF who.relatienummer IS NULL THEN RETURN; END IF;
  RETURN QUERY
    SELECT r.relatienummer, r.geboortedatum, r.toestemming_zorgkosten,
      EXISTS (SELECT FROM polis p WHERE p.verzekeringsnemer = r.relatienummer
        AND p.geldig_van <= op AND (p.geldig_tot IS NULL OR p.geldig_tot > op)),
      (SELECT p.merk FROM verzekering v JOIN polis p USING (polisnummer)
        WHERE v.relatienummer = r.relatienummer AND v.geldig_van <= op
        ORDER BY v.geldig_van DESC LIMIT 1),
      r.storing, insurer_now, op
    FROM relatie r WHERE r.relatienummer IN (SELECT visible_relaties())
    ORDER BY r.relatienummer <> who.relatienummer, r.relatienummer;
END $$;

-- The names on a claim that the viewer may see: who sent it in may be somebody whose own data the
-- viewer may not see (the verzekeringsnemer, to a child).
CREATE FUNCTION name_on_declaratie(of_nummer text, who text) RETURNS text
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = insurer, pg_temp AS $$
  SELECT r.opgemaakte_naam FROM declaratie d JOIN relatie r ON r.relatienummer = who
  WHERE d.nummer = of_nummer AND who IN (d.relatienummer, d.indiener)
    AND (d.relatienummer IN (SELECT visible_relaties())
      OR d.indiener = current_setting('mijn.viewer', true))
$$;

DO $$
DECLARE table_name text;
BEGIN
  FOREACH table_name IN ARRAY ARRAY['relatie', 'polis', 'verzekering', 'declaratie', 'declaratie_regel',
    'declaratie_melding', 'declaratie_stap', 'uitbetaling', 'bestand', 'declaratie_gezien', 'inzage']
  LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', table_name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', table_name);
    EXECUTE format('CREATE POLICY eigenaar ON %I TO insurer_owner USING (true) WITH CHECK (true)', table_name);
    IF table_name <> 'inzage' THEN
      EXECUTE format('CREATE POLICY taken ON %I TO insurer_jobs USING (true) WITH CHECK (true)', table_name);
    END IF;
  END LOOP;
END $$;

-- ARRAY(SELECT …) is evaluated once per query (an InitPlan), not per row.
CREATE POLICY zien ON relatie FOR SELECT TO insurer_app
  USING (relatienummer = ANY (ARRAY(SELECT visible_relaties())));
CREATE POLICY zien ON verzekering FOR SELECT TO insurer_app
  USING (relatienummer = ANY (ARRAY(SELECT visible_relaties())));
CREATE POLICY zien ON polis FOR SELECT TO insurer_app
  USING (verzekeringsnemer = current_setting('mijn.viewer', true)
    OR EXISTS (SELECT FROM verzekering v WHERE v.polisnummer = polis.polisnummer));

CREATE POLICY zien ON declaratie FOR SELECT TO insurer_app
  USING (relatienummer = ANY (ARRAY(SELECT visible_relaties()))
    OR indiener = current_setting('mijn.viewer', true));
CREATE POLICY submit ON declaratie FOR INSERT TO insurer_app
  WITH CHECK (indiener = current_setting('mijn.viewer', true)
    AND relatienummer = ANY (ARRAY(SELECT visible_relaties())));
CREATE POLICY withdraw ON declaratie FOR UPDATE TO insurer_app
  USING (indiener = current_setting('mijn.viewer', true));
CREATE POLICY zien ON declaratie_regel FOR SELECT TO insurer_app
  USING (relatienummer = ANY (ARRAY(SELECT visible_relaties()))
    OR indiener = current_setting('mijn.viewer', true));
CREATE POLICY zien ON declaratie_melding FOR SELECT TO insurer_app
  USING (EXISTS (SELECT FROM declaratie_regel r WHERE r.regel_id = declaratie_melding.regel_id));
CREATE POLICY zien ON declaratie_stap FOR SELECT TO insurer_app
  USING (EXISTS (SELECT FROM declaratie_regel r WHERE r.regel_id = declaratie_stap.regel_id));
CREATE POLICY zien ON uitbetaling FOR SELECT TO insurer_app
  USING (EXISTS (SELECT FROM declaratie d WHERE d.nummer = uitbetaling.nummer));

CREATE POLICY zien ON bestand FOR SELECT TO insurer_app
  USING (indiener = current_setting('mijn.viewer', true)
    OR EXISTS (SELECT FROM declaratie d WHERE d.nummer = bestand.nummer));
CREATE POLICY toevoegen ON bestand FOR INSERT TO insurer_app
  WITH CHECK (indiener = current_setting('mijn.viewer', true));
CREATE POLICY koppelen ON bestand FOR UPDATE TO insurer_app
  USING (indiener = current_setting('mijn.viewer', true) AND nummer IS NULL)
  WITH CHECK (indiener = current_setting('mijn.viewer', true)
    AND EXISTS (SELECT FROM declaratie d WHERE d.nummer = bestand.nummer
      AND d.indiener = current_setting('mijn.viewer', true)));
CREATE POLICY weggooien ON bestand FOR DELETE TO insurer_app
  USING (indiener = current_setting('mijn.viewer', true) AND nummer IS NULL);

CREATE POLICY own ON declaratie_gezien TO insurer_app
  USING (kijker = current_setting('mijn.viewer', true))
  WITH CHECK (kijker = current_setting('mijn.viewer', true)
    AND EXISTS (SELECT FROM declaratie d WHERE d.nummer = declaratie_gezien.nummer));

CREATE POLICY zien ON inzage FOR SELECT TO insurer_app
  USING (betreft = current_setting('mijn.viewer', true));
CREATE POLICY noteren ON inzage FOR INSERT TO insurer_app
  WITH CHECK (kijker = current_setting('mijn.viewer', true));

REVOKE ALL ON FUNCTION visible_relaties(), begin_access(text, timestamptz),
  name_on_declaratie(text, text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION visible_relaties(), begin_access(text, timestamptz),
  name_on_declaratie(text, text) TO insurer_app;
GRANT USAGE ON SCHEMA insurer TO insurer_app, insurer_jobs;

GRANT SELECT ON relatie, polis, verzekering, dekking, eigen_risico_bedrag, klok, declaratie,
  declaratie_regel, declaratie_melding, declaratie_stap, uitbetaling, bestand, declaratie_gezien,
  inzage TO insurer_app;
GRANT INSERT ON declaratie, bestand, declaratie_gezien, inzage TO insurer_app;
GRANT UPDATE (teruggetrokken_op, antwoord) ON declaratie TO insurer_app;
GRANT UPDATE (nummer, volgnummer, verloopt_op) ON bestand TO insurer_app;
GRANT DELETE ON bestand TO insurer_app;
GRANT USAGE ON SEQUENCE declaratie_teller TO insurer_app;

GRANT SELECT ON relatie, polis, verzekering, dekking, eigen_risico_bedrag, klok, declaratie,
  declaratie_regel, declaratie_melding, declaratie_stap, uitbetaling, bestand TO insurer_jobs;
GRANT INSERT ON declaratie_regel, declaratie_melding, declaratie_stap, uitbetaling TO insurer_jobs;
GRANT UPDATE (status, in_behandeling_op, afgehandeld_op, later_in_behandeling) ON declaratie TO insurer_jobs;
GRANT DELETE ON bestand TO insurer_jobs;
