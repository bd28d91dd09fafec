-- A new e-mail address is in use once a link that was mailed to it is confirmed (ADR 0121). Until then it waits here.
ALTER TABLE relatie
  ADD COLUMN email_pending text CHECK (char_length(email_pending) <= 254),
  -- When it was asked for last; real time.
  ADD COLUMN email_asked timestamptz,
  ADD CONSTRAINT relatie_pending_check CHECK ((email_pending IS NULL) = (email_asked IS NULL));
GRANT UPDATE (email_pending, email_asked) ON relatie TO insurer_app;
-- To forget one that nobody confirmed.
GRANT UPDATE (email_pending, email_asked, versie) ON relatie TO insurer_jobs;

-- Links that were mailed. A link is known by its hash only, so that nobody who reads this table can use one.
CREATE TABLE email_link (
  hash bytea PRIMARY KEY CHECK (octet_length(hash) = 32),
  relatienummer text NOT NULL REFERENCES relatie,
  email text NOT NULL,
  -- Real time, as all of these.
  created timestamptz NOT NULL,
  expires timestamptz NOT NULL,
  used timestamptz
);
CREATE INDEX email_link_of_relatie ON email_link (relatienummer, email);
-- 90 days after it was made it goes: until then its person is told what became of it.
CREATE INDEX email_link_created ON email_link (created);
SELECT shield('email_link');
CREATE POLICY jobs ON email_link TO insurer_jobs USING (true) WITH CHECK (true);
GRANT SELECT, DELETE, INSERT (hash, relatienummer, email, created, expires) ON email_link TO insurer_jobs;
CREATE POLICY own ON email_link FOR SELECT TO insurer_app
  USING (relatienummer = current_setting('mijn.viewer', true));
GRANT SELECT (relatienummer, email, expires) ON email_link TO insurer_app;

ALTER TABLE mail
  DROP CONSTRAINT mail_kind_check,
  ADD CONSTRAINT mail_kind_check CHECK (kind IN ('wijziging', 'bericht', 'bevestiging'));

-- Whether a link to this address waits to be mailed, or was mailed within the hour and not used: then no other goes.
CREATE FUNCTION has_fresh_link(of_relatie text, of_email text) RETURNS boolean
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = insurer, pg_temp
  RETURN EXISTS (SELECT FROM mail m
    WHERE m.relatienummer = of_relatie AND m.email = of_email AND m.kind = 'bevestiging' AND m.given_up IS NULL
      AND (m.sent IS NULL OR m.sent > clock_timestamp() - interval '1 hour')
      AND NOT EXISTS (SELECT FROM email_link l
        WHERE l.relatienummer = m.relatienummer AND l.email = m.email AND l.used > m.created));
REVOKE ALL ON FUNCTION has_fresh_link(text, text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION has_fresh_link(text, text) TO insurer_app;

-- A link is mailed with the change that asks for it, in its transaction.
CREATE FUNCTION mail_link() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = insurer, pg_temp AS $$
BEGIN
  INSERT INTO mail (relatienummer, email, kind)
  SELECT NEW.relatienummer, NEW.email_pending, 'bevestiging'
  WHERE NOT has_fresh_link(NEW.relatienummer, NEW.email_pending);
  RETURN NULL;
END $$;
CREATE TRIGGER mail_link AFTER UPDATE ON relatie
  FOR EACH ROW WHEN (NEW.email_pending IS NOT NULL
    AND (OLD.email_pending, OLD.email_asked) IS DISTINCT FROM (NEW.email_pending, NEW.email_asked))
  EXECUTE FUNCTION mail_link();

-- Takes a waiting address into use by the hash of its link, once; as the person's own next change. Nobody else has to
-- be proven: whoever has the link reads the mail of that address.
CREATE FUNCTION confirm_email(of_hash bytea, real_time timestamptz) RETURNS text
  LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = insurer, pg_temp AS $$
DECLARE
  link email_link;
  person relatie;
BEGIN
  SELECT * INTO link FROM email_link WHERE hash = of_hash;
  IF NOT FOUND THEN RETURN 'onbekend'; END IF;
  -- Of several who have the link the second waits here for the first.
  SELECT * INTO person FROM relatie WHERE relatienummer = link.relatienummer FOR UPDATE;
  SELECT * INTO link FROM email_link WHERE hash = of_hash;
  IF link.used IS NOT NULL OR person.email = link.email THEN RETURN 'gebruikt'; END IF;
  IF link.expires <= real_time OR person.email_pending IS DISTINCT FROM link.email THEN RETURN 'verlopen'; END IF;
  UPDATE email_link SET used = real_time WHERE hash = of_hash;
  UPDATE relatie SET email = link.email, email_pending = NULL, email_asked = NULL, versie = versie + 1
    WHERE relatienummer = link.relatienummer;
  INSERT INTO relatie_wijziging (relatienummer, versie, door, veld, van, naar)
    VALUES (link.relatienummer, person.versie + 1, link.relatienummer, 'email', person.email, link.email);
  RETURN 'bevestigd';
END $$;
REVOKE ALL ON FUNCTION confirm_email(bytea, timestamptz) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION confirm_email(bytea, timestamptz) TO insurer_jobs;
