-- The insurer's days on which an attempt to pay began and money that waited for a person was decided about: after
-- somebody was told not to pay yet they have some days to do so. Null: before this was kept.
ALTER TABLE betaling ADD COLUMN begonnen_op date;
ALTER TABLE betaling ALTER COLUMN begonnen_op SET DEFAULT today();

ALTER TABLE betaling_afwijking ADD COLUMN besloten_dag date;
CREATE FUNCTION keep_besloten_dag() RETURNS trigger
  LANGUAGE plpgsql SET search_path = insurer, pg_temp AS $$
BEGIN
  NEW.besloten_dag := today();
  RETURN NEW;
END $$;
CREATE TRIGGER keep_besloten_dag BEFORE UPDATE ON betaling_afwijking
  FOR EACH ROW WHEN (OLD.besluit IS NULL AND NEW.besluit IS NOT NULL)
  EXECUTE FUNCTION keep_besloten_dag();
