-- Messages: what changed for a person, told once (ADR 0063). A message holds no word, care or amount: it
-- points at what it tells of, and who reads it gets what they may see of that then.

CREATE TABLE bericht (
  bericht_id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  volgnummer bigint GENERATED ALWAYS AS IDENTITY,
  -- What is told, to whom: once, whoever tries again.
  sleutel text NOT NULL UNIQUE,
  relatienummer text NOT NULL REFERENCES relatie,
  soort text NOT NULL CHECK (soort IN
    ('declaratie', 'uitbetaling', 'tegoed', 'betaalverzoek', 'termijn', 'reactie', 'correctie')),
  -- Of a claim (declaratie, uitbetaling, correctie), of an invoice or the id of a tegoed, of a payment request, the id
  -- of a debit (termijn) or of a reaction.
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

-- How somebody wants to be told besides. No row: in the app only.
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

-- A browser that is told by web push (RFC 8030). Who knows the address of one has that browser in hand: it
-- is theirs from then on, and nobody's before them.
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

-- Gives a browser to the caller of this transaction; at most ten each, the oldest go.
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

-- What waits to be pushed: one row for each message and browser.
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

-- With a message goes what tells of it besides, in its transaction: a mail, where none waits already, and a
-- push for each browser.
CREATE FUNCTION tell_berichten() RETURNS trigger
  LANGUAGE plpgsql SET search_path = insurer, pg_temp AS $$
BEGIN
  INSERT INTO mail (relatienummer, email, velden)
  SELECT r.relatienummer, r.email, ARRAY['bericht']
  FROM relatie r JOIN bericht_keuze k USING (relatienummer)
  WHERE k.mail AND r.email IS NOT NULL
    AND r.relatienummer IN (SELECT relatienummer FROM added)
    AND NOT EXISTS (SELECT FROM mail m WHERE m.relatienummer = r.relatienummer
      AND m.velden = ARRAY['bericht'] AND m.sent IS NULL AND m.given_up IS NULL);
  INSERT INTO push_due (bericht_id, push_id)
  SELECT a.bericht_id, p.push_id FROM added a JOIN push_subscription p USING (relatienummer);
  RETURN NULL;
END $$;
CREATE TRIGGER tell_berichten AFTER INSERT ON bericht REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION tell_berichten();
