-- How much of each quota a person has used (packages/domain/src/quotas.ts). The columns and their order are those of
-- rate-limiter-flexible. A key is the quota, its window and an HMAC of the person, so that nobody is known by it.
CREATE TABLE quota_used (
  key varchar(255) PRIMARY KEY,
  points integer NOT NULL DEFAULT 0,
  -- Milliseconds since 1970.
  expire bigint
);
CREATE INDEX quota_used_expire ON quota_used (expire);
SELECT shield('quota_used');
CREATE POLICY count ON quota_used TO insurer_app USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON quota_used TO insurer_app;
