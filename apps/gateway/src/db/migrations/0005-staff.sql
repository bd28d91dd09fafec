-- The insurer's own staff at their own listener (decisions §3). A session of theirs is no person's session:
-- it lies in a table of its own, and neither cookie opens the other's.

CREATE TABLE staff_sessie (
  id_hash bytea PRIMARY KEY CHECK (octet_length(id_hash) = 32),
  -- The employee, as the staff's login names them.
  actor text NOT NULL CHECK (octet_length(actor) BETWEEN 1 AND 100),
  last_input timestamptz NOT NULL,
  ends timestamptz NOT NULL
);
CREATE INDEX staff_sessie_ends ON staff_sessie (ends);
GRANT SELECT, INSERT, UPDATE, DELETE ON staff_sessie TO gateway_app;

-- A person's file that an employee opened, and why: no look without such a row.
CREATE TABLE person_file (
  staff_hash bytea NOT NULL REFERENCES staff_sessie ON DELETE CASCADE,
  -- Whose it is, without telling who: an HMAC of the BSN.
  person_hash bytea NOT NULL CHECK (octet_length(person_hash) = 32),
  niveau smallint NOT NULL,
  reden text NOT NULL CHECK (char_length(reden) BETWEEN 5 AND 200),
  opened timestamptz NOT NULL,
  PRIMARY KEY (staff_hash, person_hash)
);
GRANT SELECT, INSERT, UPDATE, DELETE ON person_file TO gateway_app;
