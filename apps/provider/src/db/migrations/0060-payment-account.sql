-- The account of a verzekeringsnemer, which they change themselves in the app.
ALTER TABLE relatie
  -- Name of its holder, as given with it; null: the account was known before we asked for one.
  ADD COLUMN iban_naam text CHECK (char_length(iban_naam) <= 70),
  -- The insurer's day from which payouts go to it: a few days after it was changed, so that its person can stop an
  -- intruder who changed it. Null: it was not changed in the app.
  ADD COLUMN uitbetalen_vanaf date;
CREATE INDEX relatie_uitbetalen_vanaf ON relatie (uitbetalen_vanaf) WHERE uitbetalen_vanaf IS NOT NULL;

ALTER TABLE bericht
  DROP CONSTRAINT bericht_soort_check,
  ADD CONSTRAINT bericht_soort_check CHECK (soort IN ('declaratie', 'uitbetaling', 'tegoed', 'betaalverzoek',
    'termijn', 'reactie', 'correctie', 'eigenRisico', 'premieachterstand', 'betalingTerug', 'betalingTeruggehaald',
    'betalingHersteld', 'betalingKloptNiet', 'rekening'));
ALTER TABLE brief
  DROP CONSTRAINT brief_soort_check,
  ADD CONSTRAINT brief_soort_check CHECK (soort IN ('aanmaning', 'premieachterstand', 'rekening'));

-- Changes the account of whoever asks, as the next version of their data, with its history, its message, and its letter
-- where no e-mail can tell of it. False: it is another version by now, or theirs is no policy. The app role can change an
-- account by this function only.
CREATE FUNCTION change_rekening(of_versie integer, new_iban text, new_naam text, of_day date, payouts_from date,
  van text, naar text, of_merk text, addressee jsonb) RETURNS boolean
  LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = insurer, pg_temp AS $$
DECLARE
  person relatie;
  subject text;
BEGIN
  UPDATE relatie SET iban = new_iban, iban_naam = new_naam, uitbetalen_vanaf = payouts_from, versie = versie + 1
    WHERE relatienummer = current_setting('mijn.viewer') AND versie = of_versie
      AND EXISTS (SELECT FROM polis p WHERE p.verzekeringsnemer = relatie.relatienummer)
    RETURNING * INTO person;
  IF NOT FOUND THEN RETURN false; END IF;
  subject := concat_ws('/', 'rekening', person.relatienummer, person.versie);
  INSERT INTO relatie_wijziging (relatienummer, versie, door, veld, van, naar)
    VALUES (person.relatienummer, person.versie, person.relatienummer, 'rekening', van, naar);
  INSERT INTO bericht (sleutel, relatienummer, soort, onderwerp, datum)
    VALUES (subject, person.relatienummer, 'rekening', subject, of_day);
  INSERT INTO brief (sleutel, relatienummer, soort, merk, datum, onderwerpen, inhoud, op_papier)
    SELECT subject, person.relatienummer, 'rekening', of_merk, of_day, ARRAY[subject],
      jsonb_build_object('geadresseerde', addressee, 'iban', naar, 'payoutsFrom', payouts_from), true
    WHERE person.email IS NULL;
  RETURN true;
END $$;
REVOKE ALL ON FUNCTION change_rekening(integer, text, text, date, date, text, text, text, jsonb) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION change_rekening(integer, text, text, date, date, text, text, text, jsonb) TO insurer_app;

-- A changed account is also told to each address that was in use within 30 days before: an intruder changes the address
-- first.
CREATE OR REPLACE FUNCTION tell_change() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = insurer, pg_temp AS $$
DECLARE
  every CONSTANT text[] := ARRAY['email', 'rekening', 'toestemming'];
  changed CONSTANT text[] := array_remove(ARRAY[
    CASE WHEN NEW.email IS DISTINCT FROM OLD.email THEN 'email' END,
    CASE WHEN (NEW.iban, NEW.iban_naam) IS DISTINCT FROM (OLD.iban, OLD.iban_naam) THEN 'rekening' END,
    CASE WHEN NEW.toestemming_zorgkosten <> OLD.toestemming_zorgkosten THEN 'toestemming' END], NULL);
  address text;
BEGIN
  FOR address IN
    SELECT OLD.email WHERE OLD.email IS NOT NULL
    UNION
    SELECT w.van FROM relatie_wijziging w
    WHERE 'rekening' = ANY (changed) AND w.relatienummer = OLD.relatienummer AND w.veld = 'email'
      AND w.van IS NOT NULL AND w.tijdstip > clock_timestamp() - interval '30 days'
  LOOP
    UPDATE mail m SET velden = ARRAY(SELECT veld FROM unnest(every) WITH ORDINALITY AS e (veld, place)
      WHERE veld = ANY (m.velden || changed) ORDER BY place)
    WHERE relatienummer = OLD.relatienummer AND email = address AND kind = 'wijziging'
      AND attempts = 0 AND sent IS NULL AND given_up IS NULL;
    IF NOT FOUND THEN
      INSERT INTO mail (relatienummer, email, kind, velden, not_before)
      SELECT OLD.relatienummer, address, 'wijziging', changed,
        max(coalesce(m.sent, clock_timestamp())) + interval '1 hour'
      FROM mail m WHERE m.relatienummer = OLD.relatienummer AND m.email = address AND m.kind = 'wijziging'
        AND m.given_up IS NULL AND coalesce(m.sent, clock_timestamp()) > clock_timestamp() - interval '1 hour';
    END IF;
  END LOOP;
  RETURN NULL;
END $$;
DROP TRIGGER tell_change ON relatie;
CREATE TRIGGER tell_change AFTER UPDATE ON relatie
  FOR EACH ROW WHEN ((OLD.email, OLD.iban, OLD.iban_naam, OLD.toestemming_zorgkosten)
    IS DISTINCT FROM (NEW.email, NEW.iban, NEW.iban_naam, NEW.toestemming_zorgkosten))
  EXECUTE FUNCTION tell_change();
