-- Removing data at the end of its term (docs/domain.md, Retention).

GRANT DELETE ON bericht TO insurer_jobs;
CREATE INDEX declaratie_withdrawn ON declaratie (teruggetrokken_op) WHERE teruggetrokken_op IS NOT NULL;

-- A line of the log goes only five years after the seal of its batch, by any role. The seals stay (ADR 0036), so that
-- what is left still verifies. A day less, because time zones and leap days differ from those of the jobs.
DROP TRIGGER inzage_stays ON inzage;
CREATE FUNCTION keep_inzage() RETURNS trigger
  LANGUAGE plpgsql SET search_path = insurer, pg_temp AS $$
BEGIN
  IF TG_OP = 'DELETE' AND (SELECT s.sealed_at FROM inzage_seal s WHERE s.until_id >= OLD.inzage_id
      ORDER BY s.until_id LIMIT 1) < clock_timestamp() - interval '5 years' + interval '1 day' THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'lines of the log of access are never changed, and kept for five years'
    USING ERRCODE = 'insufficient_privilege';
END $$;
CREATE TRIGGER inzage_stays BEFORE UPDATE OR DELETE ON inzage FOR EACH ROW EXECUTE FUNCTION keep_inzage();
CREATE POLICY forget ON inzage FOR DELETE TO insurer_jobs USING (true);
GRANT DELETE ON inzage TO insurer_jobs;
