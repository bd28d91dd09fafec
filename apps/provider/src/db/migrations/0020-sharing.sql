-- Whose care counts for the budgets that a person shares on their policies in a calendar year, and of which days: their
-- own of all days, that of everybody else of the days on one of these policies. What somebody used on another policy
-- does not count on this one, and a policy that has ended is shared no more, also where only its own end is known
-- (ADR 0038). As far as who asks may see them.
CREATE FUNCTION sharing(who text, jaar integer) RETURNS TABLE (relatienummer text, van date, tot date)
  LANGUAGE sql STABLE
BEGIN ATOMIC
  SELECT who, '-infinity'::date, 'infinity'::date
  UNION
  SELECT other.relatienummer, other.geldig_van,
    coalesce(least(other.geldig_tot, p.geldig_tot), 'infinity')
  FROM verzekering own JOIN polis p USING (polisnummer) JOIN verzekering other USING (polisnummer)
  WHERE own.relatienummer = who AND other.relatienummer <> who
    AND own.geldig_van < make_date(jaar + 1, 1, 1)
    AND coalesce(least(own.geldig_tot, p.geldig_tot), 'infinity') > make_date(jaar, 1, 1)
    AND other.geldig_van < make_date(jaar + 1, 1, 1)
    AND coalesce(least(other.geldig_tot, p.geldig_tot), 'infinity') > make_date(jaar, 1, 1);
END;
REVOKE ALL ON FUNCTION sharing(text, integer) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION sharing(text, integer) TO insurer_app, insurer_jobs;

CREATE OR REPLACE FUNCTION sharers(who text, jaar integer) RETURNS SETOF text
  LANGUAGE sql STABLE
BEGIN ATOMIC
  SELECT relatienummer FROM sharing(who, jaar);
END;
