-- How many people share each policy of a person in a calendar year, whoever asks, and how many of them are `among` these:
-- what a policy shares is counted per policy (ADR 0038). Nothing of somebody whom the caller may not see.
CREATE FUNCTION polis_sharers(who text, jaar integer, among text[])
  RETURNS TABLE (polisnummer text, aantal integer, seen integer)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = insurer, pg_temp AS $$
  SELECT p.polisnummer, count(DISTINCT other.relatienummer)::integer,
    count(DISTINCT other.relatienummer) FILTER (WHERE other.relatienummer = ANY (among))::integer
  FROM verzekering own JOIN polis p USING (polisnummer) JOIN verzekering other USING (polisnummer)
  WHERE who = ANY (visible()) AND own.relatienummer = who
    AND own.geldig_van < make_date(jaar + 1, 1, 1)
    AND coalesce(least(own.geldig_tot, p.geldig_tot), 'infinity') > make_date(jaar, 1, 1)
    AND other.geldig_van < make_date(jaar + 1, 1, 1)
    AND coalesce(least(other.geldig_tot, p.geldig_tot), 'infinity') > make_date(jaar, 1, 1)
  GROUP BY p.polisnummer
$$;
REVOKE ALL ON FUNCTION polis_sharers(text, integer, text[]) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION polis_sharers(text, integer, text[]) TO insurer_app;
