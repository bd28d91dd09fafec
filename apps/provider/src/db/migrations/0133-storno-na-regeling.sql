-- A bank may give a debited term back for eight weeks, also after its arrangement was finished: what
-- is open again has to be asked for (docs/states/regeling.md).

DROP TRIGGER guard_status ON regeling;
CREATE TRIGGER guard_status BEFORE UPDATE ON regeling
  FOR EACH ROW WHEN (OLD.status <> NEW.status)
  EXECUTE FUNCTION guard_stap('status', 'lopend > beeindigd', 'lopend > voltooid', 'voltooid > beeindigd');
