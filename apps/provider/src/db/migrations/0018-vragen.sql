-- Questions to the insurer about anything. Those about a claim or one of its lines ("Klopt dit niet?") were there
-- before, and become one kind of them.

ALTER TABLE declaratie_reactie RENAME TO vraag;
ALTER TABLE vraag RENAME COLUMN reactie_id TO vraag_id;
ALTER INDEX declaratie_reactie_pkey RENAME TO vraag_pkey;
ALTER INDEX declaratie_reactie_nummer RENAME TO vraag_nummer;
ALTER INDEX declaratie_reactie_open RENAME TO vraag_open;
ALTER TABLE vraag ALTER COLUMN nummer DROP NOT NULL;

-- A claim is found by `nummer`, any other subject by `kenmerk`: an invoice, a payment request, or the name of a budget.
ALTER TABLE vraag ADD COLUMN onderwerp text NOT NULL DEFAULT 'declaratie'
  CHECK (onderwerp IN ('declaratie', 'factuur', 'betaalverzoek', 'budget', 'gegevens', 'anders'));
ALTER TABLE vraag ADD COLUMN kenmerk text CHECK (char_length(kenmerk) BETWEEN 1 AND 60);
-- Whose budget it is; null for every other subject.
ALTER TABLE vraag ADD COLUMN betreft text REFERENCES relatie;
-- The sender's idempotency key: the same question sent again is no other one.
ALTER TABLE vraag ADD COLUMN sleutel uuid;
-- The member of staff who answered; null: by the rules.
ALTER TABLE vraag ADD COLUMN beantwoord_door text;
ALTER TABLE vraag
  ADD CONSTRAINT vraag_about CHECK ((onderwerp = 'declaratie') = (nummer IS NOT NULL)
    AND (onderwerp IN ('factuur', 'betaalverzoek', 'budget')) = (kenmerk IS NOT NULL)
    AND (onderwerp = 'budget') = (betreft IS NOT NULL)),
  ADD CONSTRAINT vraag_about_line CHECK (onderwerp = 'declaratie' OR (regel IS NULL AND soort = 'vraag')),
  ADD CONSTRAINT vraag_answered_by CHECK (beantwoord_door IS NULL OR status = 'beantwoord');
-- A question outside a claim gets the promised day when it is asked, because only staff answer it.
ALTER TABLE vraag DROP CONSTRAINT declaratie_reactie_promised;
ALTER TABLE vraag ADD CONSTRAINT vraag_promised
  CHECK (uiterste_antwoord_datum IS NULL OR antwoord IS NOT NULL OR onderwerp <> 'declaratie');

CREATE UNIQUE INDEX vraag_sleutel ON vraag (vrager, sleutel);
CREATE INDEX vraag_of_relatie ON vraag (vrager, verstuurd_op DESC);
CREATE INDEX vraag_unanswered ON vraag (verstuurd_op) WHERE status <> 'beantwoord';

DROP TRIGGER guard_reactie ON vraag;
DROP FUNCTION guard_reactie();
CREATE FUNCTION guard_vraag() RETURNS trigger
  LANGUAGE plpgsql SET search_path = insurer, pg_temp AS $$
DECLARE
  states CONSTANT text[] := ARRAY['verstuurd', 'inBehandeling', 'beantwoord'];
  step CONSTANT integer := array_position(states, NEW.status) - array_position(states, OLD.status);
BEGIN
  IF step NOT IN (0, 1) THEN
    RAISE EXCEPTION 'a question goes forward one state at a time' USING ERRCODE = 'check_violation';
  END IF;
  IF (NEW.vraag_id, NEW.onderwerp, NEW.nummer, NEW.regel, NEW.kenmerk, NEW.betreft, NEW.vrager, NEW.soort, NEW.tekst,
      NEW.verstuurd_op, NEW.sleutel)
      IS DISTINCT FROM
     (OLD.vraag_id, OLD.onderwerp, OLD.nummer, OLD.regel, OLD.kenmerk, OLD.betreft, OLD.vrager, OLD.soort, OLD.tekst,
      OLD.verstuurd_op, OLD.sleutel)
     OR (OLD.in_behandeling_op IS NOT NULL AND NEW.in_behandeling_op IS DISTINCT FROM OLD.in_behandeling_op)
     OR (OLD.status = 'beantwoord' AND NEW IS DISTINCT FROM OLD) THEN
    RAISE EXCEPTION 'what was asked and answered, and when, does not change'
      USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER guard_vraag BEFORE UPDATE ON vraag FOR EACH ROW EXECUTE FUNCTION guard_vraag();

-- A question about a claim is visible with it; the rules also hide the words of hidden care. Any other is only visible
-- to the person who asked.
DROP POLICY see ON vraag;
CREATE POLICY see ON vraag FOR SELECT TO insurer_app
  USING (CASE WHEN nummer IS NULL THEN vrager = current_setting('mijn.viewer', true)
    ELSE (SELECT true FROM declaratie d WHERE d.nummer = vraag.nummer) END);
DROP POLICY ask ON vraag;
CREATE POLICY ask ON vraag FOR INSERT TO insurer_app
  WITH CHECK (vrager = current_setting('mijn.viewer', true) AND CASE onderwerp
    WHEN 'declaratie' THEN EXISTS (SELECT FROM declaratie d WHERE d.nummer = vraag.nummer)
    WHEN 'factuur' THEN EXISTS (SELECT FROM factuur f WHERE f.kenmerk = vraag.kenmerk)
    WHEN 'betaalverzoek' THEN EXISTS (SELECT FROM betaalverzoek v WHERE v.kenmerk = vraag.kenmerk)
    WHEN 'budget' THEN betreft = ANY ((SELECT visible())::text[])
    ELSE true END);
GRANT INSERT (onderwerp, kenmerk, betreft, sleutel, uiterste_antwoord_datum) ON vraag TO insurer_app;
GRANT UPDATE (beantwoord_door) ON vraag TO insurer_jobs;

ALTER TABLE bericht DROP CONSTRAINT bericht_soort_check;
ALTER TABLE bericht ADD CONSTRAINT bericht_soort_check CHECK (soort IN ('declaratie', 'uitbetaling', 'tegoed',
  'betaalverzoek', 'termijn', 'reactie', 'vraag', 'correctie', 'eigenRisico', 'premieachterstand', 'betalingTerug',
  'betalingTeruggehaald', 'betalingHersteld', 'betalingKloptNiet', 'rekening', 'incassoGestart', 'incassoGestopt',
  'polisblad'));

-- Staff read and answer questions at a desk of their own, without acting as the person.
CREATE POLICY answer ON inzage FOR INSERT TO insurer_jobs WITH CHECK (actor IS NOT NULL);
GRANT INSERT ON inzage TO insurer_jobs;
