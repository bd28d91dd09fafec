-- Claims. Cents; times are instants; a claim only goes forward.

CREATE SEQUENCE declaratie_teller;

-- A new claim number. Multiplying by a number without a common factor with 10^8 visits every number
-- once, so that the number tells nobody how many claims there are, or which came next.
CREATE FUNCTION next_declaratienummer(jaar integer) RETURNS text
  LANGUAGE sql VOLATILE SET search_path = insurer, pg_temp
  RETURN 'D' || jaar || '-' || lpad(((nextval('declaratie_teller') * 68431337 + 20260731) % 100000000)::text, 8, '0');

CREATE TABLE declaratie (
  nummer text PRIMARY KEY CHECK (nummer ~ '^D\d{4}-\d{6,10}$'),
  -- The insured person whose care this is.
  relatienummer text NOT NULL REFERENCES relatie,
  -- Who sent it in.
  indiener text NOT NULL REFERENCES relatie,
  status text NOT NULL DEFAULT 'INGEDIEND'
    CHECK (status IN ('INGEDIEND', 'IN_BEHANDELING', 'AFGEHANDELD')),
  ingediend_op timestamptz NOT NULL,
  in_behandeling_op timestamptz,
  afgehandeld_op timestamptz,
  teruggetrokken_op timestamptz,
  -- Busy times: 15 working days instead of 5 (indicator laterInBehandeling).
  later_in_behandeling boolean NOT NULL DEFAULT false,
  zorgsoort text NOT NULL,
  omschrijving text NOT NULL,
  behandeldatum date NOT NULL,
  bedrag integer NOT NULL CHECK (bedrag > 0),
  zorgverlener text NOT NULL,
  notanummer text NOT NULL DEFAULT '',
  buitenland boolean NOT NULL DEFAULT false,
  opmerking text NOT NULL DEFAULT '',
  -- Sum of its lines; the trigger below fills it in when the claim becomes AFGEHANDELD.
  uitgekeerd integer CHECK (uitgekeerd >= 0),
  -- Sending in twice: the key, what was asked with it, and what was answered (decisions §5).
  idempotency_key text,
  aanvraag_hash text,
  antwoord jsonb,
  CHECK ((idempotency_key IS NULL) = (aanvraag_hash IS NULL)),
  CHECK ((status <> 'INGEDIEND') = (in_behandeling_op IS NOT NULL)),
  CHECK ((status = 'AFGEHANDELD') = (afgehandeld_op IS NOT NULL)),
  CHECK ((status = 'AFGEHANDELD') = (uitgekeerd IS NOT NULL)),
  CHECK (teruggetrokken_op IS NULL OR status = 'INGEDIEND'),
  CHECK (in_behandeling_op >= ingediend_op AND afgehandeld_op >= in_behandeling_op)
);
-- The list: one person's claims, newest first; and what one sent in for somebody else.
CREATE INDEX declaratie_lijst ON declaratie (relatienummer, ingediend_op DESC, nummer DESC);
CREATE INDEX declaratie_indiener ON declaratie (indiener);
CREATE UNIQUE INDEX declaratie_idempotent ON declaratie (indiener, idempotency_key)
  WHERE idempotency_key IS NOT NULL;
-- What the jobs still have to do.
CREATE INDEX declaratie_open ON declaratie (ingediend_op) WHERE status <> 'AFGEHANDELD';

CREATE TABLE declaratie_regel (
  regel_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  nummer text NOT NULL REFERENCES declaratie,
  volgnummer integer NOT NULL,
  -- As on the claim: own risk adds up per person and year, and the row is guarded by itself.
  relatienummer text NOT NULL REFERENCES relatie,
  indiener text NOT NULL REFERENCES relatie,
  zorgsoort text NOT NULL,
  prestatie text NOT NULL,
  aantal integer NOT NULL DEFAULT 1,
  behandeldatum date NOT NULL,
  -- The year whose own risk and budgets it counts for: that of the treatment.
  boekjaar integer NOT NULL,
  notanummer text NOT NULL DEFAULT '',
  locatie_naam text NOT NULL,
  -- The cover it was judged under; null: not covered at all.
  dekking_id integer REFERENCES dekking,
  gedeclareerd integer NOT NULL CHECK (gedeclareerd >= 0),
  niet_vergoed integer NOT NULL CHECK (niet_vergoed >= 0),
  wettelijke_bijdrage integer NOT NULL CHECK (wettelijke_bijdrage >= 0),
  eigen_risico integer NOT NULL CHECK (eigen_risico >= 0),
  uitgekeerd integer NOT NULL CHECK (uitgekeerd >= 0),
  UNIQUE (nummer, volgnummer),
  CHECK (gedeclareerd = niet_vergoed + wettelijke_bijdrage + eigen_risico + uitgekeerd)
);
CREATE INDEX declaratie_regel_jaar ON declaratie_regel (relatienummer, boekjaar)
  INCLUDE (dekking_id, gedeclareerd, niet_vergoed, wettelijke_bijdrage, eigen_risico);

CREATE TABLE declaratie_melding (
  regel_id bigint NOT NULL REFERENCES declaratie_regel,
  volgnummer integer NOT NULL,
  code text NOT NULL,
  omschrijving text NOT NULL,
  PRIMARY KEY (regel_id, volgnummer)
);

CREATE TABLE declaratie_stap (
  regel_id bigint NOT NULL REFERENCES declaratie_regel,
  volgnummer integer NOT NULL,
  stap text NOT NULL
    CHECK (stap IN ('gedeclareerd', 'nietVergoed', 'wettelijkeBijdrage', 'eigenRisico', 'uitgekeerd')),
  bedrag integer NOT NULL,
  uitleg text,
  PRIMARY KEY (regel_id, volgnummer)
);

CREATE TABLE uitbetaling (
  uitbetaling_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- At most one: a job that runs twice pays once.
  nummer text NOT NULL UNIQUE REFERENCES declaratie,
  -- Whose account: the verzekeringsnemer's.
  relatienummer text NOT NULL REFERENCES relatie,
  iban text NOT NULL,
  bedrag integer NOT NULL CHECK (bedrag > 0),
  datum date NOT NULL
);

CREATE TABLE bestand (
  bestand_id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  indiener text NOT NULL REFERENCES relatie,
  -- Null while it waits for its claim, until it expires.
  nummer text REFERENCES declaratie,
  volgnummer integer NOT NULL DEFAULT 1,
  naam text NOT NULL,
  soort text NOT NULL CHECK (soort IN ('pdf', 'jpg', 'png')),
  bytes integer NOT NULL CHECK (bytes > 0),
  sha256 text NOT NULL,
  opslagsleutel text NOT NULL UNIQUE,
  ontvangen_op timestamptz NOT NULL,
  verloopt_op timestamptz,
  CHECK ((nummer IS NULL) = (verloopt_op IS NOT NULL))
);
CREATE INDEX bestand_declaratie ON bestand (nummer) WHERE nummer IS NOT NULL;
CREATE INDEX bestand_verloopt ON bestand (verloopt_op) WHERE nummer IS NULL;

-- Who has opened which judged claim: `nieuw` is kept per viewer.
CREATE TABLE declaratie_gezien (
  kijker text NOT NULL REFERENCES relatie,
  nummer text NOT NULL REFERENCES declaratie,
  gezien_op timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (kijker, nummer)
);

CREATE FUNCTION guard_declaratie() RETURNS trigger
  LANGUAGE plpgsql SET search_path = insurer, pg_temp AS $$
DECLARE
  state_order CONSTANT text[] := ARRAY['INGEDIEND', 'IN_BEHANDELING', 'AFGEHANDELD'];
  stap CONSTANT integer := array_position(state_order, NEW.status) - array_position(state_order, OLD.status);
BEGIN
  IF stap NOT IN (0, 1) THEN
    RAISE EXCEPTION 'a claim goes forward one state at a time' USING ERRCODE = 'check_violation';
  END IF;
  IF OLD.teruggetrokken_op IS NOT NULL THEN
    RAISE EXCEPTION 'a withdrawn claim does not change' USING ERRCODE = 'check_violation';
  END IF;
  IF (NEW.nummer, NEW.relatienummer, NEW.indiener, NEW.ingediend_op, NEW.bedrag, NEW.behandeldatum)
      IS DISTINCT FROM
     (OLD.nummer, OLD.relatienummer, OLD.indiener, OLD.ingediend_op, OLD.bedrag, OLD.behandeldatum)
     OR (OLD.in_behandeling_op IS NOT NULL AND NEW.in_behandeling_op IS DISTINCT FROM OLD.in_behandeling_op)
     OR (OLD.afgehandeld_op IS NOT NULL AND NEW.afgehandeld_op IS DISTINCT FROM OLD.afgehandeld_op) THEN
    RAISE EXCEPTION 'what was claimed, and when, does not change' USING ERRCODE = 'check_violation';
  END IF;
  IF OLD.status <> 'AFGEHANDELD' AND NEW.status = 'AFGEHANDELD' THEN
    SELECT sum(r.uitgekeerd) INTO NEW.uitgekeerd FROM declaratie_regel r WHERE r.nummer = NEW.nummer;
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER guard_declaratie BEFORE UPDATE ON declaratie
  FOR EACH ROW EXECUTE FUNCTION guard_declaratie();
