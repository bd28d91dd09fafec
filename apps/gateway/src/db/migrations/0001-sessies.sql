-- Sessions and logins in progress, of persons and of staff (decisions §3). This schema holds no insurance data. The
-- role gateway_app (db/migrate.ts) answers requests; it may delete rows, because ended sessions are not kept.

GRANT USAGE ON SCHEMA gateway TO gateway_app;

-- One row per logged-in browser. The cookie has the id, the row only its SHA-256, so that a reader of the table cannot
-- use a session.
CREATE TABLE sessie (
  id_hash bytea PRIMARY KEY CHECK (octet_length(id_hash) = 32),
  bsn_encrypted bytea NOT NULL,
  -- HMAC of the BSN: finds a person's sessions without identifying the person.
  person_hash bytea NOT NULL CHECK (octet_length(person_hash) = 32),
  -- Names of browser and operating system, for the person's own list of sessions.
  browser text NOT NULL,
  system text NOT NULL,
  niveau smallint NOT NULL,
  merk text NOT NULL,
  created timestamptz NOT NULL,
  last_input timestamptz NOT NULL,
  -- Notices that the person dismissed until the next login.
  dismissed text[] NOT NULL DEFAULT '{}',
  -- A session of the native app is not valid in a browser, nor the other way round.
  native boolean NOT NULL,
  ends timestamptz NOT NULL
);
-- Expired sessions are deleted by these.
CREATE INDEX sessie_last_input ON sessie (last_input);
CREATE INDEX sessie_ends ON sessie (ends);
CREATE INDEX sessie_person ON sessie (person_hash);
GRANT SELECT, INSERT, UPDATE, DELETE ON sessie TO gateway_app;

-- A login at DigiD that has not returned; deleted when it does, so that it works once.
CREATE TABLE pending_login (
  state_hash bytea PRIMARY KEY CHECK (octet_length(state_hash) = 32),
  browser_hash bytea NOT NULL CHECK (octet_length(browser_hash) = 32),
  nonce text NOT NULL,
  verifier text NOT NULL,
  merk text NOT NULL,
  -- Name of the page to return to, and the ids in its address.
  back text,
  parts jsonb NOT NULL DEFAULT '{}',
  -- For the native app: SHA-256 of its secret, in base64url.
  challenge text,
  ends timestamptz NOT NULL
);
CREATE INDEX pending_login_ends ON pending_login (ends);
GRANT SELECT, INSERT, DELETE ON pending_login TO gateway_app;

-- A completed login of the native app: a one-time code, valid for a minute, gives it its session.
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

-- Sessions of staff, who log in at their own listener. In a table of their own, so that neither kind of cookie opens a
-- session of the other.
CREATE TABLE staff_sessie (
  id_hash bytea PRIMARY KEY CHECK (octet_length(id_hash) = 32),
  -- The employee, as named by the login of staff.
  actor text NOT NULL CHECK (octet_length(actor) BETWEEN 1 AND 100),
  last_input timestamptz NOT NULL,
  ends timestamptz NOT NULL
);
CREATE INDEX staff_sessie_ends ON staff_sessie (ends);
GRANT SELECT, INSERT, UPDATE, DELETE ON staff_sessie TO gateway_app;

-- A person's file that an employee opened, with the reason. Staff see no person without such a row.
CREATE TABLE person_file (
  staff_hash bytea NOT NULL REFERENCES staff_sessie ON DELETE CASCADE,
  -- HMAC of the BSN.
  person_hash bytea NOT NULL CHECK (octet_length(person_hash) = 32),
  niveau smallint NOT NULL,
  reden text NOT NULL CHECK (char_length(reden) BETWEEN 5 AND 200),
  opened timestamptz NOT NULL,
  PRIMARY KEY (staff_hash, person_hash)
);
GRANT SELECT, INSERT, UPDATE, DELETE ON person_file TO gateway_app;
