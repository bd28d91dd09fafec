-- Who is insured or pays for it: people, as the insurer knows them.

CREATE TABLE relatie (
  relatienummer text PRIMARY KEY CHECK (relatienummer ~ '^\d{9}$'),
  bsn text NOT NULL UNIQUE CHECK (bsn ~ '^\d{9}$'),
  achternaam text NOT NULL,
  tussenvoegsel text,
  voorletters text NOT NULL,
  roepnaam text NOT NULL CHECK (char_length(roepnaam) <= 25),
  opgemaakte_naam text NOT NULL,
  geboortedatum date NOT NULL,
  email text CHECK (char_length(email) <= 254),
  telefoonnummer text,
  vestiging_straat text,
  vestiging_huisnummer integer,
  vestiging_toevoeging text,
  vestiging_postcode text,
  vestiging_woonplaats text,
  post_straat text,
  post_huisnummer integer,
  post_toevoeging text,
  post_postcode text,
  post_woonplaats text,
  post_soort text CHECK (post_soort IN ('GBApostadres', 'Relatiepostadres')),
  correspondentie text NOT NULL DEFAULT 'GeenKeuze'
    CHECK (correspondentie IN ('Digitaal', 'Papier', 'GeenKeuze')),
  polisblad text NOT NULL DEFAULT 'GeenKeuze'
    CHECK (polisblad IN ('Digitaal', 'Papier', 'GeenKeuze')),
  nieuwsbrief boolean NOT NULL DEFAULT false,
  toestemming_zorgkosten boolean NOT NULL DEFAULT false,
  contact_gecontroleerd_op date,
  iban text,
  -- Counts changes of the writable fields only: what `_state` is sealed over.
  versie integer NOT NULL DEFAULT 1
);

-- For whom money waits.
CREATE INDEX relatie_without_account ON relatie (relatienummer) WHERE iban IS NULL;

SELECT shield('relatie');
CREATE POLICY jobs ON relatie TO insurer_jobs USING (true) WITH CHECK (true);
CREATE POLICY see ON relatie FOR SELECT TO insurer_app
  USING (relatienummer = ANY ((SELECT visible())::text[]));
-- People change their own, and only what is theirs to change (decisions §4).
CREATE POLICY change ON relatie FOR UPDATE TO insurer_app
  USING (relatienummer = current_setting('mijn.viewer', true))
  WITH CHECK (relatienummer = current_setting('mijn.viewer', true));
GRANT SELECT ON relatie TO insurer_app, insurer_jobs;
GRANT UPDATE (roepnaam, email, telefoonnummer, post_straat, post_huisnummer, post_toevoeging,
  post_postcode, post_woonplaats, post_soort, correspondentie, polisblad, nieuwsbrief,
  toestemming_zorgkosten, contact_gecontroleerd_op, versie) ON relatie TO insurer_app;

-- Every change of a writable field is another version, and nothing else is: two writers who read the
-- same one cannot both be right.
CREATE FUNCTION guard_version() RETURNS trigger
  LANGUAGE plpgsql SET search_path = insurer, pg_temp AS $$
BEGIN
  IF NEW.versie <> OLD.versie + ((to_jsonb(NEW) - 'versie' - 'contact_gecontroleerd_op' - 'iban')
      IS DISTINCT FROM (to_jsonb(OLD) - 'versie' - 'contact_gecontroleerd_op' - 'iban'))::int THEN
    RAISE EXCEPTION 'a change of a relation is its next version' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER guard_version BEFORE UPDATE ON relatie
  FOR EACH ROW WHEN (current_user = 'insurer_app') EXECUTE FUNCTION guard_version();

-- What was changed, when and by whom, as people write it; for the person themselves.
CREATE TABLE relatie_wijziging (
  wijziging_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  relatienummer text NOT NULL REFERENCES relatie,
  -- The version that it led to.
  versie integer NOT NULL,
  -- Real time, not the insurer's day.
  tijdstip timestamptz NOT NULL DEFAULT clock_timestamp(),
  door text NOT NULL,
  veld text NOT NULL,
  van text,
  naar text,
  UNIQUE (relatienummer, versie, veld)
);

SELECT keep_rows('relatie_wijziging');
SELECT shield('relatie_wijziging');
CREATE POLICY see ON relatie_wijziging FOR SELECT TO insurer_app
  USING (relatienummer = current_setting('mijn.viewer', true));
CREATE POLICY record ON relatie_wijziging FOR INSERT TO insurer_app
  WITH CHECK (relatienummer = current_setting('mijn.viewer', true) AND door = relatienummer);
GRANT SELECT, INSERT (relatienummer, versie, door, veld, van, naar) ON relatie_wijziging TO insurer_app;

-- Which terms somebody accepted, and when they first did (decisions §9).
CREATE TABLE voorwaarden_akkoord (
  relatienummer text NOT NULL REFERENCES relatie,
  versie text NOT NULL CHECK (char_length(versie) <= 20),
  -- Real time, not the insurer's day.
  tijdstip timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (relatienummer, versie)
);
SELECT keep_rows('voorwaarden_akkoord');
SELECT shield('voorwaarden_akkoord');
CREATE POLICY own ON voorwaarden_akkoord TO insurer_app
  USING (relatienummer = current_setting('mijn.viewer', true))
  WITH CHECK (relatienummer = current_setting('mijn.viewer', true));
GRANT SELECT, INSERT (relatienummer, versie) ON voorwaarden_akkoord TO insurer_app;

-- What is told by mail: a change of the address, the account or the consent of a person, to the address
-- that was known before, written by the change itself, whoever makes it, in its transaction; or that there
-- is a message (0013-berichten.sql). Sent by a job.
CREATE TABLE mail (
  mail_id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  relatienummer text NOT NULL REFERENCES relatie,
  email text NOT NULL,
  velden text[] NOT NULL
    CHECK (velden <@ ARRAY['email', 'rekening', 'toestemming', 'bericht'] AND velden <> '{}'),
  created timestamptz NOT NULL DEFAULT clock_timestamp(),
  attempts integer NOT NULL DEFAULT 0,
  not_before timestamptz,
  sent timestamptz,
  -- Refused for good, or tried long enough: the insurer's staff see it, who tell the person in another way.
  given_up timestamptz
);
CREATE INDEX mail_unsent ON mail (created) WHERE sent IS NULL AND given_up IS NULL;
-- 90 days after its end it goes.
CREATE INDEX mail_ended ON mail (coalesce(sent, given_up));
CREATE INDEX mail_given_up ON mail (given_up DESC) WHERE given_up IS NOT NULL;

SELECT shield('mail');
CREATE POLICY jobs ON mail TO insurer_jobs USING (true) WITH CHECK (true);
CREATE POLICY record ON mail FOR INSERT TO insurer_app
  WITH CHECK (relatienummer = current_setting('mijn.viewer', true));
GRANT SELECT, DELETE, INSERT (relatienummer, email, velden),
  UPDATE (attempts, not_before, sent, given_up) ON mail TO insurer_jobs;
GRANT INSERT (relatienummer, email, velden) ON mail TO insurer_app;

CREATE FUNCTION tell_change() RETURNS trigger
  LANGUAGE plpgsql SET search_path = insurer, pg_temp AS $$
BEGIN
  INSERT INTO mail (relatienummer, email, velden)
  VALUES (OLD.relatienummer, OLD.email, array_remove(ARRAY[
    CASE WHEN NEW.email IS DISTINCT FROM OLD.email THEN 'email' END,
    CASE WHEN NEW.iban IS DISTINCT FROM OLD.iban THEN 'rekening' END,
    CASE WHEN NEW.toestemming_zorgkosten <> OLD.toestemming_zorgkosten THEN 'toestemming' END
  ], NULL));
  RETURN NULL;
END $$;
CREATE TRIGGER tell_change AFTER UPDATE ON relatie
  FOR EACH ROW WHEN (OLD.email IS NOT NULL AND (OLD.email, OLD.iban, OLD.toestemming_zorgkosten)
    IS DISTINCT FROM (NEW.email, NEW.iban, NEW.toestemming_zorgkosten))
  EXECUTE FUNCTION tell_change();
