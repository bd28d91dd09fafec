-- Who is insured, with what, and since when. Days are the insurer's; "geldig_tot" is the first day
-- on which something no longer holds; amounts are integer cents.

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
  versie integer NOT NULL DEFAULT 1,
  -- The fault that this persona meets at their relation call; empty for everybody real.
  storing text CHECK (storing IN ('401', '403', '404', '500', '503', 'traag', 'leeg', 'html'))
);

CREATE TABLE polis (
  polisnummer text PRIMARY KEY,
  merk text NOT NULL CHECK (merk IN ('ZZ', 'AZVZ')),
  verzekeringsnemer text NOT NULL REFERENCES relatie,
  zorggemak boolean NOT NULL DEFAULT false,
  collectief text CHECK (collectief IN ('werkgever', 'doelgroep')),
  geldig_van date NOT NULL,
  geldig_tot date CHECK (geldig_tot > geldig_van)
);
CREATE INDEX polis_verzekeringsnemer ON polis (verzekeringsnemer);

CREATE TABLE verzekering (
  polisnummer text NOT NULL REFERENCES polis,
  relatienummer text NOT NULL REFERENCES relatie,
  geldig_van date NOT NULL,
  geldig_tot date CHECK (geldig_tot > geldig_van),
  -- The supplementary package (dekking.pakket); null: basic insurance only.
  aanvullend text CHECK (aanvullend IN ('AANVULLEND', 'AANVULLEND_PLUS')),
  vrijwillig_eigen_risico integer NOT NULL DEFAULT 0
    CHECK (vrijwillig_eigen_risico IN (0, 10000, 20000, 30000, 40000, 50000)),
  PRIMARY KEY (polisnummer, relatienummer, geldig_van)
);
CREATE INDEX verzekering_relatie ON verzekering (relatienummer);
