-- What the payment provider told and the insurer has not taken yet (contract.md, Addresses). An id
-- only: it says that something changed, never what.

CREATE TABLE payment_notice (
  id text PRIMARY KEY CHECK (octet_length(id) BETWEEN 1 AND 64),
  -- How often it was told: what is told while it is being passed on, is passed on once more.
  times bigint NOT NULL DEFAULT 1,
  received timestamptz NOT NULL DEFAULT now(),
  attempts integer NOT NULL DEFAULT 0,
  -- Not to be passed on before; while one of us is at it, until when nobody else is.
  next_attempt timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX payment_notice_next_attempt ON payment_notice (next_attempt);
GRANT SELECT, INSERT, UPDATE, DELETE ON payment_notice TO gateway_app;
