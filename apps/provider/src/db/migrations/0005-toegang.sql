-- Row-level security: the database itself refuses another family's rows (decisions §2). It stands
-- behind the queries' own check. FORCE holds for the owner too, who gets a policy in the open.

-- The insurer's day of this transaction, as begin_toegang has set it, else by the clock.
CREATE FUNCTION vandaag() RETURNS date
  LANGUAGE sql STABLE SET search_path = verzekeraar, pg_temp
  RETURN coalesce(
    nullif(current_setting('mijn.vandaag', true), '')::date,
    ((now() + make_interval(days => (SELECT dagen_vooruit FROM klok))) AT TIME ZONE 'Europe/Amsterdam')::date);

-- Who the viewer of this transaction may see: themselves, and everyone who is today validly on a
-- policy of which they are the verzekeringsnemer. Nobody when no viewer is set.
CREATE FUNCTION zichtbare_relaties() RETURNS SETOF text
  LANGUAGE sql STABLE SECURITY DEFINER ROWS 4 SET search_path = verzekeraar, pg_temp AS $$
  SELECT nullif(current_setting('mijn.kijker', true), '')
  UNION
  SELECT v.relatienummer
  FROM polis p JOIN verzekering v USING (polisnummer), (SELECT vandaag() AS dag) d
  WHERE p.verzekeringsnemer = nullif(current_setting('mijn.kijker', true), '')
    AND p.geldig_van <= d.dag AND (p.geldig_tot IS NULL OR p.geldig_tot > d.dag)
    AND v.geldig_van <= d.dag AND (v.geldig_tot IS NULL OR v.geldig_tot > d.dag)
$$;

-- Starts a transaction's access: finds the caller by BSN, sets viewer and day for the policies, and
-- returns one row per person the caller may see (the caller first), with the insurer's instant and
-- day. No row: we do not know them.
CREATE FUNCTION begin_toegang(van_bsn text, nu timestamptz)
  RETURNS TABLE (
    relatienummer text, geboortedatum date, toestemming boolean, verzekeringsnemer boolean,
    merk text, storing text, ogenblik timestamptz, dag date)
  LANGUAGE plpgsql VOLATILE SECURITY DEFINER ROWS 4 SET search_path = verzekeraar, pg_temp AS $$
#variable_conflict use_column
DECLARE
  wie relatie%ROWTYPE;
  toen timestamptz;
  op date;
BEGIN
  SELECT nu + make_interval(days => k.dagen_vooruit) INTO toen FROM klok k;
  op := (toen AT TIME ZONE 'Europe/Amsterdam')::date;
  SELECT r.* INTO wie FROM relatie r WHERE r.bsn = van_bsn;
  PERFORM set_config('mijn.vandaag', op::text, true),
          set_config('mijn.kijker', coalesce(wie.relatienummer, ''), true);
  IF wie.relatienummer IS NULL THEN RETURN; END IF;
  RETURN QUERY
    SELECT r.relatienummer, r.geboortedatum, r.toestemming_zorgkosten,
      EXISTS (SELECT FROM polis p WHERE p.verzekeringsnemer = r.relatienummer
        AND p.geldig_van <= op AND (p.geldig_tot IS NULL OR p.geldig_tot > op)),
      (SELECT p.merk FROM verzekering v JOIN polis p USING (polisnummer)
        WHERE v.relatienummer = r.relatienummer AND v.geldig_van <= op
        ORDER BY v.geldig_van DESC LIMIT 1),
      r.storing, toen, op
    FROM relatie r WHERE r.relatienummer IN (SELECT zichtbare_relaties())
    ORDER BY r.relatienummer <> wie.relatienummer, r.relatienummer;
END $$;

-- The names on a claim that the viewer may see: who sent it in may be somebody whose own data the
-- viewer may not see (the verzekeringsnemer, to a child).
CREATE FUNCTION naam_op_declaratie(van_nummer text, wie text) RETURNS text
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = verzekeraar, pg_temp AS $$
  SELECT r.opgemaakte_naam FROM declaratie d JOIN relatie r ON r.relatienummer = wie
  WHERE d.nummer = van_nummer AND wie IN (d.relatienummer, d.indiener)
    AND (d.relatienummer IN (SELECT zichtbare_relaties())
      OR d.indiener = current_setting('mijn.kijker', true))
$$;

DO $$
DECLARE tabel text;
BEGIN
  FOREACH tabel IN ARRAY ARRAY['relatie', 'polis', 'verzekering', 'declaratie', 'declaratie_regel',
    'declaratie_melding', 'declaratie_stap', 'uitbetaling', 'bestand', 'declaratie_gezien', 'inzage']
  LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', tabel);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', tabel);
    EXECUTE format('CREATE POLICY eigenaar ON %I TO verzekeraar_eigenaar USING (true) WITH CHECK (true)', tabel);
    IF tabel <> 'inzage' THEN
      EXECUTE format('CREATE POLICY taken ON %I TO verzekeraar_taken USING (true) WITH CHECK (true)', tabel);
    END IF;
  END LOOP;
END $$;

-- ARRAY(SELECT …) is evaluated once per query (an InitPlan), not per row.
CREATE POLICY zien ON relatie FOR SELECT TO verzekeraar_app
  USING (relatienummer = ANY (ARRAY(SELECT zichtbare_relaties())));
CREATE POLICY zien ON verzekering FOR SELECT TO verzekeraar_app
  USING (relatienummer = ANY (ARRAY(SELECT zichtbare_relaties())));
CREATE POLICY zien ON polis FOR SELECT TO verzekeraar_app
  USING (verzekeringsnemer = current_setting('mijn.kijker', true)
    OR EXISTS (SELECT FROM verzekering v WHERE v.polisnummer = polis.polisnummer));

CREATE POLICY zien ON declaratie FOR SELECT TO verzekeraar_app
  USING (relatienummer = ANY (ARRAY(SELECT zichtbare_relaties()))
    OR indiener = current_setting('mijn.kijker', true));
CREATE POLICY indienen ON declaratie FOR INSERT TO verzekeraar_app
  WITH CHECK (indiener = current_setting('mijn.kijker', true)
    AND relatienummer = ANY (ARRAY(SELECT zichtbare_relaties())));
CREATE POLICY intrekken ON declaratie FOR UPDATE TO verzekeraar_app
  USING (indiener = current_setting('mijn.kijker', true));
CREATE POLICY zien ON declaratie_regel FOR SELECT TO verzekeraar_app
  USING (relatienummer = ANY (ARRAY(SELECT zichtbare_relaties()))
    OR indiener = current_setting('mijn.kijker', true));
CREATE POLICY zien ON declaratie_melding FOR SELECT TO verzekeraar_app
  USING (EXISTS (SELECT FROM declaratie_regel r WHERE r.regel_id = declaratie_melding.regel_id));
CREATE POLICY zien ON declaratie_stap FOR SELECT TO verzekeraar_app
  USING (EXISTS (SELECT FROM declaratie_regel r WHERE r.regel_id = declaratie_stap.regel_id));
CREATE POLICY zien ON uitbetaling FOR SELECT TO verzekeraar_app
  USING (EXISTS (SELECT FROM declaratie d WHERE d.nummer = uitbetaling.nummer));

CREATE POLICY zien ON bestand FOR SELECT TO verzekeraar_app
  USING (indiener = current_setting('mijn.kijker', true)
    OR EXISTS (SELECT FROM declaratie d WHERE d.nummer = bestand.nummer));
CREATE POLICY toevoegen ON bestand FOR INSERT TO verzekeraar_app
  WITH CHECK (indiener = current_setting('mijn.kijker', true));
CREATE POLICY koppelen ON bestand FOR UPDATE TO verzekeraar_app
  USING (indiener = current_setting('mijn.kijker', true) AND nummer IS NULL)
  WITH CHECK (indiener = current_setting('mijn.kijker', true)
    AND EXISTS (SELECT FROM declaratie d WHERE d.nummer = bestand.nummer
      AND d.indiener = current_setting('mijn.kijker', true)));
CREATE POLICY weggooien ON bestand FOR DELETE TO verzekeraar_app
  USING (indiener = current_setting('mijn.kijker', true) AND nummer IS NULL);

CREATE POLICY eigen ON declaratie_gezien TO verzekeraar_app
  USING (kijker = current_setting('mijn.kijker', true))
  WITH CHECK (kijker = current_setting('mijn.kijker', true)
    AND EXISTS (SELECT FROM declaratie d WHERE d.nummer = declaratie_gezien.nummer));

CREATE POLICY zien ON inzage FOR SELECT TO verzekeraar_app
  USING (betreft = current_setting('mijn.kijker', true));
CREATE POLICY noteren ON inzage FOR INSERT TO verzekeraar_app
  WITH CHECK (kijker = current_setting('mijn.kijker', true));

REVOKE ALL ON FUNCTION zichtbare_relaties(), begin_toegang(text, timestamptz),
  naam_op_declaratie(text, text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION zichtbare_relaties(), begin_toegang(text, timestamptz),
  naam_op_declaratie(text, text) TO verzekeraar_app;
GRANT USAGE ON SCHEMA verzekeraar TO verzekeraar_app, verzekeraar_taken;

GRANT SELECT ON relatie, polis, verzekering, dekking, eigen_risico_bedrag, klok, declaratie,
  declaratie_regel, declaratie_melding, declaratie_stap, uitbetaling, bestand, declaratie_gezien,
  inzage TO verzekeraar_app;
GRANT INSERT ON declaratie, bestand, declaratie_gezien, inzage TO verzekeraar_app;
GRANT UPDATE (teruggetrokken_op, antwoord) ON declaratie TO verzekeraar_app;
GRANT UPDATE (nummer, volgnummer, verloopt_op) ON bestand TO verzekeraar_app;
GRANT DELETE ON bestand TO verzekeraar_app;
GRANT USAGE ON SEQUENCE declaratie_teller TO verzekeraar_app;

GRANT SELECT ON relatie, polis, verzekering, dekking, eigen_risico_bedrag, klok, declaratie,
  declaratie_regel, declaratie_melding, declaratie_stap, uitbetaling, bestand TO verzekeraar_taken;
GRANT INSERT ON declaratie_regel, declaratie_melding, declaratie_stap, uitbetaling TO verzekeraar_taken;
GRANT UPDATE (status, in_behandeling_op, afgehandeld_op, later_in_behandeling) ON declaratie TO verzekeraar_taken;
GRANT DELETE ON bestand TO verzekeraar_taken;
