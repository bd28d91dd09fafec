-- Sessions and logins under way (decisions §3). No insurance data stands here. The role gateway_app
-- (db/migrate.ts) answers requests; it can take rows out, for what has ended is not kept.

GRANT USAGE ON SCHEMA gateway TO gateway_app;

-- One row per logged-in browser: the cookie holds the id, the row only its SHA-256, so that who reads
-- the table cannot become anybody.
CREATE TABLE sessie (
  id_hash bytea PRIMARY KEY CHECK (octet_length(id_hash) = 32),
  bsn_encrypted bytea NOT NULL,
  -- Whose it is, without telling who: an HMAC of the BSN with its key. By it one finds one's own.
  person_hash bytea NOT NULL CHECK (octet_length(person_hash) = 32),
  -- In which browser and on which system it was begun, in a word each: the person's own list tells it.
  browser text NOT NULL,
  system text NOT NULL,
  niveau smallint NOT NULL,
  merk text NOT NULL,
  created timestamptz NOT NULL,
  last_input timestamptz NOT NULL,
  -- Notices that the person put aside until they log in again.
  dismissed text[] NOT NULL DEFAULT '{}',
  -- Begun in the native app: its word counts in no browser, nor the other way round.
  native boolean NOT NULL,
  ends timestamptz NOT NULL
);
-- What has expired is taken out by these.
CREATE INDEX sessie_last_input ON sessie (last_input);
CREATE INDEX sessie_ends ON sessie (ends);
CREATE INDEX sessie_person ON sessie (person_hash);
GRANT SELECT, INSERT, UPDATE, DELETE ON sessie TO gateway_app;

-- A hand-over to DigiD that has not come back; taken out when it does, so it works once.
CREATE TABLE pending_login (
  state_hash bytea PRIMARY KEY CHECK (octet_length(state_hash) = 32),
  browser_hash bytea NOT NULL CHECK (octet_length(browser_hash) = 32),
  nonce text NOT NULL,
  verifier text NOT NULL,
  merk text NOT NULL,
  -- The page the person comes back to, and what its address needs: names and ids.
  back text,
  parts jsonb NOT NULL DEFAULT '{}',
  -- The native app began it: SHA-256 of a word that it alone knows, in base64url.
  challenge text,
  ends timestamptz NOT NULL
);
CREATE INDEX pending_login_ends ON pending_login (ends);
GRANT SELECT, INSERT, DELETE ON pending_login TO gateway_app;

-- Somebody logged in for the native app: the one-time code by which it gets its session, for a minute.
CREATE TABLE native_handover (
  code_hash bytea PRIMARY KEY CHECK (octet_length(code_hash) = 32),
  challenge text NOT NULL,
  bsn_encrypted bytea NOT NULL,
  niveau smallint NOT NULL,
  merk text NOT NULL,
  back text,
  parts jsonb NOT NULL DEFAULT '{}',
  ends timestamptz NOT NULL
);
CREATE INDEX native_handover_ends ON native_handover (ends);
GRANT SELECT, INSERT, DELETE ON native_handover TO gateway_app;
