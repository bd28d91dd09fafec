-- Payment requests, direct debits and arrangements take the steps of their diagrams (docs/states) and
-- no others. Arguments: the column, and each step as 'from > to'.

CREATE FUNCTION guard_stap() RETURNS trigger
  LANGUAGE plpgsql SET search_path = insurer, pg_temp AS $$
DECLARE
  van text := to_jsonb(OLD) ->> TG_ARGV[0];
  naar text := to_jsonb(NEW) ->> TG_ARGV[0];
BEGIN
  IF concat(van, ' > ', naar) <> ALL (TG_ARGV[1:]) THEN
    RAISE EXCEPTION '% does not go from % to %', TG_TABLE_NAME, van, naar
      USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER guard_titel BEFORE UPDATE ON betaalverzoek
  FOR EACH ROW WHEN (OLD.titel <> NEW.titel)
  EXECUTE FUNCTION guard_stap('titel', 'Factuur > Herinnering', 'Incasso mislukt > Herinnering',
    'Herinnering > Aanmaning');
CREATE TRIGGER guard_status BEFORE UPDATE ON incasso
  FOR EACH ROW WHEN (OLD.status <> NEW.status)
  EXECUTE FUNCTION guard_stap('status', 'gepland > afgeschreven', 'gepland > mislukt',
    'gepland > vervallen', 'afgeschreven > mislukt');
CREATE TRIGGER guard_status BEFORE UPDATE ON regeling
  FOR EACH ROW WHEN (OLD.status <> NEW.status)
  EXECUTE FUNCTION guard_stap('status', 'lopend > beeindigd', 'lopend > voltooid');
