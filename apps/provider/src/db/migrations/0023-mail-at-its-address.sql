-- A mail that waits for an address that is no longer the person's keeps no message from the one that is: it was one
-- mail for all that waits, and nobody compared where to.

CREATE OR REPLACE FUNCTION tell_berichten() RETURNS trigger
  LANGUAGE plpgsql SET search_path = insurer, pg_temp AS $$
BEGIN
  INSERT INTO mail (relatienummer, email, velden)
  SELECT r.relatienummer, r.email, ARRAY['bericht']
  FROM relatie r JOIN bericht_keuze k USING (relatienummer)
  WHERE k.mail AND r.email IS NOT NULL
    AND r.relatienummer IN (SELECT relatienummer FROM added)
    AND NOT EXISTS (SELECT FROM mail m WHERE m.relatienummer = r.relatienummer AND m.email = r.email
      AND m.velden = ARRAY['bericht'] AND m.sent IS NULL AND m.given_up IS NULL);
  INSERT INTO push_due (bericht_id, push_id)
  SELECT a.bericht_id, p.push_id FROM added a JOIN push_subscription p USING (relatienummer)
  FOR KEY SHARE OF p SKIP LOCKED;
  RETURN NULL;
END $$;
