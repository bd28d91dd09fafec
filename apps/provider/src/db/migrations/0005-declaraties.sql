-- Claims: the claimed care, its assessment line by line, and the payout. Amounts are cents; times are instants. A claim
-- only goes forward (docs/states/declaratie.md).

-- A new claim number, drawn at random.
CREATE FUNCTION next_declaratienummer(jaar integer) RETURNS text
  LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = insurer, pg_temp AS $$
DECLARE drawn text;
BEGIN
  LOOP
    drawn := 'D' || jaar || '-' || random_digits(8);
    CONTINUE WHEN EXISTS (SELECT FROM declaratie WHERE nummer = drawn);
    IF draw_first(drawn) THEN RETURN drawn; END IF;
  END LOOP;
END $$;
REVOKE ALL ON FUNCTION next_declaratienummer(integer) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION next_declaratienummer(integer) TO insurer_app;

CREATE TABLE declaratie (
  nummer text PRIMARY KEY CHECK (nummer ~ '^D\d{4}-\d{6,10}$'),
  -- The insured person who received the care.
  relatienummer text NOT NULL REFERENCES relatie,
  -- The person who sent the claim in.
  indiener text NOT NULL REFERENCES relatie,
  -- The insured person gets the payout; a care provider is paid directly, and the person's own part (own risk,
  -- statutory contribution) is invoiced.
  soort_indiener text NOT NULL DEFAULT 'Verzekerde'
    CHECK (soort_indiener IN ('Verzekerde', 'Zorgverlener')),
  status text NOT NULL DEFAULT 'INGEDIEND'
    CHECK (status IN ('INGEDIEND', 'IN_BEHANDELING', 'AFGEHANDELD')),
  ingediend_op timestamptz NOT NULL,
  in_behandeling_op timestamptz,
  afgehandeld_op timestamptz,
  teruggetrokken_op timestamptz,
  -- In busy times: 15 working days instead of 5 (indicator laterInBehandeling).
  later_in_behandeling boolean NOT NULL DEFAULT false,
  -- Jobs do not see the claim before this day of the insurer: a medical adviser looks at it first, or a document is
  -- under way.
  niet_voor date,
  -- An earlier claim of the same nota. A person assesses this claim, and every claim whose sender may not see the
  -- care of the insured (ADR 0048).
  dubbel_van text REFERENCES declaratie,
  -- The claim waits for a member of staff, or for the own risk of its year.
  wacht_op text CHECK (wacht_op IN ('medewerker', 'eigenRisico')),
  zorgsoort text NOT NULL,
  omschrijving text NOT NULL,
  behandeldatum date NOT NULL,
  bedrag integer NOT NULL CHECK (bedrag > 0),
  zorgverlener text NOT NULL,
  notanummer text NOT NULL DEFAULT '',
  buitenland boolean NOT NULL DEFAULT false,
  opmerking text NOT NULL DEFAULT '',
  -- Lines of the nota as they were sent in, `bedrag` in cents. The columns above then have the first line's day and
  -- care, and the sum (contract, submittedLines.ts). Null: one line, described by those columns.
  regels jsonb CHECK (jsonb_array_length(regels) BETWEEN 1 AND 40),
  -- The payout that the sender was shown as expected; null: none was shown.
  verwacht integer CHECK (verwacht >= 0),
  -- Sum of its lines; guard_declaratie sets it when the claim becomes AFGEHANDELD.
  uitgekeerd integer CHECK (uitgekeerd >= 0),
  -- Against sending in twice: the key, a hash of its request, and the answer (decisions §5).
  idempotency_key text,
  aanvraag_hash text,
  antwoord jsonb,
  -- Words for search, lower case and without accents (the extension unaccent is not available everywhere). It names
  -- care: a search matches it only for a viewer who may see that care.
  zoektekst text NOT NULL GENERATED ALWAYS AS (
    regexp_replace(
      normalize(lower(zorgsoort || ' ' || omschrijving || ' ' || zorgverlener || ' ' || notanummer), NFD),
      '[\u0300-\u036F]', '', 'g')) STORED,
  CHECK ((idempotency_key IS NULL) = (aanvraag_hash IS NULL)),
  CHECK ((status <> 'INGEDIEND') = (in_behandeling_op IS NOT NULL)),
  CHECK ((status = 'AFGEHANDELD') = (afgehandeld_op IS NOT NULL)),
  CHECK ((status = 'AFGEHANDELD') = (uitgekeerd IS NOT NULL)),
  CHECK (teruggetrokken_op IS NULL OR status = 'INGEDIEND'),
  CHECK (wacht_op IS NULL OR status <> 'AFGEHANDELD'),
  CHECK (wacht_op IS DISTINCT FROM 'medewerker' OR dubbel_van IS NOT NULL OR indiener <> relatienummer),
  CHECK (in_behandeling_op >= ingediend_op AND afgehandeld_op >= in_behandeling_op)
);
-- The list, newest first, and its count need only this index, however long the history. It includes `indiener` because
-- row-level security reads that.
CREATE INDEX declaratie_list ON declaratie (relatienummer, ingediend_op DESC, nummer DESC)
  INCLUDE (indiener) WHERE teruggetrokken_op IS NULL;
-- Claims for somebody else are few; an index of all claims of a sender would be read past all their own ones.
CREATE INDEX declaratie_for_others ON declaratie (indiener, ingediend_op DESC, nummer DESC)
  INCLUDE (relatienummer) WHERE indiener <> relatienummer AND teruggetrokken_op IS NULL;
CREATE UNIQUE INDEX declaratie_idempotent ON declaratie (indiener, idempotency_key)
  WHERE idempotency_key IS NOT NULL;
-- Work of the jobs.
CREATE INDEX declaratie_open ON declaratie (ingediend_op) WHERE status <> 'AFGEHANDELD';
CREATE INDEX declaratie_waiting ON declaratie (wacht_op) WHERE wacht_op IS NOT NULL;

-- Lines of a claim as sent in, in cents; a claim without `regels` is one line.
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

-- COALESCE keeps the planner from estimating that this policy leaves almost no rows: with that estimate it would sort a
-- whole history instead of reading the newest claims from the index.
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

-- The names on a claim that the viewer may see. The sender may be a person whose own data the viewer may not see: the
-- verzekeringsnemer, to a child.
CREATE FUNCTION name_on_declaratie(of_nummer text, who text) RETURNS text
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = insurer, pg_temp AS $$
  SELECT r.opgemaakte_naam FROM declaratie d JOIN relatie r ON r.relatienummer = who
  WHERE d.nummer = of_nummer AND who IN (d.relatienummer, d.indiener)
    AND (d.relatienummer = ANY (visible()) OR d.indiener = current_setting('mijn.viewer', true))
$$;
REVOKE ALL ON FUNCTION name_on_declaratie(text, text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION name_on_declaratie(text, text) TO insurer_app;

CREATE TABLE declaratie_regel (
  regel_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  nummer text NOT NULL REFERENCES declaratie,
  volgnummer integer NOT NULL,
  -- Copied from the claim: own risk adds up per person and year, and row-level security needs no join.
  relatienummer text NOT NULL REFERENCES relatie,
  indiener text NOT NULL REFERENCES relatie,
  zorgsoort text NOT NULL,
  prestatie text NOT NULL,
  aantal integer NOT NULL DEFAULT 1,
  behandeldatum date NOT NULL,
  -- The year of the treatment, for own risk and budgets.
  boekjaar integer NOT NULL,
  notanummer text NOT NULL DEFAULT '',
  locatie_naam text NOT NULL,
  -- Cover of the assessment; null: not covered at all.
  dekking_id integer REFERENCES dekking,
  gedeclareerd integer NOT NULL,
  niet_vergoed integer NOT NULL,
  wettelijke_bijdrage integer NOT NULL,
  -- Use of the year's own risk, and the part of it that is paid in terms, so not withheld.
  eigen_risico integer NOT NULL,
  eigen_risico_in_termijnen integer NOT NULL DEFAULT 0,
  uitgekeerd integer NOT NULL,
  -- A correction (ADR 0070): the line of this claim whose amounts this one changes, the reason, the insurer's day, and
  -- the withdrawn line that caused it. Own risk that became less (`verminderd`) has no such line.
  corrigeert integer,
  correctie text CHECK (correctie IN ('teruggenomen', 'verschoven', 'verminderd')),
  gecorrigeerd_op date,
  oorzaak text,
  oorzaak_regel integer,
  UNIQUE (nummer, volgnummer),
  FOREIGN KEY (nummer, corrigeert) REFERENCES declaratie_regel (nummer, volgnummer),
  FOREIGN KEY (oorzaak, oorzaak_regel) REFERENCES declaratie_regel (nummer, volgnummer),
  CHECK (corrigeert IS NOT NULL
    OR least(gedeclareerd, niet_vergoed, wettelijke_bijdrage, eigen_risico, uitgekeerd) >= 0),
  CHECK (CASE WHEN corrigeert IS NULL THEN eigen_risico_in_termijnen BETWEEN 0 AND eigen_risico
    ELSE eigen_risico_in_termijnen IN (0, eigen_risico) END),
  CHECK (gedeclareerd = niet_vergoed + wettelijke_bijdrage + eigen_risico - eigen_risico_in_termijnen
    + uitgekeerd),
  CONSTRAINT declaratie_regel_correctie_parts CHECK (CASE
    WHEN corrigeert IS NULL THEN num_nonnulls(correctie, gecorrigeerd_op, oorzaak, oorzaak_regel) = 0
    WHEN correctie = 'verminderd' THEN num_nulls(gecorrigeerd_op, oorzaak, oorzaak_regel) = 2
      AND gecorrigeerd_op IS NOT NULL
    ELSE num_nulls(correctie, gecorrigeerd_op, oorzaak, oorzaak_regel) = 0 END),
  CONSTRAINT declaratie_regel_verminderd CHECK (correctie IS DISTINCT FROM 'verminderd'
    OR (gedeclareerd = 0 AND niet_vergoed = 0 AND wettelijke_bijdrage = 0 AND eigen_risico < 0 AND aantal = 0))
);
CREATE INDEX declaratie_regel_jaar ON declaratie_regel (relatienummer, boekjaar)
  INCLUDE (dekking_id, gedeclareerd, niet_vergoed, wettelijke_bijdrage, eigen_risico);
-- A line is taken back once.
CREATE UNIQUE INDEX declaratie_regel_teruggenomen ON declaratie_regel (nummer, corrigeert)
  WHERE correctie = 'teruggenomen';

-- The sum of a line and its corrections is never below zero, and zero for a line that was taken back. They have the
-- same person, year, day and cover.
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

SELECT shield('declaratie_regel');
CREATE POLICY jobs ON declaratie_regel TO insurer_jobs USING (true) WITH CHECK (true);
CREATE POLICY see ON declaratie_regel FOR SELECT TO insurer_app
  USING (coalesce(relatienummer = ANY ((SELECT visible())::text[])
    OR indiener = (SELECT current_setting('mijn.viewer', true)), false));
GRANT SELECT ON declaratie_regel TO insurer_app;
GRANT SELECT, INSERT ON declaratie_regel TO insurer_jobs;

-- Rows of a claim or a line are visible with that claim or line. The policies use a scalar subquery, which is a lookup
-- by key for each row; for an EXISTS the planner may first collect everything that the viewer may see.

CREATE TABLE declaratie_melding (
  regel_id bigint NOT NULL REFERENCES declaratie_regel,
  volgnummer integer NOT NULL,
  code text NOT NULL,
  omschrijving text NOT NULL,
  PRIMARY KEY (regel_id, volgnummer)
);
SELECT shield('declaratie_melding');
CREATE POLICY jobs ON declaratie_melding TO insurer_jobs USING (true) WITH CHECK (true);
CREATE POLICY see ON declaratie_melding FOR SELECT TO insurer_app
  USING ((SELECT true FROM declaratie_regel r WHERE r.regel_id = declaratie_melding.regel_id));
GRANT SELECT ON declaratie_melding TO insurer_app;
GRANT SELECT, INSERT ON declaratie_melding TO insurer_jobs;

CREATE TABLE declaratie_stap (
  regel_id bigint NOT NULL REFERENCES declaratie_regel,
  volgnummer integer NOT NULL,
  stap text NOT NULL
    CHECK (stap IN ('gedeclareerd', 'nietVergoed', 'wettelijkeBijdrage', 'eigenRisico', 'uitgekeerd')),
  bedrag integer NOT NULL,
  uitleg text,
  PRIMARY KEY (regel_id, volgnummer)
);
SELECT shield('declaratie_stap');
CREATE POLICY jobs ON declaratie_stap TO insurer_jobs USING (true) WITH CHECK (true);
CREATE POLICY see ON declaratie_stap FOR SELECT TO insurer_app
  USING ((SELECT true FROM declaratie_regel r WHERE r.regel_id = declaratie_stap.regel_id));
GRANT SELECT ON declaratie_stap TO insurer_app;
GRANT SELECT, INSERT ON declaratie_stap TO insurer_jobs;

CREATE TABLE uitbetaling (
  uitbetaling_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Unique, so that a job that runs twice pays once.
  nummer text NOT NULL UNIQUE REFERENCES declaratie,
  -- The verzekeringsnemer, to whose account it goes.
  relatienummer text NOT NULL REFERENCES relatie,
  iban text NOT NULL,
  bedrag integer NOT NULL CHECK (bedrag > 0),
  datum date NOT NULL
);
SELECT shield('uitbetaling');
CREATE POLICY jobs ON uitbetaling TO insurer_jobs USING (true) WITH CHECK (true);
CREATE POLICY see ON uitbetaling FOR SELECT TO insurer_app
  USING ((SELECT true FROM declaratie d WHERE d.nummer = uitbetaling.nummer));
GRANT SELECT ON uitbetaling TO insurer_app;
GRANT SELECT, INSERT ON uitbetaling TO insurer_jobs;

-- Claims that a viewer opened after assessment, for `nieuw` per viewer.
CREATE TABLE declaratie_gezien (
  kijker text NOT NULL REFERENCES relatie,
  nummer text NOT NULL REFERENCES declaratie,
  gezien_op timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (kijker, nummer)
);
SELECT shield('declaratie_gezien');
CREATE POLICY jobs ON declaratie_gezien TO insurer_jobs USING (true) WITH CHECK (true);
CREATE POLICY own ON declaratie_gezien TO insurer_app
  USING (kijker = current_setting('mijn.viewer', true))
  WITH CHECK (kijker = current_setting('mijn.viewer', true)
    AND EXISTS (SELECT FROM declaratie d WHERE d.nummer = declaratie_gezien.nummer));
GRANT SELECT, INSERT ON declaratie_gezien TO insurer_app;
