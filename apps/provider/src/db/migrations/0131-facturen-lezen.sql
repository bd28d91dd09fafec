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

REVOKE ALL ON FUNCTION persons_on_factuur(text), care_on_factuur(text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION persons_on_factuur(text), care_on_factuur(text) TO insurer_app;
