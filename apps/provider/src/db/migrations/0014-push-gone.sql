-- A browser that its person lets go of while a message is written gets no push of it, and holds nobody up: without
-- the lock it was gone by the time the push was kept, and the whole of what the message told of failed with it.

-- For the lock; nothing of ours changes it.
GRANT UPDATE (created) ON push_subscription TO insurer_jobs;

CREATE OR REPLACE FUNCTION tell_berichten() RETURNS trigger
  LANGUAGE plpgsql SET search_path = insurer, pg_temp AS $$
BEGIN
  INSERT INTO mail (relatienummer, email, velden)
  SELECT r.relatienummer, r.email, ARRAY['bericht']
  FROM relatie r JOIN bericht_keuze k USING (relatienummer)
  WHERE k.mail AND r.email IS NOT NULL
    AND r.relatienummer IN (SELECT relatienummer FROM added)
    AND NOT EXISTS (SELECT FROM mail m WHERE m.relatienummer = r.relatienummer
      AND m.velden = ARRAY['bericht'] AND m.sent IS NULL AND m.given_up IS NULL);
  INSERT INTO push_due (bericht_id, push_id)
  SELECT a.bericht_id, p.push_id FROM added a JOIN push_subscription p USING (relatienummer)
  FOR KEY SHARE OF p SKIP LOCKED;
  RETURN NULL;
END $$;
