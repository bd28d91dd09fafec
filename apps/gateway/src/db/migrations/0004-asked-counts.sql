-- How often each address asked in a minute, over all copies of the gateway: what one copy counts, the
-- others hear within a moment. Unlogged: after a crash everybody begins anew, and no disk waits for it.

CREATE UNLOGGED TABLE asked_count (
  -- HMAC over the address and what it asked for: who reads the table learns no address.
  key_hash bytea NOT NULL CHECK (octet_length(key_hash) = 32),
  -- Minutes since 1970.
  minute integer NOT NULL,
  times integer NOT NULL CHECK (times > 0),
  PRIMARY KEY (key_hash, minute)
);
-- What has passed is taken out by this.
CREATE INDEX asked_count_minute ON asked_count (minute);
GRANT SELECT, INSERT, UPDATE, DELETE ON asked_count TO gateway_app;
