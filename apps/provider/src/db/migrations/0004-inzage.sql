-- Who looked at whose data, when, as whom and why (NEN 7513). Rows are added and never touched again.

CREATE TABLE inzage (
  inzage_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Real time, not the insurer's day.
  tijdstip timestamptz NOT NULL DEFAULT clock_timestamp(),
  kijker text NOT NULL,
  niveau smallint NOT NULL CHECK (niveau IN (10, 20, 25, 30)),
  -- Staff looking as the person, and why.
  actor text,
  reden text,
  betreft text NOT NULL,
  operatie text NOT NULL,
  -- The number of the claim that was opened.
  onderwerp text,
  CHECK (actor IS NULL OR reden IS NOT NULL)
);
CREATE INDEX inzage_betreft ON inzage (betreft, tijdstip DESC);

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'rows of % are never changed or removed', TG_TABLE_NAME
    USING ERRCODE = 'insufficient_privilege';
END $$;

CREATE TRIGGER inzage_stays BEFORE UPDATE OR DELETE ON inzage
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER inzage_stays_whole BEFORE TRUNCATE ON inzage
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
