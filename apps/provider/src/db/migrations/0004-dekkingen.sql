-- Cover and premiums: dated reference data. It is no personal data, so it has no row-level security. Amounts are cents.
-- The rows are defined in code (dekkingen.ts, eigenRisicoAmounts.ts, premies.ts); missing ones are added at every start
-- (seed/referenceData.ts).

CREATE TABLE dekking (
  dekking_id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  merk text NOT NULL CHECK (merk IN ('ZZ', 'AZVZ')),
  -- BASIS, or a supplementary package (verzekering.aanvullend).
  pakket text NOT NULL CHECK (pakket IN ('BASIS', 'AANVULLEND', 'AANVULLEND_PLUS')),
  zorgsoort text NOT NULL,
  -- Name of a claim's line of this care.
  prestatie text NOT NULL,
  geldig_van date NOT NULL,
  geldig_tot date,
  -- Age on the day of treatment: from, and up to but not including.
  leeftijd_van smallint NOT NULL DEFAULT 0,
  leeftijd_tot smallint NOT NULL DEFAULT 200,
  percentage smallint NOT NULL CHECK (percentage BETWEEN 0 AND 100),
  -- Maximum per insured and calendar year, over all lines under this cover; null: no limit.
  maximum_jaar integer,
  -- Maximum number of treatments per insured and calendar year; null: no limit.
  maximum_aantal integer CHECK (maximum_aantal > 0),
  -- A budget shared with other care of the package and with everybody on the policy: its subject (Dutch) and its
  -- amount per calendar year.
  gedeeld_budget text,
  gedeeld_maximum integer CHECK (gedeeld_maximum > 0),
  -- Statutory contribution: a percentage of the covered amount, or a fixed amount per line.
  bijdrage_percentage smallint NOT NULL DEFAULT 0,
  bijdrage_vast integer NOT NULL DEFAULT 0,
  bijdrage_maximum_jaar integer,
  eigen_risico boolean NOT NULL,
  -- In words (Dutch), for the melding and the step of a line.
  uitleg text NOT NULL,
  CHECK ((gedeeld_budget IS NULL) = (gedeeld_maximum IS NULL)),
  CHECK (maximum_jaar IS NULL OR maximum_aantal IS NULL),
  UNIQUE (merk, pakket, zorgsoort, geldig_van, leeftijd_van)
);

CREATE TABLE eigen_risico_bedrag (
  merk text NOT NULL CHECK (merk IN ('ZZ', 'AZVZ')),
  jaar integer NOT NULL,
  verplicht integer NOT NULL CHECK (verplicht >= 0),
  vrijwillig_mogelijk boolean NOT NULL,
  -- In the year of an 18th birthday: whether the amount counts the days from the birthday, or from the first of the
  -- next month, on which own risk begins.
  vanaf_verjaardag boolean NOT NULL DEFAULT false,
  -- Maximum own risk for one line; null: no maximum.
  maximum_per_behandeling integer,
  PRIMARY KEY (merk, jaar)
);

-- Premium per month of an adult. The last known year applies until a later one is known.
CREATE TABLE premie (
  merk text NOT NULL CHECK (merk IN ('ZZ', 'AZVZ')),
  pakket text NOT NULL CHECK (pakket IN ('BASIS', 'AANVULLEND', 'AANVULLEND_PLUS')),
  jaar integer NOT NULL,
  bedrag integer NOT NULL CHECK (bedrag > 0),
  PRIMARY KEY (merk, pakket, jaar)
);

GRANT SELECT ON dekking, eigen_risico_bedrag, premie TO insurer_app, insurer_jobs;
