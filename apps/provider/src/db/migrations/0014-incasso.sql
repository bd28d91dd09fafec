-- Direct debits, their mandates, and the account of a verzekeringsnemer. Amounts are cents; days are the insurer's.

-- Direct debits: of an invoice, or of a term of an arrangement.
CREATE TABLE incasso (
  incasso_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  sleutel text NOT NULL UNIQUE,
  debiteur text NOT NULL REFERENCES relatie,
  kenmerk text REFERENCES factuur,
  regeling_id text REFERENCES regeling,
  poging smallint NOT NULL CHECK (poging IN (1, 2)),
  datum date NOT NULL,
  bedrag integer NOT NULL CHECK (bedrag > 0),
  -- Account at the bank, also after the person gave another one. Null: not presented yet, so the account of its day.
  iban text,
  -- vervallen: nothing was left to debit.
  status text NOT NULL DEFAULT 'gepland'
    CHECK (status IN ('gepland', 'afgeschreven', 'mislukt', 'vervallen')),
  -- Day of the failure, or of the return of the money.
  mislukt_op date,
  -- Returned by the payer's bank: it is not presented again, a payment request follows.
  teruggeboekt boolean NOT NULL DEFAULT false,
  CHECK ((kenmerk IS NULL) <> (regeling_id IS NULL)),
  CHECK ((status = 'mislukt') = (mislukt_op IS NOT NULL))
);
CREATE INDEX incasso_planned ON incasso (datum) WHERE status = 'gepland';
CREATE INDEX incasso_failed ON incasso (mislukt_op) WHERE status = 'mislukt';
CREATE INDEX incasso_kenmerk ON incasso (kenmerk) WHERE kenmerk IS NOT NULL;
CREATE INDEX incasso_regeling ON incasso (regeling_id) WHERE regeling_id IS NOT NULL;
CREATE INDEX incasso_debiteur ON incasso (debiteur);
CREATE TRIGGER guard_status BEFORE UPDATE ON incasso
  FOR EACH ROW WHEN (OLD.status <> NEW.status)
  EXECUTE FUNCTION guard_step('status', 'gepland > afgeschreven', 'gepland > mislukt',
    'gepland > vervallen', 'afgeschreven > mislukt');

SELECT shield('incasso');
CREATE POLICY jobs ON incasso TO insurer_jobs USING (true) WITH CHECK (true);
CREATE POLICY see ON incasso FOR SELECT TO insurer_app
  USING (debiteur = current_setting('mijn.viewer', true));
GRANT SELECT ON incasso TO insurer_app;
GRANT SELECT, INSERT, UPDATE (bedrag, iban, status, mislukt_op, teruggeboekt) ON incasso TO insurer_jobs;

-- A new number for a mandate, drawn at random.
CREATE FUNCTION next_mandaatkenmerk() RETURNS text
  LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = insurer, pg_temp AS $$
DECLARE drawn text;
BEGIN
  LOOP
    drawn := 'M' || random_digits(10);
    CONTINUE WHEN EXISTS (SELECT FROM mandaat WHERE kenmerk = drawn);
    IF draw_first(drawn) THEN RETURN drawn; END IF;
  END LOOP;
END $$;
REVOKE ALL ON FUNCTION next_mandaatkenmerk() FROM PUBLIC;
GRANT EXECUTE ON FUNCTION next_mandaatkenmerk() TO insurer_jobs;

-- Mandates of SEPA direct debit: they decide who pays by debit, and on which day of the month.
CREATE TABLE mandaat (
  kenmerk text PRIMARY KEY DEFAULT next_mandaatkenmerk() CHECK (kenmerk ~ '^M\d{10}$'),
  debiteur text NOT NULL REFERENCES relatie,
  -- The creditor.
  merk text NOT NULL CHECK (merk IN ('ZZ', 'AZVZ')),
  getekend_op date NOT NULL,
  -- Account at signing; a debit has the account that it was presented to. Null: not known.
  iban text,
  -- Day of the month of the debits; the last day of a shorter month.
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

-- Changes the viewer's account, as the next version of their data, with its history, its message, and a letter if there
-- is no e-mail address. Debits that are at the bank, those up to `presented_until`, keep the old account. False: the
-- version is outdated, or the viewer never had a policy. The app role can change an account by this function only.
CREATE FUNCTION change_rekening(of_versie integer, new_iban text, new_naam text, of_day date, payouts_from date,
  van text, naar text, of_merk text, addressee jsonb, presented_until date) RETURNS boolean
  LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = insurer, pg_temp AS $$
DECLARE
  old_iban text;
  person relatie;
  subject text;
BEGIN
  SELECT iban INTO old_iban FROM relatie WHERE relatienummer = current_setting('mijn.viewer') FOR UPDATE;
  UPDATE relatie SET iban = new_iban, iban_naam = new_naam, uitbetalen_vanaf = payouts_from, versie = versie + 1
    WHERE relatienummer = current_setting('mijn.viewer') AND versie = of_versie
      AND EXISTS (SELECT FROM polis p WHERE p.verzekeringsnemer = relatie.relatienummer)
    RETURNING * INTO person;
  IF NOT FOUND THEN RETURN false; END IF;
  subject := concat_ws('/', 'rekening', person.relatienummer, person.versie);
  INSERT INTO relatie_wijziging (relatienummer, versie, door, veld, van, naar)
    VALUES (person.relatienummer, person.versie, person.relatienummer, 'rekening', van, naar);
  INSERT INTO bericht (sleutel, relatienummer, soort, onderwerp, datum)
    VALUES (subject, person.relatienummer, 'rekening', subject, of_day);
  INSERT INTO brief (sleutel, relatienummer, soort, merk, datum, onderwerpen, inhoud, op_papier)
    SELECT subject, person.relatienummer, 'rekening', of_merk, of_day, ARRAY[subject],
      jsonb_build_object('geadresseerde', addressee, 'iban', naar, 'payoutsFrom', payouts_from), true
    WHERE person.email IS NULL;
  UPDATE incasso SET iban = old_iban WHERE debiteur = person.relatienummer AND status = 'gepland'
    AND datum <= presented_until AND iban IS NULL;
  RETURN true;
END $$;
REVOKE ALL ON FUNCTION change_rekening(integer, text, text, date, date, text, text, text, jsonb, date) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION change_rekening(integer, text, text, date, date, text, text, text, jsonb, date)
  TO insurer_app;
