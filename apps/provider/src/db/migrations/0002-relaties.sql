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
GRANT SELECT ON relatie TO insurer_app, insurer_jobs;
