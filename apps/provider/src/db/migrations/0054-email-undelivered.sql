-- Whether the mail server refused the last link to this address, or was away for two days: its person is told, and
-- corrects the address. A mail that was taken and came back later is not known here.
CREATE FUNCTION is_link_undelivered(of_relatie text, of_email text) RETURNS boolean
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = insurer, pg_temp
  RETURN coalesce((SELECT m.given_up IS NOT NULL FROM mail m
    WHERE m.relatienummer = of_relatie AND m.email = of_email AND m.kind = 'bevestiging'
    ORDER BY m.created DESC LIMIT 1), false);
REVOKE ALL ON FUNCTION is_link_undelivered(text, text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION is_link_undelivered(text, text) TO insurer_app;
