-- Persons: the insured and those who pay for them.

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
  -- A new address until its link is confirmed (ADR 0121), and the real time of the last request for that link.
  email_pending text CHECK (char_length(email_pending) <= 254),
  email_asked timestamptz,
  telefoonnummer text,
  vestiging_straat text,
  vestiging_huisnummer integer,
  vestiging_toevoeging text,
  vestiging_postcode text,
  vestiging_woonplaats text,
  -- From the municipality's register, or from the person when the register has none (specification §3).
  vestiging_soort text NOT NULL DEFAULT 'GBAvestigingsadres'
    CHECK (vestiging_soort IN ('GBAvestigingsadres', 'Relatievestigingsadres')),
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
  -- The account's holder; null: not known for this account.
  iban_naam text CHECK (char_length(iban_naam) <= 70),
  -- The insurer's day from which payouts go to the account: some days after a change in the app, so that its person
  -- can stop an intruder. Null: not changed in the app.
  uitbetalen_vanaf date,
  -- Counts changes of the writable fields only; `_state` is sealed over it.
  versie integer NOT NULL DEFAULT 1,
  CONSTRAINT relatie_pending_check CHECK ((email_pending IS NULL) = (email_asked IS NULL))
);

-- Persons whose payouts wait for an account.
CREATE INDEX relatie_without_account ON relatie (relatienummer) WHERE iban IS NULL;
CREATE INDEX relatie_uitbetalen_vanaf ON relatie (uitbetalen_vanaf) WHERE uitbetalen_vanaf IS NOT NULL;

SELECT shield('relatie');
CREATE POLICY jobs ON relatie TO insurer_jobs USING (true) WITH CHECK (true);
CREATE POLICY see ON relatie FOR SELECT TO insurer_app
  USING (relatienummer = ANY ((SELECT visible())::text[]));
-- Persons change only their own row, and only the granted columns (decisions §4).
CREATE POLICY change ON relatie FOR UPDATE TO insurer_app
  USING (relatienummer = current_setting('mijn.viewer', true))
  WITH CHECK (relatienummer = current_setting('mijn.viewer', true));
GRANT SELECT ON relatie TO insurer_app, insurer_jobs;
GRANT UPDATE (roepnaam, email, email_pending, email_asked, telefoonnummer, post_straat, post_huisnummer,
  post_toevoeging, post_postcode, post_woonplaats, post_soort, correspondentie, polisblad, nieuwsbrief,
  toestemming_zorgkosten, contact_gecontroleerd_op, versie) ON relatie TO insurer_app;
-- A job removes new addresses that were not confirmed in time.
GRANT UPDATE (email_pending, email_asked, versie) ON relatie TO insurer_jobs;

-- Every change of a writable field increments the version: of two writers who read the same version, one is refused.
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

-- History of changes, with values as persons write them; visible to the person only.
CREATE TABLE relatie_wijziging (
  wijziging_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  relatienummer text NOT NULL REFERENCES relatie,
  -- The version after the change.
  versie integer NOT NULL,
  -- Real time, not the insurer's.
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

-- Terms that a person accepted, with the first time (decisions §9).
CREATE TABLE voorwaarden_akkoord (
  relatienummer text NOT NULL REFERENCES relatie,
  versie text NOT NULL CHECK (char_length(versie) <= 20),
  -- Real time, not the insurer's.
  tijdstip timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (relatienummer, versie)
);

SELECT keep_rows('voorwaarden_akkoord');
SELECT shield('voorwaarden_akkoord');
CREATE POLICY own ON voorwaarden_akkoord TO insurer_app
  USING (relatienummer = current_setting('mijn.viewer', true))
  WITH CHECK (relatienummer = current_setting('mijn.viewer', true));
GRANT SELECT, INSERT (relatienummer, versie) ON voorwaarden_akkoord TO insurer_app;
