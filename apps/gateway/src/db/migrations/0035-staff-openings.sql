-- Counts how many files a member of staff opens in an hour, over all copies of the gateway.

CREATE TABLE staff_opening (
  actor text NOT NULL CHECK (octet_length(actor) BETWEEN 1 AND 100),
  -- Hours since 1970.
  hour integer NOT NULL,
  times integer NOT NULL CHECK (times > 0),
  PRIMARY KEY (actor, hour)
);
CREATE INDEX staff_opening_hour ON staff_opening (hour);
GRANT SELECT, INSERT, UPDATE, DELETE ON staff_opening TO gateway_app;
