-- Requests in progress and their limits, shared by all copies of the gateway.

-- Notices of the payment provider that the insurer has not accepted yet (contract.md, Addresses). Only an id: a notice
-- says that a payment changed, not how.
CREATE TABLE payment_notice (
  id text PRIMARY KEY CHECK (octet_length(id) BETWEEN 1 AND 64),
  -- Number of notices: one that arrives while another is being passed on is passed on again.
  times bigint NOT NULL DEFAULT 1,
  received timestamptz NOT NULL DEFAULT now(),
  attempts integer NOT NULL DEFAULT 0,
  -- Not before this time; while a copy passes it on, the end of its claim.
  next_attempt timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX payment_notice_next_attempt ON payment_notice (next_attempt);
-- Old notices are deleted by this every few minutes.
CREATE INDEX payment_notice_received ON payment_notice (received);
GRANT SELECT, INSERT, UPDATE, DELETE ON payment_notice TO gateway_app;

-- Forms posted to a page's own address (decisions §3), each document's key once. The fields are not stored, only the
-- redirect: an address of ours, and the bank's address if a payment began.
CREATE TABLE posted_form (
  -- SHA-256 of the session's hash and the document's key.
  key_hash bytea PRIMARY KEY CHECK (octet_length(key_hash) = 32),
  -- Null while the first post is carried out.
  onward text CHECK (onward LIKE '/%' AND octet_length(onward) <= 2048),
  -- Data for the page of the redirect: the bank's address.
  carries text CHECK (octet_length(carries) <= 8192),
  created timestamptz NOT NULL
);
-- Expired rows are deleted by this.
CREATE INDEX posted_form_created ON posted_form (created);
GRANT SELECT, INSERT, UPDATE, DELETE ON posted_form TO gateway_app;

-- Requests per address, counted by rate-limiter-flexible. Unlogged, so that counting waits for no disk; a crash resets
-- all counts.
CREATE UNLOGGED TABLE rate_limit (
  -- Group of routes, and an HMAC of the address, so that the table has no addresses.
  key text PRIMARY KEY,
  points integer NOT NULL,
  -- Milliseconds since 1970.
  expire bigint
);
CREATE INDEX rate_limit_expire ON rate_limit (expire);
GRANT SELECT, INSERT, UPDATE, DELETE ON rate_limit TO gateway_app;

-- Files that each employee opened per hour.
CREATE TABLE staff_opening (
  actor text NOT NULL CHECK (octet_length(actor) BETWEEN 1 AND 100),
  -- Hours since 1970.
  hour integer NOT NULL,
  times integer NOT NULL CHECK (times > 0),
  PRIMARY KEY (actor, hour)
);
CREATE INDEX staff_opening_hour ON staff_opening (hour);
GRANT SELECT, INSERT, UPDATE, DELETE ON staff_opening TO gateway_app;
