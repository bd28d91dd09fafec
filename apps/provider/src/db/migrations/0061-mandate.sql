-- Mandates of SEPA direct debit: they decide who pays by debit, and on which day of the month.
CREATE SEQUENCE mandaat_counter;
GRANT USAGE ON SEQUENCE mandaat_counter TO insurer_jobs;

-- Numbers that tell nobody how many there are (see next_declaratienummer).
CREATE FUNCTION next_mandaatkenmerk() RETURNS text
  LANGUAGE sql VOLATILE SET search_path = insurer, pg_temp
  RETURN 'M' || lpad(((nextval('mandaat_counter') * 718304393 + 2026112119) % 10000000000)::text, 10, '0');

CREATE TABLE mandaat (
  kenmerk text PRIMARY KEY DEFAULT next_mandaatkenmerk() CHECK (kenmerk ~ '^M\d{10}$'),
  debiteur text NOT NULL REFERENCES relatie,
  -- The creditor.
  merk text NOT NULL CHECK (merk IN ('ZZ', 'AZVZ')),
  getekend_op date NOT NULL,
  -- Account at signing; a debit has the account that it was presented to. Null: unknown of an older mandate.
  iban text,
  -- Day of the month of the debits; the last one of a shorter month.
  dag smallint NOT NULL CHECK (dag BETWEEN 1 AND 31),
  -- From this day on nothing more is presented to the bank.
  beeindigd_op date CHECK (beeindigd_op >= getekend_op)
);
CREATE UNIQUE INDEX mandaat_running ON mandaat (debiteur, merk) WHERE beeindigd_op IS NULL;
CREATE INDEX mandaat_debiteur ON mandaat (debiteur);

SELECT shield('mandaat');
CREATE POLICY jobs ON mandaat TO insurer_jobs USING (true) WITH CHECK (true);
CREATE POLICY see ON mandaat FOR SELECT TO insurer_app
  USING (debiteur = current_setting('mijn.viewer', true));
GRANT SELECT ON mandaat TO insurer_app;
GRANT SELECT, INSERT, UPDATE (dag, beeindigd_op) ON mandaat TO insurer_jobs;

INSERT INTO mandaat (debiteur, merk, getekend_op, iban, dag)
  SELECT DISTINCT ON (p.verzekeringsnemer, p.merk) p.verzekeringsnemer, p.merk,
    min(p.geldig_van) OVER (PARTITION BY p.verzekeringsnemer, p.merk), r.iban, p.incassodag
  FROM polis p JOIN relatie r ON r.relatienummer = p.verzekeringsnemer
  WHERE p.betaalwijze = 'incasso'
  ORDER BY p.verzekeringsnemer, p.merk, p.geldig_van DESC;

-- For copies of the release before, which read polis.betaalwijze.
CREATE FUNCTION sync_betaalwijze() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = insurer, pg_temp AS $$
BEGIN
  UPDATE polis SET betaalwijze = CASE WHEN NEW.beeindigd_op IS NULL THEN 'incasso' ELSE 'zelf' END
    WHERE verzekeringsnemer = NEW.debiteur AND merk = NEW.merk;
  RETURN NULL;
END $$;
REVOKE ALL ON FUNCTION sync_betaalwijze() FROM PUBLIC;
CREATE TRIGGER sync_betaalwijze AFTER INSERT OR UPDATE OF beeindigd_op ON mandaat
  FOR EACH ROW EXECUTE FUNCTION sync_betaalwijze();

-- The account that a debit was presented to, or stays at the bank with after the person gave another one. Null: not
-- presented yet, so that of the person on its day.
ALTER TABLE incasso ADD COLUMN iban text;
GRANT UPDATE (iban) ON incasso TO insurer_jobs;

-- Also keeps debits that are with the bank on the account that they were presented to: those up to and including a day.
CREATE FUNCTION change_rekening(of_versie integer, new_iban text, new_naam text, of_day date, payouts_from date,
  van text, naar text, of_merk text, addressee jsonb, presented_until date) RETURNS boolean
  LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = insurer, pg_temp AS $$
DECLARE
  old_iban text;
BEGIN
  SELECT iban INTO old_iban FROM relatie WHERE relatienummer = current_setting('mijn.viewer') FOR UPDATE;
  IF NOT change_rekening(of_versie, new_iban, new_naam, of_day, payouts_from, van, naar, of_merk, addressee) THEN
    RETURN false;
  END IF;
  UPDATE incasso SET iban = old_iban WHERE debiteur = current_setting('mijn.viewer') AND status = 'gepland'
    AND datum <= presented_until AND iban IS NULL;
  RETURN true;
END $$;
REVOKE ALL ON FUNCTION change_rekening(integer, text, text, date, date, text, text, text, jsonb, date) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION change_rekening(integer, text, text, date, date, text, text, text, jsonb, date) TO insurer_app;

ALTER TABLE bericht
  DROP CONSTRAINT bericht_soort_check,
  ADD CONSTRAINT bericht_soort_check CHECK (soort IN ('declaratie', 'uitbetaling', 'tegoed', 'betaalverzoek',
    'termijn', 'reactie', 'correctie', 'eigenRisico', 'premieachterstand', 'betalingTerug', 'betalingTeruggehaald',
    'betalingHersteld', 'betalingKloptNiet', 'rekening', 'incassoGestart', 'incassoGestopt'));
