-- Acting for somebody else: permissions given in the app, and mandates of DigiD Machtigen that were used.

CREATE TABLE machtiging (
  machtiging_id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  -- The represented person.
  relatienummer text NOT NULL REFERENCES relatie,
  grond text NOT NULL CHECK (grond IN ('app', 'digid')),
  -- Who acts; null: a person whom the insurer did not know when DigiD Machtigen first named them.
  gemachtigde text REFERENCES relatie,
  -- Who acts, as DigiD names them; null: given in the app.
  gemachtigde_bsn text CHECK (gemachtigde_bsn ~ '^\d{9}$'),
  bereik text[] NOT NULL CHECK (bereik <> '{}' AND bereik <@ ARRAY['zorg', 'facturen']),
  -- Days of the insurer. The day after the last one; null: DigiD Machtigen decides at each login.
  sinds date NOT NULL,
  geldig_tot date,
  -- Real time.
  ingetrokken_op timestamptz,
  CHECK (gemachtigde <> relatienummer),
  CHECK (CASE grond WHEN 'app' THEN gemachtigde IS NOT NULL AND gemachtigde_bsn IS NULL
      AND geldig_tot > sinds AND geldig_tot <= sinds + interval '1 year' + interval '1 day'
    ELSE gemachtigde_bsn IS NOT NULL AND geldig_tot IS NULL AND ingetrokken_op IS NULL END)
);
-- One permission at a time for each pair of persons, and one row for each mandate.
CREATE UNIQUE INDEX machtiging_running ON machtiging (relatienummer, gemachtigde)
  WHERE grond = 'app' AND ingetrokken_op IS NULL;
CREATE UNIQUE INDEX machtiging_digid ON machtiging (relatienummer, gemachtigde_bsn) WHERE grond = 'digid';
CREATE INDEX machtiging_of_gemachtigde ON machtiging (gemachtigde);
CREATE TRIGGER machtiging_stays BEFORE DELETE ON machtiging FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- Whether this transaction is of a representative (`begin_access_for`).
CREATE FUNCTION acts_for_another() RETURNS boolean
  LANGUAGE sql STABLE
  RETURN coalesce(current_setting('mijn.machtiging', true), '') <> '';

SELECT shield('machtiging');
CREATE POLICY jobs ON machtiging FOR SELECT TO insurer_jobs USING (true);
CREATE POLICY see ON machtiging FOR SELECT TO insurer_app
  USING (current_setting('mijn.viewer', true) IN (relatienummer, gemachtigde) AND NOT acts_for_another());
GRANT SELECT (machtiging_id, relatienummer, grond, gemachtigde, bereik, sinds, geldig_tot, ingetrokken_op)
  ON machtiging TO insurer_app;
GRANT SELECT ON machtiging TO insurer_jobs;

-- Whether one person may let another act for them on a day: two adults, of whom one is the verzekeringsnemer of a policy
-- on which the other is insured. So each knows the other already, and nobody learns a name by asking.
CREATE FUNCTION may_authorize(giver text, receiver text, day date) RETURNS boolean
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = insurer, pg_temp AS $$
  SELECT giver <> receiver
    AND (SELECT count(*) FROM relatie r WHERE r.relatienummer IN (giver, receiver)
      AND r.geboortedatum <= day - interval '18 years') = 2
    AND EXISTS (SELECT FROM polis p JOIN verzekering v USING (polisnummer)
      WHERE ((p.verzekeringsnemer = giver AND v.relatienummer = receiver)
          OR (p.verzekeringsnemer = receiver AND v.relatienummer = giver))
        AND p.geldig_van <= day AND (p.geldig_tot IS NULL OR p.geldig_tot > day)
        AND v.geldig_van <= day AND (v.geldig_tot IS NULL OR v.geldig_tot > day))
$$;

-- The viewer's own name for a screen of theirs: of the other person of a permission, or of one to whom they may give one.
CREATE FUNCTION name_of_other(who text, day date) RETURNS text
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = insurer, pg_temp AS $$
  SELECT r.opgemaakte_naam FROM relatie r WHERE r.relatienummer = who AND NOT acts_for_another()
    AND (may_authorize(current_setting('mijn.viewer', true), who, day) OR EXISTS (SELECT FROM machtiging m
      WHERE (m.relatienummer, m.gemachtigde) IN (
        (who, current_setting('mijn.viewer', true)), (current_setting('mijn.viewer', true), who))))
$$;

-- The persons to whom the viewer may give a permission.
CREATE FUNCTION machtiging_candidates(day date) RETURNS TABLE (relatienummer text, naam text)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = insurer, pg_temp AS $$
  SELECT r.relatienummer, r.opgemaakte_naam FROM relatie r
  WHERE NOT acts_for_another() AND r.relatienummer IN (
      SELECT v.relatienummer FROM polis p JOIN verzekering v USING (polisnummer)
        WHERE p.verzekeringsnemer = current_setting('mijn.viewer', true)
      UNION SELECT p.verzekeringsnemer FROM polis p JOIN verzekering v USING (polisnummer)
        WHERE v.relatienummer = current_setting('mijn.viewer', true))
    AND may_authorize(current_setting('mijn.viewer', true), r.relatienummer, day)
  ORDER BY r.geboortedatum, r.relatienummer
$$;

-- Tells both persons of a permission, and mails the represented one that it changed, whatever they chose about mail:
-- somebody else with their login would do this first. Mails within an hour are one, as in `tell_change`.
CREATE FUNCTION tell_machtiging(of_id uuid, kind text, day date) RETURNS void
  LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = insurer, pg_temp AS $$
DECLARE
  person relatie;
BEGIN
  INSERT INTO bericht (sleutel, relatienummer, soort, onderwerp, datum)
    SELECT concat_ws('/', kind, of_id, told), told, kind, of_id, day
    FROM machtiging m, LATERAL unnest(ARRAY[m.relatienummer, m.gemachtigde]) told
    WHERE m.machtiging_id = of_id AND told IS NOT NULL
    ON CONFLICT (sleutel) DO NOTHING;
  SELECT r.* INTO person FROM machtiging m JOIN relatie r USING (relatienummer) WHERE m.machtiging_id = of_id;
  IF person.email IS NULL THEN RETURN; END IF;
  UPDATE mail m SET velden = array_append(array_remove(m.velden, 'machtiging'), 'machtiging')
    WHERE relatienummer = person.relatienummer AND email = person.email AND m.kind = 'wijziging'
      AND attempts = 0 AND sent IS NULL AND given_up IS NULL;
  IF FOUND THEN RETURN; END IF;
  INSERT INTO mail (relatienummer, email, kind, velden, not_before)
    SELECT person.relatienummer, person.email, 'wijziging', ARRAY['machtiging'],
      max(coalesce(m.sent, clock_timestamp())) + interval '1 hour'
    FROM mail m WHERE m.relatienummer = person.relatienummer AND m.email = person.email AND m.kind = 'wijziging'
      AND m.given_up IS NULL AND coalesce(m.sent, clock_timestamp()) > clock_timestamp() - interval '1 hour';
END $$;

-- Gives a permission of the viewer, in place of the one that ran for that person; the same one again changes nothing.
-- False: the viewer may not give it.
CREATE FUNCTION give_machtiging(receiver text, of_bereik text[], until date) RETURNS boolean
  LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = insurer, pg_temp AS $$
DECLARE
  viewer CONSTANT text := current_setting('mijn.viewer');
  earlier machtiging;
  given uuid;
BEGIN
  IF acts_for_another() OR NOT may_authorize(viewer, receiver, today()) THEN RETURN false; END IF;
  -- Makes two taps wait for each other.
  PERFORM FROM relatie WHERE relatienummer = viewer FOR UPDATE;
  SELECT * INTO earlier FROM machtiging
    WHERE relatienummer = viewer AND gemachtigde = receiver AND grond = 'app' AND ingetrokken_op IS NULL;
  IF earlier.geldig_tot = until AND earlier.bereik @> of_bereik AND earlier.bereik <@ of_bereik THEN
    RETURN true;
  END IF;
  UPDATE machtiging SET ingetrokken_op = clock_timestamp() WHERE machtiging_id = earlier.machtiging_id;
  INSERT INTO machtiging (relatienummer, grond, gemachtigde, bereik, sinds, geldig_tot)
    VALUES (viewer, 'app', receiver, of_bereik, today(), until) RETURNING machtiging_id INTO given;
  PERFORM tell_machtiging(given, 'machtigingGegeven', today());
  RETURN true;
END $$;

-- Ends a permission that the viewer gave or got; again changes nothing. Null: there is none of theirs, or DigiD Machtigen
-- decides about it. Otherwise the represented person.
CREATE FUNCTION end_machtiging(of_id uuid) RETURNS text
  LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = insurer, pg_temp AS $$
DECLARE
  ended machtiging;
BEGIN
  IF acts_for_another() THEN RETURN NULL; END IF;
  SELECT * INTO ended FROM machtiging WHERE machtiging_id = of_id AND grond = 'app'
    AND current_setting('mijn.viewer') IN (relatienummer, gemachtigde) FOR UPDATE;
  IF NOT FOUND THEN RETURN NULL; END IF;
  IF ended.ingetrokken_op IS NULL THEN
    UPDATE machtiging SET ingetrokken_op = clock_timestamp() WHERE machtiging_id = of_id;
    PERFORM tell_machtiging(of_id, 'machtigingIngetrokken', today());
  END IF;
  RETURN ended.relatienummer;
END $$;

-- Starts the access of a representative: that of the represented person, if the permission holds now and has the wanted
-- scope, and to that person only. A permission of the app is named by its id; DigiD Machtigen names the person and the
-- scopes at login. `outcome` is 'begun', 'unknown' (no such person), 'ended' (no such permission, or not any more) or
-- 'outside' (its scope is another); in all but the first, nothing is visible to the transaction.
CREATE FUNCTION begin_access_for(by_bsn text, now timestamptz, of_id uuid, for_bsn text, digid_bereik text[],
  wanted text, OUT who text, OUT instant timestamptz, OUT outcome text)
  LANGUAGE plpgsql VOLATILE SECURITY DEFINER
  SET search_path = insurer, pg_temp SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  begun record;
  day date;
  running machtiging;
  actor text;
BEGIN
  IF of_id IS NOT NULL THEN
    SELECT r.bsn INTO for_bsn FROM machtiging m JOIN relatie r USING (relatienummer) WHERE m.machtiging_id = of_id;
  END IF;
  SELECT * INTO begun FROM begin_access(for_bsn, now);
  instant := begun.instant;
  day := current_setting('mijn.today')::date;
  SELECT relatienummer INTO actor FROM relatie WHERE bsn = by_bsn;
  IF begun.who IS NULL THEN
    outcome := CASE WHEN of_id IS NULL THEN 'unknown' ELSE 'ended' END;
  ELSIF of_id IS NOT NULL THEN
    SELECT * INTO running FROM machtiging m WHERE m.machtiging_id = of_id AND m.grond = 'app'
      AND m.gemachtigde = actor AND m.ingetrokken_op IS NULL AND m.sinds <= day AND m.geldig_tot > day
      AND may_authorize(m.relatienummer, m.gemachtigde, day);
  ELSIF for_bsn <> by_bsn THEN
    SELECT * INTO running FROM machtiging
      WHERE relatienummer = current_setting('mijn.viewer') AND gemachtigde_bsn = by_bsn AND grond = 'digid';
    IF NOT FOUND OR NOT (running.bereik @> digid_bereik AND running.bereik <@ digid_bereik) THEN
      INSERT INTO machtiging (relatienummer, grond, gemachtigde, gemachtigde_bsn, bereik, sinds)
        VALUES (current_setting('mijn.viewer'), 'digid', actor, by_bsn, digid_bereik, day)
        ON CONFLICT (relatienummer, gemachtigde_bsn) WHERE grond = 'digid'
          DO UPDATE SET bereik = excluded.bereik
        RETURNING * INTO running;
      PERFORM tell_machtiging(running.machtiging_id, 'machtigingGegeven', day);
    END IF;
  END IF;
  outcome := coalesce(outcome, CASE WHEN running.machtiging_id IS NULL THEN 'ended'
    WHEN wanted <> 'elk' AND wanted <> ALL (running.bereik) THEN 'outside' ELSE 'begun' END);
  IF outcome <> 'begun' THEN
    PERFORM set_config('mijn.viewer', '', true), set_config('mijn.visible', '', true);
    RETURN;
  END IF;
  PERFORM set_config('mijn.machtiging', running.machtiging_id::text, true),
          set_config('mijn.visible', ARRAY[running.relatienummer]::text, true);
  who := (begun.who::jsonb || jsonb_build_object(
    'people', jsonb_build_array(begun.who::jsonb -> 'people' -> 0),
    'machtiging', jsonb_build_object('id', running.machtiging_id, 'bereik', running.bereik,
      'until', running.geldig_tot - 1, 'via', running.grond)))::text;
END $$;

REVOKE ALL ON FUNCTION may_authorize(text, text, date), name_of_other(text, date), machtiging_candidates(date),
  tell_machtiging(uuid, text, date), give_machtiging(text, text[], date), end_machtiging(uuid),
  begin_access_for(text, timestamptz, uuid, text, text[], text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION may_authorize(text, text, date), name_of_other(text, date), machtiging_candidates(date),
  give_machtiging(text, text[], date), end_machtiging(uuid),
  begin_access_for(text, timestamptz, uuid, text, text[], text) TO insurer_app;

-- The log names a representative as such (`kijker`): by the permission, which says who acted and for whom. The column
-- holds both, because a seal is of all columns of a line.
DROP POLICY record ON inzage;
CREATE POLICY record ON inzage FOR INSERT TO insurer_app WITH CHECK (kijker = CASE WHEN acts_for_another()
  THEN 'machtiging:' || current_setting('mijn.machtiging') ELSE current_setting('mijn.viewer', true) END);

-- The database itself keeps a representative away from what is the person's own, besides the contract's table.
CREATE POLICY not_of_others ON inzage AS RESTRICTIVE FOR SELECT TO insurer_app USING (NOT acts_for_another());
CREATE POLICY not_of_others ON relatie AS RESTRICTIVE FOR UPDATE TO insurer_app USING (NOT acts_for_another());
DO $$ DECLARE name text; BEGIN
  FOREACH name IN ARRAY ARRAY['relatie_wijziging', 'voorwaarden_akkoord', 'bericht', 'bericht_keuze',
    'push_subscription', 'email_link', 'mandaat', 'brief', 'zorgpas', 'declaratie_concept'] LOOP
    EXECUTE format('CREATE POLICY not_of_others ON %I AS RESTRICTIVE TO insurer_app
      USING (NOT acts_for_another()) WITH CHECK (NOT acts_for_another())', name);
  END LOOP;
END $$;
-- Claims that the person sent in for somebody else stay theirs alone.
CREATE POLICY own_claims_only ON declaratie AS RESTRICTIVE TO insurer_app
  USING (NOT (SELECT acts_for_another()) OR relatienummer = current_setting('mijn.viewer', true));
CREATE POLICY own_claims_only ON declaratie_regel AS RESTRICTIVE FOR SELECT TO insurer_app
  USING (NOT (SELECT acts_for_another()) OR relatienummer = current_setting('mijn.viewer', true));
-- The account and a push subscription change by functions of the owner, so that no policy guards them.
CREATE FUNCTION refuse_representative() RETURNS trigger
  LANGUAGE plpgsql SET search_path = insurer, pg_temp AS $$
BEGIN
  RAISE EXCEPTION 'a representative does not change %', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END $$;
CREATE TRIGGER refuse_representative BEFORE UPDATE ON relatie
  FOR EACH ROW WHEN (acts_for_another()) EXECUTE FUNCTION refuse_representative();
CREATE TRIGGER refuse_representative BEFORE INSERT ON push_subscription
  FOR EACH ROW WHEN (acts_for_another()) EXECUTE FUNCTION refuse_representative();

ALTER TABLE bericht DROP CONSTRAINT bericht_soort_check;
ALTER TABLE bericht ADD CONSTRAINT bericht_soort_check CHECK (soort IN ('declaratie', 'uitbetaling', 'tegoed',
  'betaalverzoek', 'termijn', 'reactie', 'vraag', 'correctie', 'eigenRisico', 'premieachterstand', 'betalingTerug',
  'betalingTeruggehaald', 'betalingHersteld', 'betalingKloptNiet', 'rekening', 'incassoGestart', 'incassoGestopt',
  'polisblad', 'machtigingGegeven', 'machtigingIngetrokken'));

ALTER TABLE mail DROP CONSTRAINT mail_velden_check;
ALTER TABLE mail ADD CONSTRAINT mail_velden_check
  CHECK (velden <@ ARRAY['email', 'rekening', 'toestemming', 'machtiging'] AND (velden <> '{}') = (kind = 'wijziging'));
-- As before, and keeps that a permission changed in a mail that waits.
CREATE OR REPLACE FUNCTION tell_change() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = insurer, pg_temp AS $$
DECLARE
  every CONSTANT text[] := ARRAY['email', 'rekening', 'toestemming', 'machtiging'];
  changed CONSTANT text[] := array_remove(ARRAY[
    CASE WHEN NEW.email IS DISTINCT FROM OLD.email THEN 'email' END,
    CASE WHEN (NEW.iban, NEW.iban_naam) IS DISTINCT FROM (OLD.iban, OLD.iban_naam) THEN 'rekening' END,
    CASE WHEN NEW.toestemming_zorgkosten <> OLD.toestemming_zorgkosten THEN 'toestemming' END], NULL);
  address text;
BEGIN
  FOR address IN
    SELECT OLD.email WHERE OLD.email IS NOT NULL
    UNION
    SELECT w.van FROM relatie_wijziging w
    WHERE 'rekening' = ANY (changed) AND w.relatienummer = OLD.relatienummer AND w.veld = 'email'
      AND w.van IS NOT NULL AND w.tijdstip > clock_timestamp() - interval '30 days'
  LOOP
    UPDATE mail m SET velden = ARRAY(SELECT veld FROM unnest(every) WITH ORDINALITY AS e (veld, place)
      WHERE veld = ANY (m.velden || changed) ORDER BY place)
    WHERE relatienummer = OLD.relatienummer AND email = address AND kind = 'wijziging'
      AND attempts = 0 AND sent IS NULL AND given_up IS NULL;
    IF NOT FOUND THEN
      INSERT INTO mail (relatienummer, email, kind, velden, not_before)
      SELECT OLD.relatienummer, address, 'wijziging', changed,
        max(coalesce(m.sent, clock_timestamp())) + interval '1 hour'
      FROM mail m WHERE m.relatienummer = OLD.relatienummer AND m.email = address AND m.kind = 'wijziging'
        AND m.given_up IS NULL AND coalesce(m.sent, clock_timestamp()) > clock_timestamp() - interval '1 hour';
    END IF;
  END LOOP;
  RETURN NULL;
END $$;
