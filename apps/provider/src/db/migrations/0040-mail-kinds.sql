-- The kind of each mail, as a column: something was changed (`velden` says what), or a message waits.
ALTER TABLE mail ADD COLUMN kind text;
UPDATE mail SET kind = CASE WHEN velden = ARRAY['bericht'] THEN 'bericht' ELSE 'wijziging' END,
  velden = array_remove(velden, 'bericht');
ALTER TABLE mail
  ALTER COLUMN kind SET NOT NULL,
  ALTER COLUMN velden SET DEFAULT '{}',
  DROP CONSTRAINT mail_velden_check,
  ADD CONSTRAINT mail_kind_check CHECK (kind IN ('wijziging', 'bericht')),
  ADD CONSTRAINT mail_velden_check
    CHECK (velden <@ ARRAY['email', 'rekening', 'toestemming'] AND (velden <> '{}') = (kind = 'wijziging'));
-- Which mails somebody got of a kind, and which wait.
CREATE INDEX mail_of_relatie ON mail (relatienummer, kind);

-- Calls write a mail by the triggers here only, which act for the owner of the tables.
DROP POLICY record ON mail;
REVOKE INSERT ON mail FROM insurer_app;
REVOKE INSERT (relatienummer, email, velden) ON mail FROM insurer_app;
GRANT INSERT (kind) ON mail TO insurer_jobs;

-- Changes within an hour are one mail to an address: the first goes at once, those after it wait together until the
-- hour is over. One that is being sent has its words already.
CREATE OR REPLACE FUNCTION tell_change() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = insurer, pg_temp AS $$
DECLARE
  every CONSTANT text[] := ARRAY['email', 'rekening', 'toestemming'];
  changed CONSTANT text[] := array_remove(ARRAY[
    CASE WHEN NEW.email IS DISTINCT FROM OLD.email THEN 'email' END,
    CASE WHEN NEW.iban IS DISTINCT FROM OLD.iban THEN 'rekening' END,
    CASE WHEN NEW.toestemming_zorgkosten <> OLD.toestemming_zorgkosten THEN 'toestemming' END], NULL);
BEGIN
  UPDATE mail m SET velden = ARRAY(SELECT veld FROM unnest(every) WITH ORDINALITY AS e (veld, place)
    WHERE veld = ANY (m.velden || changed) ORDER BY place)
  WHERE relatienummer = OLD.relatienummer AND email = OLD.email AND kind = 'wijziging'
    AND attempts = 0 AND sent IS NULL AND given_up IS NULL;
  IF NOT FOUND THEN
    INSERT INTO mail (relatienummer, email, kind, velden, not_before)
    SELECT OLD.relatienummer, OLD.email, 'wijziging', changed,
      max(coalesce(m.sent, clock_timestamp())) + interval '1 hour'
    FROM mail m WHERE m.relatienummer = OLD.relatienummer AND m.email = OLD.email AND m.kind = 'wijziging'
      AND m.given_up IS NULL AND coalesce(m.sent, clock_timestamp()) > clock_timestamp() - interval '1 hour';
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION tell_berichten() RETURNS trigger
  LANGUAGE plpgsql SET search_path = insurer, pg_temp AS $$
BEGIN
  INSERT INTO mail (relatienummer, email, kind)
  SELECT r.relatienummer, r.email, 'bericht'
  FROM relatie r JOIN bericht_keuze k USING (relatienummer)
  WHERE k.mail AND r.email IS NOT NULL
    AND r.relatienummer IN (SELECT relatienummer FROM added)
    AND NOT EXISTS (SELECT FROM mail m WHERE m.relatienummer = r.relatienummer AND m.email = r.email
      AND m.kind = 'bericht' AND m.sent IS NULL AND m.given_up IS NULL);
  INSERT INTO push_due (bericht_id, push_id)
  SELECT a.bericht_id, p.push_id FROM added a JOIN push_subscription p USING (relatienummer)
  FOR KEY SHARE OF p SKIP LOCKED;
  RETURN NULL;
END $$;
