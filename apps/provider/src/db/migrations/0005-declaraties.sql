-- Claims: what was claimed, what became of it line by line, and what was paid out. Cents; times are
-- instants; a claim only goes forward (docs/states/declaratie.md).

CREATE SEQUENCE declaratie_counter;
GRANT USAGE ON SEQUENCE declaratie_counter TO insurer_app;

-- A new claim number. Multiplying by a number without a common factor with 10^8 visits every number
-- once, so that the number tells nobody how many claims there are, or which came next.
CREATE FUNCTION next_declaratienummer(jaar integer) RETURNS text
  LANGUAGE sql VOLATILE SET search_path = insurer, pg_temp
  RETURN 'D' || jaar || '-' || lpad(((nextval('declaratie_counter') * 68431337 + 20260731) % 100000000)::text, 8, '0');

CREATE TABLE declaratie (
  nummer text PRIMARY KEY CHECK (nummer ~ '^D\d{4}-\d{6,10}$'),
  -- The insured person whose care this is.
  relatienummer text NOT NULL REFERENCES relatie,
  -- Who sent it in.
  indiener text NOT NULL REFERENCES relatie,
  -- Who claims: the insured person is paid; a care provider is paid directly, and what of it is the
  -- person's own (own risk, statutory contribution) is invoiced.
  soort_indiener text NOT NULL DEFAULT 'Verzekerde'
    CHECK (soort_indiener IN ('Verzekerde', 'Zorgverlener')),
  status text NOT NULL DEFAULT 'INGEDIEND'
    CHECK (status IN ('INGEDIEND', 'IN_BEHANDELING', 'AFGEHANDELD')),
  ingediend_op timestamptz NOT NULL,
  in_behandeling_op timestamptz,
  afgehandeld_op timestamptz,
  teruggetrokken_op timestamptz,
  -- Busy times: 15 working days instead of 5 (indicator laterInBehandeling).
  later_in_behandeling boolean NOT NULL DEFAULT false,
  -- The insurer does not take it further before this day of its own: a medical adviser looks at it
  -- first, or a paper is under way. The jobs do not see it until then.
  niet_voor date,
  -- The claim of the same nota, where it was sent in again all the same: a person looks at it, as at
  -- every claim of who does not see the care of whom it is for (ADR 0048).
  dubbel_van text REFERENCES declaratie,
  -- What it waits for while it is looked at: a person of the insurer, or the own risk of its year.
  wacht_op text CHECK (wacht_op IN ('medewerker', 'eigenRisico')),
  zorgsoort text NOT NULL,
  omschrijving text NOT NULL,
  behandeldatum date NOT NULL,
  bedrag integer NOT NULL CHECK (bedrag > 0),
  zorgverlener text NOT NULL,
  notanummer text NOT NULL DEFAULT '',
  buitenland boolean NOT NULL DEFAULT false,
  opmerking text NOT NULL DEFAULT '',
  -- The lines of the nota as they were sent in, `bedrag` in cents; null: one line, which the columns above
  -- are. With lines those carry the first one's day and care, and the sum (contract, submittedLines.ts).
  regels jsonb CHECK (jsonb_array_length(regels) BETWEEN 1 AND 40),
  -- What who sent it in was told then that would be paid out; null: nothing was.
  verwacht integer CHECK (verwacht >= 0),
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
  CHECK (wacht_op IS NULL OR status <> 'AFGEHANDELD'),
  CHECK (wacht_op IS DISTINCT FROM 'medewerker' OR dubbel_van IS NOT NULL OR indiener <> relatienummer),
  CHECK (in_behandeling_op >= ingediend_op AND afgehandeld_op >= in_behandeling_op)
);
-- The list, newest first, and its count are read from the index alone, however long somebody's history
-- is. `indiener` stands in it because row-level security asks for it.
CREATE INDEX declaratie_list ON declaratie (relatienummer, ingediend_op DESC, nummer DESC)
  INCLUDE (indiener) WHERE teruggetrokken_op IS NULL;
-- What one sent in for somebody else: few rows, where an index of all of a sender's claims had to be
-- read through for a person who sends in their own.
CREATE INDEX declaratie_for_others ON declaratie (indiener, ingediend_op DESC, nummer DESC)
  INCLUDE (relatienummer) WHERE indiener <> relatienummer AND teruggetrokken_op IS NULL;
CREATE UNIQUE INDEX declaratie_idempotent ON declaratie (indiener, idempotency_key)
  WHERE idempotency_key IS NOT NULL;
-- What the jobs still have to do.
CREATE INDEX declaratie_open ON declaratie (ingediend_op) WHERE status <> 'AFGEHANDELD';
CREATE INDEX declaratie_waiting ON declaratie (wacht_op) WHERE wacht_op IS NOT NULL;

-- The lines of a claim as they were sent in, cents: of its own columns where it was one line.
CREATE FUNCTION sent_lines(kind text, day date, amount integer, regels jsonb)
  RETURNS TABLE (volgnummer integer, zorgsoort text, behandeldatum date, bedrag integer, omschrijving text)
  LANGUAGE sql STABLE
BEGIN ATOMIC
  SELECT 1, kind, day, amount, NULL::text WHERE regels IS NULL
  UNION ALL
  SELECT nr::integer, regel->>'zorgsoort', (regel->>'behandelDatum')::date, (regel->>'bedrag')::integer,
    regel->>'omschrijving'
  FROM jsonb_array_elements(regels) WITH ORDINALITY AS sent (regel, nr);
END;

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
  gedeclareerd integer NOT NULL,
  niet_vergoed integer NOT NULL,
  wettelijke_bijdrage integer NOT NULL,
  -- What it uses of the year's own risk, and the part of that which is paid in terms: not held back.
  eigen_risico integer NOT NULL,
  eigen_risico_in_termijnen integer NOT NULL DEFAULT 0,
  uitgekeerd integer NOT NULL,
  -- A correction (ADR 0070): the line of this claim whose amounts change by those of this one, why, on which
  -- day of the insurer, and the line that was taken back, of which that comes.
  corrigeert integer,
  correctie text CHECK (correctie IN ('teruggenomen', 'verschoven')),
  gecorrigeerd_op date,
  oorzaak text,
  oorzaak_regel integer,
  UNIQUE (nummer, volgnummer),
  FOREIGN KEY (nummer, corrigeert) REFERENCES declaratie_regel (nummer, volgnummer),
  FOREIGN KEY (oorzaak, oorzaak_regel) REFERENCES declaratie_regel (nummer, volgnummer),
  CHECK (num_nulls(corrigeert, correctie, gecorrigeerd_op, oorzaak, oorzaak_regel) IN (0, 5)),
  CHECK (corrigeert IS NOT NULL
    OR least(gedeclareerd, niet_vergoed, wettelijke_bijdrage, eigen_risico, uitgekeerd) >= 0),
  CHECK (CASE WHEN corrigeert IS NULL THEN eigen_risico_in_termijnen BETWEEN 0 AND eigen_risico
    ELSE eigen_risico_in_termijnen IN (0, eigen_risico) END),
  CHECK (gedeclareerd = niet_vergoed + wettelijke_bijdrage + eigen_risico - eigen_risico_in_termijnen
    + uitgekeerd)
);
CREATE INDEX declaratie_regel_jaar ON declaratie_regel (relatienummer, boekjaar)
  INCLUDE (dekking_id, gedeclareerd, niet_vergoed, wettelijke_bijdrage, eigen_risico);
-- A line is taken back once.
CREATE UNIQUE INDEX declaratie_regel_teruggenomen ON declaratie_regel (nummer, corrigeert)
  WHERE correctie = 'teruggenomen';

-- A line and its corrections together are never below zero, and nothing at all where it was taken back. They
-- count for the same person and year, under the same cover.
CREATE FUNCTION guard_correctie() RETURNS trigger
  LANGUAGE plpgsql SET search_path = insurer, pg_temp AS $$
BEGIN
  IF EXISTS (SELECT FROM declaratie_regel g
    WHERE g.nummer = NEW.nummer AND NEW.corrigeert IN (g.volgnummer, g.corrigeert)
    HAVING least(sum(g.gedeclareerd), sum(g.niet_vergoed), sum(g.wettelijke_bijdrage), sum(g.eigen_risico)) < 0
      OR (bool_or(g.correctie = 'teruggenomen') AND greatest(sum(g.gedeclareerd), sum(g.niet_vergoed),
        sum(g.wettelijke_bijdrage), sum(g.eigen_risico)) > 0)
      OR count(DISTINCT (g.relatienummer, g.boekjaar, g.behandeldatum, g.dekking_id)) > 1
      OR bool_or(g.volgnummer = NEW.corrigeert AND g.corrigeert IS NOT NULL)) THEN
    RAISE EXCEPTION 'a correction does not fit its line' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER guard_correctie AFTER INSERT ON declaratie_regel
  FOR EACH ROW WHEN (NEW.corrigeert IS NOT NULL) EXECUTE FUNCTION guard_correctie();

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
  states CONSTANT text[] := ARRAY['INGEDIEND', 'IN_BEHANDELING', 'AFGEHANDELD'];
  step CONSTANT integer := array_position(states, NEW.status) - array_position(states, OLD.status);
BEGIN
  IF step NOT IN (0, 1) THEN
    RAISE EXCEPTION 'a claim goes forward one state at a time' USING ERRCODE = 'check_violation';
  END IF;
  IF OLD.teruggetrokken_op IS NOT NULL THEN
    RAISE EXCEPTION 'a withdrawn claim does not change' USING ERRCODE = 'check_violation';
  END IF;
  IF (NEW.nummer, NEW.relatienummer, NEW.indiener, NEW.ingediend_op, NEW.bedrag, NEW.behandeldatum,
      NEW.regels, NEW.verwacht)
      IS DISTINCT FROM
     (OLD.nummer, OLD.relatienummer, OLD.indiener, OLD.ingediend_op, OLD.bedrag, OLD.behandeldatum,
      OLD.regels, OLD.verwacht)
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

-- The names on a claim that the viewer may see: who sent it in may be somebody whose own data the
-- viewer may not see (the verzekeringsnemer, to a child).
CREATE FUNCTION name_on_declaratie(of_nummer text, who text) RETURNS text
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = insurer, pg_temp AS $$
  SELECT r.opgemaakte_naam FROM declaratie d JOIN relatie r ON r.relatienummer = who
  WHERE d.nummer = of_nummer AND who IN (d.relatienummer, d.indiener)
    AND (d.relatienummer = ANY (visible()) OR d.indiener = current_setting('mijn.viewer', true))
$$;
REVOKE ALL ON FUNCTION name_on_declaratie(text, text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION name_on_declaratie(text, text) TO insurer_app;

-- Of a claim and its lines: COALESCE keeps the planner from estimating that the policy leaves next to
-- nothing. What a query asks for is what the caller may see, and with such an estimate it would sort a
-- whole history where the index has the newest claims first.
SELECT shield('declaratie');
CREATE POLICY jobs ON declaratie TO insurer_jobs
  USING (niet_voor IS NULL OR niet_voor <= today()) WITH CHECK (true);
CREATE POLICY see ON declaratie FOR SELECT TO insurer_app
  USING (coalesce(relatienummer = ANY ((SELECT visible())::text[])
    OR indiener = (SELECT current_setting('mijn.viewer', true)), false));
CREATE POLICY submit ON declaratie FOR INSERT TO insurer_app
  WITH CHECK (indiener = current_setting('mijn.viewer', true)
    AND relatienummer = ANY ((SELECT visible())::text[]));
CREATE POLICY withdraw ON declaratie FOR UPDATE TO insurer_app
  USING (indiener = current_setting('mijn.viewer', true));
GRANT SELECT, INSERT, UPDATE (teruggetrokken_op, antwoord) ON declaratie TO insurer_app;
GRANT SELECT, UPDATE (status, in_behandeling_op, afgehandeld_op, later_in_behandeling, wacht_op) ON declaratie
  TO insurer_jobs;

SELECT shield('declaratie_regel');
CREATE POLICY jobs ON declaratie_regel TO insurer_jobs USING (true) WITH CHECK (true);
CREATE POLICY see ON declaratie_regel FOR SELECT TO insurer_app
  USING (coalesce(relatienummer = ANY ((SELECT visible())::text[])
    OR indiener = (SELECT current_setting('mijn.viewer', true)), false));
GRANT SELECT ON declaratie_regel TO insurer_app;
GRANT SELECT, INSERT ON declaratie_regel TO insurer_jobs;

-- Rows that belong to a claim or a line are seen by who sees that. A scalar subquery is looked up by
-- key for each row; of an EXISTS the planner may make a table of everything the viewer sees.
SELECT shield('declaratie_melding');
CREATE POLICY jobs ON declaratie_melding TO insurer_jobs USING (true) WITH CHECK (true);
CREATE POLICY see ON declaratie_melding FOR SELECT TO insurer_app
  USING ((SELECT true FROM declaratie_regel r WHERE r.regel_id = declaratie_melding.regel_id));
GRANT SELECT ON declaratie_melding TO insurer_app;
GRANT SELECT, INSERT ON declaratie_melding TO insurer_jobs;

SELECT shield('declaratie_stap');
CREATE POLICY jobs ON declaratie_stap TO insurer_jobs USING (true) WITH CHECK (true);
CREATE POLICY see ON declaratie_stap FOR SELECT TO insurer_app
  USING ((SELECT true FROM declaratie_regel r WHERE r.regel_id = declaratie_stap.regel_id));
GRANT SELECT ON declaratie_stap TO insurer_app;
GRANT SELECT, INSERT ON declaratie_stap TO insurer_jobs;

SELECT shield('uitbetaling');
CREATE POLICY jobs ON uitbetaling TO insurer_jobs USING (true) WITH CHECK (true);
CREATE POLICY see ON uitbetaling FOR SELECT TO insurer_app
  USING ((SELECT true FROM declaratie d WHERE d.nummer = uitbetaling.nummer));
GRANT SELECT ON uitbetaling TO insurer_app;
GRANT SELECT, INSERT ON uitbetaling TO insurer_jobs;

SELECT shield('declaratie_gezien');
CREATE POLICY jobs ON declaratie_gezien TO insurer_jobs USING (true) WITH CHECK (true);
CREATE POLICY own ON declaratie_gezien TO insurer_app
  USING (kijker = current_setting('mijn.viewer', true))
  WITH CHECK (kijker = current_setting('mijn.viewer', true)
    AND EXISTS (SELECT FROM declaratie d WHERE d.nummer = declaratie_gezien.nummer));
GRANT SELECT, INSERT ON declaratie_gezien TO insurer_app;
