-- Why the own risk of a year in terms was settled before its end: a term was missed, or its person left the policy.
-- Unknown of years that were settled before this column was.
ALTER TABLE gespreid ADD COLUMN gestopt_door text CHECK (gestopt_door IN ('gemist', 'vertrokken'));
GRANT UPDATE (gestopt_door) ON gespreid TO insurer_jobs;

-- Of a settlement of the viewer's own, whose terms had stopped before, and why: the person may have left the policy
-- since.
CREATE FUNCTION settlement_reasons(of_kenmerk text)
  RETURNS TABLE (relatienummer text, gestopt_door text)
  LANGUAGE sql STABLE SECURITY DEFINER ROWS 2 SET search_path = insurer, pg_temp AS $$
  SELECT s.relatienummer, s.gestopt_door
  FROM factuur f JOIN gespreid s ON s.polisnummer = f.polisnummer AND s.jaar = f.jaar
    AND s.afgerekend_op = f.datum
  WHERE f.kenmerk = of_kenmerk AND f.soort = 'Eigenrisicoeindafrekening'
    AND f.debiteur = current_setting('mijn.viewer', true)
$$;

-- Which lines of care on an invoice of the viewer's own correct another one (ADR 0070).
CREATE FUNCTION corrections_on_factuur(of_kenmerk text)
  RETURNS TABLE (declaratie_nummer text, declaratie_volgnummer integer, correctie text, corrigeert integer,
    gecorrigeerd_op date)
  LANGUAGE sql STABLE SECURITY DEFINER ROWS 2 SET search_path = insurer, pg_temp AS $$
  SELECT DISTINCT r.nummer, r.volgnummer, r.correctie, r.corrigeert, r.gecorrigeerd_op
  FROM factuur_zorg z JOIN declaratie_regel r
    ON r.nummer = z.declaratie_nummer AND r.volgnummer = z.declaratie_volgnummer
  WHERE z.kenmerk = of_kenmerk AND z.debiteur = current_setting('mijn.viewer', true) AND r.corrigeert IS NOT NULL
$$;

REVOKE ALL ON FUNCTION settlement_reasons(text), corrections_on_factuur(text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION settlement_reasons(text), corrections_on_factuur(text) TO insurer_app;
