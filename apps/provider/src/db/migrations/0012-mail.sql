-- Mails, which a job sends, and the confirmation of a new e-mail address.

CREATE TABLE mail (
  mail_id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  relatienummer text NOT NULL REFERENCES relatie,
  email text NOT NULL,
  -- A change of the person's data (`velden`), a waiting message, or the link that confirms an address.
  kind text NOT NULL CHECK (kind IN ('wijziging', 'bericht', 'bevestiging')),
  velden text[] NOT NULL DEFAULT '{}',
  created timestamptz NOT NULL DEFAULT clock_timestamp(),
  attempts integer NOT NULL DEFAULT 0,
  not_before timestamptz,
  sent timestamptz,
  -- Refused permanently, or tried long enough: staff see it and inform the person in another way.
  given_up timestamptz,
  CONSTRAINT mail_velden_check
    CHECK (velden <@ ARRAY['email', 'rekening', 'toestemming'] AND (velden <> '{}') = (kind = 'wijziging'))
);
CREATE INDEX mail_of_relatie ON mail (relatienummer, kind);
CREATE INDEX mail_unsent ON mail (created) WHERE sent IS NULL AND given_up IS NULL;
-- Removed 90 days after its end.
CREATE INDEX mail_ended ON mail (coalesce(sent, given_up));
CREATE INDEX mail_given_up ON mail (given_up DESC) WHERE given_up IS NOT NULL;

-- The app role writes mails by the triggers here only, which run as the tables' owner.
SELECT shield('mail');
CREATE POLICY jobs ON mail TO insurer_jobs USING (true) WITH CHECK (true);
GRANT SELECT, DELETE, INSERT (relatienummer, email, kind, velden),
  UPDATE (attempts, not_before, sent, given_up) ON mail TO insurer_jobs;

-- A change of address, account or consent is mailed to the address before it, in the transaction of the change. A
-- changed account is also mailed to every address of the last 30 days, because an intruder changes the address first.
-- Changes within an hour are one mail per address: the first goes at once, later ones wait together until the hour is
-- over. A mail with an attempt is not extended, because its text may be sent already.
CREATE FUNCTION tell_change() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = insurer, pg_temp AS $$
DECLARE
  every CONSTANT text[] := ARRAY['email', 'rekening', 'toestemming'];
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
CREATE TRIGGER tell_change AFTER UPDATE ON relatie
  FOR EACH ROW WHEN ((OLD.email, OLD.iban, OLD.iban_naam, OLD.toestemming_zorgkosten)
    IS DISTINCT FROM (NEW.email, NEW.iban, NEW.iban_naam, NEW.toestemming_zorgkosten))
  EXECUTE FUNCTION tell_change();

-- Links that were mailed (ADR 0121). Only the hash of a link is stored, so that a reader of this table cannot use one.
CREATE TABLE email_link (
  hash bytea PRIMARY KEY CHECK (octet_length(hash) = 32),
  relatienummer text NOT NULL REFERENCES relatie,
  email text NOT NULL,
  -- Real time, like the next two.
  created timestamptz NOT NULL,
  expires timestamptz NOT NULL,
  used timestamptz
);
CREATE INDEX email_link_of_relatie ON email_link (relatienummer, email);
-- Removed after 90 days; until then its page tells whether it was used or has expired.
CREATE INDEX email_link_created ON email_link (created);

SELECT shield('email_link');
CREATE POLICY jobs ON email_link TO insurer_jobs USING (true) WITH CHECK (true);
CREATE POLICY own ON email_link FOR SELECT TO insurer_app
  USING (relatienummer = current_setting('mijn.viewer', true));
GRANT SELECT (relatienummer, email, expires) ON email_link TO insurer_app;
GRANT SELECT, DELETE, INSERT (hash, relatienummer, email, created, expires) ON email_link TO insurer_jobs;

-- Whether a link to this address waits to be mailed, or was mailed within the hour and is unused: then no other is
-- sent.
CREATE FUNCTION has_fresh_link(of_relatie text, of_email text) RETURNS boolean
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = insurer, pg_temp
  RETURN EXISTS (SELECT FROM mail m
    WHERE m.relatienummer = of_relatie AND m.email = of_email AND m.kind = 'bevestiging' AND m.given_up IS NULL
      AND (m.sent IS NULL OR m.sent > clock_timestamp() - interval '1 hour')
      AND NOT EXISTS (SELECT FROM email_link l
        WHERE l.relatienummer = m.relatienummer AND l.email = m.email AND l.used > m.created));

-- Whether the last link to this address could not be delivered: refused by the mail server, or unreachable for two
-- days. The person is told, to correct the address. A bounce after acceptance is not known here.
CREATE FUNCTION is_link_undelivered(of_relatie text, of_email text) RETURNS boolean
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = insurer, pg_temp
  RETURN coalesce((SELECT m.given_up IS NOT NULL FROM mail m
    WHERE m.relatienummer = of_relatie AND m.email = of_email AND m.kind = 'bevestiging'
    ORDER BY m.created DESC LIMIT 1), false);

REVOKE ALL ON FUNCTION has_fresh_link(text, text), is_link_undelivered(text, text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION has_fresh_link(text, text), is_link_undelivered(text, text) TO insurer_app;

-- Mails a link in the transaction of the change that requests it.
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

-- Puts a pending address into use by the hash of its link, once, as the person's own next change. The link is proof
-- enough: its holder reads the mail of that address.
CREATE FUNCTION confirm_email(of_hash bytea, real_time timestamptz) RETURNS text
  LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = insurer, pg_temp AS $$
DECLARE
  link email_link;
  person relatie;
BEGIN
  SELECT * INTO link FROM email_link WHERE hash = of_hash;
  IF NOT FOUND THEN RETURN 'onbekend'; END IF;
  -- Makes concurrent uses of a link wait for the first; the link is then read again.
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
