-- Requests counted per address over all copies of the gateway, by rate-limiter-flexible. Unlogged: after a crash
-- everybody begins anew, and no disk waits for it.
CREATE UNLOGGED TABLE rate_limit (
  -- Group of routes, and an HMAC of the address: a reader of the table learns no address.
  key text PRIMARY KEY,
  points integer NOT NULL,
  -- Milliseconds since 1970.
  expire bigint
);
CREATE INDEX rate_limit_expire ON rate_limit (expire);
GRANT SELECT, INSERT, UPDATE, DELETE ON rate_limit TO gateway_app;
-- Copies of the release before count by themselves without it.
DROP TABLE asked_count;
