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
