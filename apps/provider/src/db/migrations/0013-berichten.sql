-- Messages about changes for a person, each written once (ADR 0063), and letters. A message holds no words, care or
-- amounts: it points at its subject, and its reader gets what they may see of that when reading.

CREATE TABLE bericht (
  bericht_id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  volgnummer bigint GENERATED ALWAYS AS IDENTITY,
  -- Subject and addressee, so that a retry writes it once.
  sleutel text NOT NULL UNIQUE,
  relatienummer text NOT NULL REFERENCES relatie,
  soort text NOT NULL CHECK (soort IN ('declaratie', 'uitbetaling', 'tegoed',
    'betaalverzoek', 'termijn', 'reactie', 'correctie', 'eigenRisico', 'premieachterstand', 'betalingTerug',
    'betalingTeruggehaald', 'betalingHersteld', 'betalingKloptNiet', 'rekening', 'incassoGestart', 'incassoGestopt',
    'polisblad')),
  -- Number of the subject: a claim (declaratie, uitbetaling, correctie, eigenRisico), an invoice or a tegoed
  -- (tegoed), a payment request, a debit (termijn), a reaction, arrears and stage (premieachterstand), a tegoed
  -- (betalingKloptNiet), a terugboeking (the other payments), a version of the person (rekening), a mandate
  -- (incasso), a policy and year (polisblad).
  onderwerp text NOT NULL,
  -- The insurer's day.
  datum date NOT NULL,
  -- Real time.
  gelezen_op timestamptz
);
CREATE INDEX bericht_list ON bericht (relatienummer, datum DESC, volgnummer DESC);
CREATE INDEX bericht_unread ON bericht (relatienummer) WHERE gelezen_op IS NULL;

SELECT shield('bericht');
CREATE POLICY jobs ON bericht TO insurer_jobs USING (true) WITH CHECK (true);
CREATE POLICY own ON bericht FOR SELECT TO insurer_app
  USING (relatienummer = current_setting('mijn.viewer', true));
CREATE POLICY read_own ON bericht FOR UPDATE TO insurer_app
  USING (relatienummer = current_setting('mijn.viewer', true))
  WITH CHECK (relatienummer = current_setting('mijn.viewer', true));
GRANT SELECT, INSERT ON bericht TO insurer_jobs;
GRANT SELECT, UPDATE (gelezen_op) ON bericht TO insurer_app;

-- Whether messages are also announced by mail. No row: in the app only.
CREATE TABLE bericht_keuze (
  relatienummer text PRIMARY KEY REFERENCES relatie,
  mail boolean NOT NULL
);

SELECT shield('bericht_keuze');
CREATE POLICY jobs ON bericht_keuze FOR SELECT TO insurer_jobs USING (true);
CREATE POLICY own ON bericht_keuze TO insurer_app
  USING (relatienummer = current_setting('mijn.viewer', true))
  WITH CHECK (relatienummer = current_setting('mijn.viewer', true));
GRANT SELECT ON bericht_keuze TO insurer_jobs;
GRANT SELECT, INSERT, UPDATE ON bericht_keuze TO insurer_app;

-- Browsers that get web push (RFC 8030). A browser knows its own endpoint, so the last person to register an endpoint
-- gets its notices.
CREATE TABLE push_subscription (
  push_id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  relatienummer text NOT NULL REFERENCES relatie,
  endpoint text NOT NULL UNIQUE CHECK (char_length(endpoint) <= 1000),
  p256dh text NOT NULL CHECK (char_length(p256dh) <= 100),
  auth text NOT NULL CHECK (char_length(auth) <= 40),
  created timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE INDEX push_of_relatie ON push_subscription (relatienummer);

SELECT shield('push_subscription');
CREATE POLICY jobs ON push_subscription TO insurer_jobs USING (true) WITH CHECK (true);
CREATE POLICY own ON push_subscription TO insurer_app
  USING (relatienummer = current_setting('mijn.viewer', true));
GRANT SELECT, DELETE ON push_subscription TO insurer_jobs, insurer_app;
-- PostgreSQL requires it for the row lock in tell_berichten; nothing updates the column.
GRANT UPDATE (created) ON push_subscription TO insurer_jobs;

-- Registers a browser for the viewer; at most ten each, of which the oldest are removed.
CREATE FUNCTION keep_push(of_endpoint text, of_p256dh text, of_auth text) RETURNS void
  LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = insurer, pg_temp AS $$
DECLARE
  viewer CONSTANT text := current_setting('mijn.viewer');
BEGIN
  DELETE FROM push_subscription WHERE endpoint = of_endpoint AND relatienummer <> viewer;
  INSERT INTO push_subscription (relatienummer, endpoint, p256dh, auth)
  VALUES (viewer, of_endpoint, of_p256dh, of_auth)
  ON CONFLICT (endpoint) DO UPDATE SET p256dh = excluded.p256dh, auth = excluded.auth;
  DELETE FROM push_subscription WHERE push_id IN (
    SELECT push_id FROM push_subscription WHERE relatienummer = viewer
    ORDER BY created DESC, push_id OFFSET 10);
END $$;
REVOKE ALL ON FUNCTION keep_push(text, text, text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION keep_push(text, text, text) TO insurer_app;

-- Pushes to send, one per message and browser.
CREATE TABLE push_due (
  bericht_id uuid NOT NULL REFERENCES bericht,
  push_id uuid NOT NULL REFERENCES push_subscription ON DELETE CASCADE,
  attempts integer NOT NULL DEFAULT 0,
  not_before timestamptz,
  PRIMARY KEY (push_id, bericht_id)
);

SELECT shield('push_due');
CREATE POLICY jobs ON push_due TO insurer_jobs USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, DELETE, UPDATE (attempts, not_before) ON push_due TO insurer_jobs;

-- Announces messages in their own transaction: a mail, unless one already waits for that address, and a push for each
-- browser. The lock skips browsers that are being removed: their foreign key would fail, and the message with it.
CREATE FUNCTION tell_berichten() RETURNS trigger
  LANGUAGE plpgsql SET search_path = insurer, pg_temp AS $$
BEGIN
  INSERT INTO mail (relatienummer, email, kind)
  SELECT r.relatienummer, r.email, 'bericht'
  FROM relatie r JOIN bericht_keuze k USING (relatienummer)
  WHERE k.mail AND r.email IS NOT NULL
    AND r.relatienummer IN (SELECT relatienummer FROM added)
    AND NOT EXISTS (SELECT FROM mail m WHERE m.relatienummer = r.relatienummer AND m.email = r.email
      AND m.kind = 'bericht' AND m.sent IS NULL AND m.given_up IS NULL);
  INSERT INTO push_due (bericht_id, push_id)
  SELECT a.bericht_id, p.push_id FROM added a JOIN push_subscription p USING (relatienummer)
  FOR KEY SHARE OF p SKIP LOCKED;
  RETURN NULL;
END $$;
CREATE TRIGGER tell_berichten AFTER INSERT ON bericht REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION tell_berichten();

-- Letters, whose content never changes. Every person finds theirs with its message; persons who get paper also get it
-- by post.
CREATE TABLE brief (
  brief_id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  sleutel text NOT NULL UNIQUE,
  relatienummer text NOT NULL REFERENCES relatie,
  soort text NOT NULL CHECK (soort IN ('aanmaning', 'premieachterstand', 'rekening')),
  merk text NOT NULL CHECK (merk IN ('ZZ', 'AZVZ')),
  -- The insurer's day.
  datum date NOT NULL,
  -- Subjects of the messages of that day to which it belongs.
  onderwerpen text[] NOT NULL,
  -- Amounts in cents, days, name and address, from which the text is made.
  inhoud jsonb NOT NULL,
  op_papier boolean NOT NULL,
  -- Real time of its handover to the post.
  verstuurd_op timestamptz,
  CHECK (op_papier OR verstuurd_op IS NULL)
);
CREATE INDEX brief_of_relatie ON brief (relatienummer, datum);
CREATE INDEX brief_to_post ON brief (datum) WHERE op_papier AND verstuurd_op IS NULL;
CREATE TRIGGER brief_stays BEFORE DELETE ON brief FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER brief_content_stays
  BEFORE UPDATE OF brief_id, sleutel, relatienummer, soort, merk, datum, onderwerpen, inhoud, op_papier
  ON brief FOR EACH ROW EXECUTE FUNCTION refuse_change();

SELECT shield('brief');
CREATE POLICY jobs ON brief TO insurer_jobs USING (true) WITH CHECK (true);
CREATE POLICY own ON brief FOR SELECT TO insurer_app
  USING (relatienummer = current_setting('mijn.viewer', true));
GRANT SELECT ON brief TO insurer_app;
GRANT SELECT, INSERT, UPDATE (verstuurd_op) ON brief TO insurer_jobs;
