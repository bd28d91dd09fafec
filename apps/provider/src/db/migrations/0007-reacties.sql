-- "Klopt dit niet?": reactions to a claim or to one line of it: sent, in progress, answered (decisions §5). An answer
-- while in progress says that a member of staff has it.

CREATE TABLE declaratie_reactie (
  reactie_id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  nummer text NOT NULL REFERENCES declaratie,
  -- Null: about the whole claim.
  regel integer,
  vrager text NOT NULL REFERENCES relatie,
  -- A question, or that this care was not received, which always goes to a member of staff.
  soort text NOT NULL DEFAULT 'vraag' CHECK (soort IN ('vraag', 'nietGehad')),
  tekst text NOT NULL CHECK (char_length(tekst) BETWEEN 1 AND 1000),
  status text NOT NULL DEFAULT 'verstuurd'
    CHECK (status IN ('verstuurd', 'inBehandeling', 'beantwoord')),
  verstuurd_op timestamptz NOT NULL,
  in_behandeling_op timestamptz,
  -- The insurer's day by which a member of staff promised an answer (ADR 0070); no job takes it up before. Null:
  -- nothing was promised.
  uiterste_antwoord_datum date,
  antwoord text,
  beantwoord_op timestamptz,
  FOREIGN KEY (nummer, regel) REFERENCES declaratie_regel (nummer, volgnummer),
  CHECK ((status <> 'verstuurd') = (in_behandeling_op IS NOT NULL)),
  CHECK ((status = 'beantwoord') = (beantwoord_op IS NOT NULL)),
  CHECK (antwoord IS NULL OR status <> 'verstuurd'),
  CHECK (antwoord IS NOT NULL OR status <> 'beantwoord'),
  CHECK (in_behandeling_op >= verstuurd_op AND beantwoord_op >= in_behandeling_op),
  CONSTRAINT declaratie_reactie_promised CHECK (uiterste_antwoord_datum IS NULL OR antwoord IS NOT NULL)
);
CREATE INDEX declaratie_reactie_nummer ON declaratie_reactie (nummer);
-- Each person has at most one open about a line, or about the whole. Unique per person, because a refusal would tell
-- the sender of a claim about a reaction that they may not read.
CREATE UNIQUE INDEX declaratie_reactie_open ON declaratie_reactie (nummer, (coalesce(regel, 0)), vrager)
  WHERE status <> 'beantwoord';

CREATE FUNCTION guard_reactie() RETURNS trigger
  LANGUAGE plpgsql SET search_path = insurer, pg_temp AS $$
DECLARE
  states CONSTANT text[] := ARRAY['verstuurd', 'inBehandeling', 'beantwoord'];
  step CONSTANT integer := array_position(states, NEW.status) - array_position(states, OLD.status);
BEGIN
  IF step NOT IN (0, 1) THEN
    RAISE EXCEPTION 'a reaction goes forward one state at a time' USING ERRCODE = 'check_violation';
  END IF;
  IF (NEW.reactie_id, NEW.nummer, NEW.regel, NEW.vrager, NEW.soort, NEW.tekst, NEW.verstuurd_op)
      IS DISTINCT FROM
     (OLD.reactie_id, OLD.nummer, OLD.regel, OLD.vrager, OLD.soort, OLD.tekst, OLD.verstuurd_op)
     OR (OLD.in_behandeling_op IS NOT NULL AND NEW.in_behandeling_op IS DISTINCT FROM OLD.in_behandeling_op)
     OR (OLD.status = 'beantwoord' AND NEW IS DISTINCT FROM OLD) THEN
    RAISE EXCEPTION 'what was asked and answered, and when, does not change'
      USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER guard_reactie BEFORE UPDATE ON declaratie_reactie
  FOR EACH ROW EXECUTE FUNCTION guard_reactie();

SELECT shield('declaratie_reactie');
CREATE POLICY jobs ON declaratie_reactie TO insurer_jobs USING (true) WITH CHECK (true);
-- Visible with the claim; the rules also hide the words of hidden care.
CREATE POLICY see ON declaratie_reactie FOR SELECT TO insurer_app
  USING ((SELECT true FROM declaratie d WHERE d.nummer = declaratie_reactie.nummer));
CREATE POLICY ask ON declaratie_reactie FOR INSERT TO insurer_app
  WITH CHECK (vrager = current_setting('mijn.viewer', true)
    AND EXISTS (SELECT FROM declaratie d WHERE d.nummer = declaratie_reactie.nummer));
GRANT SELECT, INSERT (nummer, regel, vrager, soort, tekst, verstuurd_op) ON declaratie_reactie TO insurer_app;
GRANT SELECT, UPDATE (status, in_behandeling_op, uiterste_antwoord_datum, antwoord, beantwoord_op)
  ON declaratie_reactie TO insurer_jobs;
