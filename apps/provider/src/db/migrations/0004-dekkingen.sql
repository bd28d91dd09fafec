-- What the insurer covers and what it asks for it: dated reference data, nobody's personal data, so
-- without row-level security. Cents. The rows have their home in code (dekkingen.ts, eigenRisicoAmounts.ts,
-- premies.ts); those that are missing are added at every start (db/fillReferenceData.ts).

CREATE TABLE dekking (
  dekking_id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  merk text NOT NULL CHECK (merk IN ('ZZ', 'AZVZ')),
  -- BASIS, or a supplementary package (verzekering.aanvullend).
  pakket text NOT NULL CHECK (pakket IN ('BASIS', 'AANVULLEND', 'AANVULLEND_PLUS')),
  zorgsoort text NOT NULL,
  -- What a line of this care is called.
  prestatie text NOT NULL,
  geldig_van date NOT NULL,
  geldig_tot date,
  -- Age on the day of treatment: from, and up to (not with).
  leeftijd_van smallint NOT NULL DEFAULT 0,
  leeftijd_tot smallint NOT NULL DEFAULT 200,
  percentage smallint NOT NULL CHECK (percentage BETWEEN 0 AND 100),
  -- At most this per insured and calendar year, over all lines under this cover; null: no limit.
  maximum_jaar integer,
  -- At most so many treatments per insured and calendar year; null: no limit.
  maximum_aantal integer CHECK (maximum_aantal > 0),
  -- A budget that it shares with other care of the package, and with everybody on the policy: what it is
  -- for (Dutch) and how much it is per calendar year.
  gedeeld_budget text,
  gedeeld_maximum integer CHECK (gedeeld_maximum > 0),
  CHECK ((gedeeld_budget IS NULL) = (gedeeld_maximum IS NULL)),
  CHECK (maximum_jaar IS NULL OR maximum_aantal IS NULL),
  -- Statutory contribution: a part of the covered amount, or a fixed amount per line.
  bijdrage_percentage smallint NOT NULL DEFAULT 0,
  bijdrage_vast integer NOT NULL DEFAULT 0,
  bijdrage_maximum_jaar integer,
  eigen_risico boolean NOT NULL,
  -- In words (Dutch), for the melding and the step of a line.
  uitleg text NOT NULL,
  UNIQUE (merk, pakket, zorgsoort, geldig_van, leeftijd_van)
);

CREATE TABLE eigen_risico_bedrag (
  merk text NOT NULL CHECK (merk IN ('ZZ', 'AZVZ')),
  jaar integer NOT NULL,
  verplicht integer NOT NULL CHECK (verplicht >= 0),
  vrijwillig_mogelijk boolean NOT NULL,
  -- Who turns 18: whether the year's amount counts the days from the birthday on, or from the first of
  -- the month after it, on which own risk begins.
  vanaf_verjaardag boolean NOT NULL DEFAULT false,
  -- Most own risk for one line; null: no such cap.
  maximum_per_behandeling integer,
  PRIMARY KEY (merk, jaar)
);

-- Premium per month of an adult. The last year that is known holds until a later one is.
CREATE TABLE premie (
  merk text NOT NULL CHECK (merk IN ('ZZ', 'AZVZ')),
  pakket text NOT NULL CHECK (pakket IN ('BASIS', 'AANVULLEND', 'AANVULLEND_PLUS')),
  jaar integer NOT NULL,
  bedrag integer NOT NULL CHECK (bedrag > 0),
  PRIMARY KEY (merk, pakket, jaar)
);

GRANT SELECT ON dekking, eigen_risico_bedrag, premie TO insurer_app, insurer_jobs;
