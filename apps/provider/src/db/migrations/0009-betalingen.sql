-- Payment attempts at the payment provider (decisions §7). Amounts are cents. Instants are real time, because the
-- payment provider does not follow the insurer's day. An attempt is written before the provider is called; its states
-- follow docs/states/betaling.md, and every step is recorded. One attempt may pay several payment requests of one
-- person, in parts.

CREATE TABLE betaling (
  betaling_id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  -- Its kenmerk is on the bank statement; the parts are all requests.
  betaalverzoek text NOT NULL REFERENCES betaalverzoek (kenmerk),
  debiteur text NOT NULL REFERENCES relatie,
  -- The brand to whose pages the person returns.
  merk text NOT NULL CHECK (merk IN ('ZZ', 'AZVZ')),
  bedrag integer NOT NULL CHECK (bedrag > 0),
  valuta text NOT NULL DEFAULT 'EUR' CHECK (valuta = 'EUR'),
  status text NOT NULL DEFAULT 'aangemaakt' CHECK (status IN
    ('aangemaakt', 'open', 'inBehandeling', 'betaald', 'mislukt', 'geannuleerd', 'verlopen')),
  -- Source of the last change.
  bron text NOT NULL DEFAULT 'start' CHECK (bron IN
    ('start', 'webhook', 'afstemming', 'terugkeer', 'medewerker')),
  -- The payment provider's number, and the address at which the person pays.
  dienst_id text UNIQUE,
  redirect text,
  verloopt_op timestamptz,
  aangemaakt_op timestamptz NOT NULL DEFAULT clock_timestamp(),
  bijgewerkt_op timestamptz NOT NULL DEFAULT clock_timestamp(),
  -- The insurer's days of the start, and of the last change, on which a payment is booked.
  begonnen_op date NOT NULL DEFAULT today(),
  dag date NOT NULL DEFAULT today(),
  -- The last time that a waiting person made us ask the payment provider.
  bekeken_op timestamptz,
  -- Reconciliation: the number of looks, and the next one; null: none.
  blikken integer NOT NULL DEFAULT 0,
  volgende_blik timestamptz DEFAULT clock_timestamp(),
  -- A difference between our request and the payment provider's answer, for a member of staff.
  afwijking text CHECK (afwijking IN ('bedrag', 'valuta', 'kenmerk', 'dienstId', 'onbekend')),
  -- The amount received, as requested or as staff decided, and its two parts: booked on invoices, and too much.
  ontvangen integer CHECK (ontvangen > 0),
  geboekt integer CHECK (geboekt >= 0),
  te_veel integer CHECK (te_veel >= 0),
  CHECK ((status = 'betaald') = (ontvangen IS NOT NULL)),
  CHECK ((ontvangen IS NULL) = (geboekt IS NULL) AND (geboekt IS NULL) = (te_veel IS NULL)),
  CHECK (geboekt + te_veel = ontvangen),
  CHECK (ontvangen = bedrag OR bron = 'medewerker'),
  CHECK (redirect IS NULL OR dienst_id IS NOT NULL),
  CHECK (status = 'aangemaakt' OR dienst_id IS NOT NULL OR status = 'verlopen'),
  UNIQUE (betaling_id, debiteur)
);
CREATE INDEX betaling_debiteur ON betaling (debiteur, aangemaakt_op DESC);
CREATE INDEX betaling_to_reconcile ON betaling (volgende_blik) WHERE volgende_blik IS NOT NULL;

CREATE FUNCTION guard_betaling() RETURNS trigger
  LANGUAGE plpgsql SET search_path = insurer, pg_temp AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.status <> 'aangemaakt' OR NEW.dienst_id IS NOT NULL THEN
      RAISE EXCEPTION 'a payment begins as aangemaakt' USING ERRCODE = 'check_violation';
    END IF;
    RETURN NEW;
  END IF;
  IF NEW.status <> OLD.status THEN
    IF OLD.status = 'betaald' OR NEW.status = 'aangemaakt' OR NOT (
        NEW.status = 'betaald'
        OR OLD.status IN ('aangemaakt', 'open') AND NEW.status <> 'open'
        OR OLD.status = 'aangemaakt'
        OR OLD.status = 'inBehandeling' AND NEW.status IN ('mislukt', 'geannuleerd', 'verlopen')) THEN
      RAISE EXCEPTION 'a payment does not go from % to %', OLD.status, NEW.status
        USING ERRCODE = 'check_violation';
    END IF;
    NEW.bijgewerkt_op := clock_timestamp();
    NEW.dag := today();
  END IF;
  IF (NEW.betaling_id, NEW.betaalverzoek, NEW.debiteur, NEW.merk, NEW.bedrag, NEW.valuta, NEW.aangemaakt_op)
      IS DISTINCT FROM
     (OLD.betaling_id, OLD.betaalverzoek, OLD.debiteur, OLD.merk, OLD.bedrag, OLD.valuta, OLD.aangemaakt_op)
     OR (OLD.dienst_id IS NOT NULL AND NEW.dienst_id IS DISTINCT FROM OLD.dienst_id)
     OR (OLD.status = 'betaald' AND (NEW.ontvangen, NEW.geboekt, NEW.te_veel) IS DISTINCT FROM
       (OLD.ontvangen, OLD.geboekt, OLD.te_veel)) THEN
    RAISE EXCEPTION 'what was asked and paid does not change' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER guard_betaling BEFORE INSERT OR UPDATE ON betaling
  FOR EACH ROW EXECUTE FUNCTION guard_betaling();
CREATE TRIGGER betaling_stays BEFORE DELETE ON betaling
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

SELECT shield('betaling');
CREATE POLICY jobs ON betaling TO insurer_jobs USING (true) WITH CHECK (true);
CREATE POLICY see ON betaling FOR SELECT TO insurer_app
  USING (debiteur = current_setting('mijn.viewer', true));
CREATE POLICY start ON betaling FOR INSERT TO insurer_app
  WITH CHECK (debiteur = current_setting('mijn.viewer', true)
    AND EXISTS (SELECT FROM betaalverzoek b WHERE b.kenmerk = betaling.betaalverzoek
      AND b.debiteur = betaling.debiteur));
GRANT SELECT, INSERT (betaalverzoek, debiteur, merk, bedrag) ON betaling TO insurer_app;
GRANT SELECT, UPDATE (status, bron, dienst_id, redirect, verloopt_op, bijgewerkt_op, bekeken_op,
  blikken, volgende_blik, afwijking, ontvangen, geboekt, te_veel) ON betaling TO insurer_jobs;

-- Parts of an attempt, one per payment request; they are paid together.
CREATE TABLE betaling_deel (
  betaling_id uuid NOT NULL,
  betaalverzoek text NOT NULL REFERENCES betaalverzoek (kenmerk),
  debiteur text NOT NULL REFERENCES relatie,
  bedrag integer NOT NULL CHECK (bedrag > 0),
  -- Whether its attempt may still be paid as requested; record_betaling_step keeps it.
  under_way boolean NOT NULL DEFAULT true,
  PRIMARY KEY (betaling_id, betaalverzoek),
  FOREIGN KEY (betaling_id, debiteur) REFERENCES betaling (betaling_id, debiteur)
);
-- At most one under way per payment request, also with concurrent processes.
CREATE UNIQUE INDEX betaling_under_way ON betaling_deel (betaalverzoek) WHERE under_way;
CREATE INDEX betaling_deel_betaalverzoek ON betaling_deel (betaalverzoek);

-- The parts of an attempt are written in its transaction and add up to it.
CREATE FUNCTION guard_betaling_delen() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = insurer, pg_temp AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM betaling b WHERE b.betaling_id = NEW.betaling_id
      AND b.bedrag = (SELECT sum(d.bedrag) FROM betaling_deel d WHERE d.betaling_id = b.betaling_id)
      AND EXISTS (SELECT FROM betaling_deel d
        WHERE d.betaling_id = b.betaling_id AND d.betaalverzoek = b.betaalverzoek)) THEN
    RAISE EXCEPTION 'the parts of a payment do not add up to it' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER betaling_adds_up AFTER INSERT ON betaling
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION guard_betaling_delen();
CREATE CONSTRAINT TRIGGER betaling_deel_adds_up AFTER INSERT ON betaling_deel
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION guard_betaling_delen();
CREATE TRIGGER betaling_deel_stays BEFORE DELETE ON betaling_deel
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER betaling_deel_bedrag_stays BEFORE UPDATE OF betaling_id, betaalverzoek, debiteur, bedrag
  ON betaling_deel FOR EACH ROW EXECUTE FUNCTION refuse_change();

SELECT shield('betaling_deel');
CREATE POLICY jobs ON betaling_deel TO insurer_jobs USING (true) WITH CHECK (true);
CREATE POLICY see ON betaling_deel FOR SELECT TO insurer_app
  USING (debiteur = current_setting('mijn.viewer', true));
CREATE POLICY start ON betaling_deel FOR INSERT TO insurer_app
  WITH CHECK (debiteur = current_setting('mijn.viewer', true)
    AND EXISTS (SELECT FROM betaalverzoek b WHERE b.kenmerk = betaling_deel.betaalverzoek
      AND b.debiteur = betaling_deel.debiteur));
GRANT SELECT, INSERT (betaling_id, betaalverzoek, debiteur, bedrag) ON betaling_deel TO insurer_app;
GRANT SELECT ON betaling_deel TO insurer_jobs;

-- Every change of state of an attempt.
CREATE TABLE betaling_stap (
  betaling_id uuid NOT NULL REFERENCES betaling,
  volgnummer integer NOT NULL,
  -- Null: the start.
  van text,
  naar text NOT NULL,
  bron text NOT NULL,
  tijdstip timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (betaling_id, volgnummer)
);
SELECT keep_rows('betaling_stap');

-- Runs as the owner, because no other role adds a step. The end of an attempt makes room for another.
CREATE FUNCTION record_betaling_step() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = insurer, pg_temp AS $$
BEGIN
  IF TG_OP = 'INSERT' OR NEW.status <> OLD.status THEN
    INSERT INTO betaling_stap (betaling_id, volgnummer, van, naar, bron)
    SELECT NEW.betaling_id, coalesce(max(s.volgnummer), 0) + 1,
      CASE TG_OP WHEN 'UPDATE' THEN OLD.status END, NEW.status, NEW.bron
    FROM betaling_stap s WHERE s.betaling_id = NEW.betaling_id;
  END IF;
  IF NEW.status NOT IN ('aangemaakt', 'open', 'inBehandeling') THEN
    UPDATE betaling_deel SET under_way = false WHERE betaling_id = NEW.betaling_id AND under_way;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER record_betaling_step AFTER INSERT OR UPDATE ON betaling
  FOR EACH ROW EXECUTE FUNCTION record_betaling_step();

SELECT shield('betaling_stap');
CREATE POLICY jobs ON betaling_stap TO insurer_jobs USING (true) WITH CHECK (true);
CREATE POLICY see ON betaling_stap FOR SELECT TO insurer_app
  USING ((SELECT true FROM betaling b WHERE b.betaling_id = betaling_stap.betaling_id));
GRANT SELECT ON betaling_stap TO insurer_app, insurer_jobs;

-- Received money that differs from the request. A member of staff decides once: book it, pay it back, or close it
-- because it is handled elsewhere. The attempt has the result for its own payment; another payment with its kenmerk
-- (`dienstId`) is booked under this row's id.
CREATE TABLE betaling_afwijking (
  afwijking_id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  betaling_id uuid NOT NULL,
  debiteur text NOT NULL REFERENCES relatie,
  soort text NOT NULL CHECK (soort IN ('bedrag', 'valuta', 'kenmerk', 'dienstId')),
  -- The payment provider's number of the payment.
  dienst_id text NOT NULL UNIQUE,
  -- Hundredths of the currency, which may be any.
  ontvangen bigint NOT NULL CHECK (ontvangen >= 0),
  valuta text NOT NULL,
  gezien_op timestamptz NOT NULL DEFAULT clock_timestamp(),
  -- 'vanzelf': it agreed after all, and was booked without staff.
  besluit text CHECK (besluit IN ('geboekt', 'terugbetaald', 'elders', 'vanzelf')),
  besloten_op timestamptz,
  -- The insurer's day of the decision. Until then the payer was told not to pay; some days to do so follow.
  besloten_dag date,
  CHECK ((besluit IS NULL) = (besloten_op IS NULL)),
  CHECK (besluit IS NULL OR besluit NOT IN ('geboekt', 'terugbetaald') OR (valuta = 'EUR' AND ontvangen > 0)),
  FOREIGN KEY (betaling_id, debiteur) REFERENCES betaling (betaling_id, debiteur)
);
CREATE INDEX betaling_afwijking_open ON betaling_afwijking (gezien_op) WHERE besluit IS NULL;
CREATE INDEX betaling_afwijking_betaling ON betaling_afwijking (betaling_id);

CREATE FUNCTION guard_afwijking() RETURNS trigger
  LANGUAGE plpgsql SET search_path = insurer, pg_temp AS $$
BEGIN
  IF OLD.besluit IS NOT NULL OR (NEW.afwijking_id, NEW.betaling_id, NEW.debiteur, NEW.soort, NEW.dienst_id,
      NEW.ontvangen, NEW.valuta) IS DISTINCT FROM (OLD.afwijking_id, OLD.betaling_id, OLD.debiteur, OLD.soort,
      OLD.dienst_id, OLD.ontvangen, OLD.valuta) THEN
    RAISE EXCEPTION 'what came in does not change, and is decided once' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER guard_afwijking BEFORE UPDATE ON betaling_afwijking
  FOR EACH ROW EXECUTE FUNCTION guard_afwijking();
CREATE TRIGGER betaling_afwijking_stays BEFORE DELETE ON betaling_afwijking
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE FUNCTION keep_besloten_dag() RETURNS trigger
  LANGUAGE plpgsql SET search_path = insurer, pg_temp AS $$
BEGIN
  NEW.besloten_dag := today();
  RETURN NEW;
END $$;
CREATE TRIGGER keep_besloten_dag BEFORE UPDATE ON betaling_afwijking
  FOR EACH ROW WHEN (OLD.besluit IS NULL AND NEW.besluit IS NOT NULL)
  EXECUTE FUNCTION keep_besloten_dag();

SELECT shield('betaling_afwijking');
CREATE POLICY jobs ON betaling_afwijking TO insurer_jobs USING (true) WITH CHECK (true);
CREATE POLICY see ON betaling_afwijking FOR SELECT TO insurer_app
  USING (debiteur = current_setting('mijn.viewer', true));
GRANT SELECT ON betaling_afwijking TO insurer_app;
GRANT SELECT, INSERT, UPDATE (besluit, besloten_op) ON betaling_afwijking TO insurer_jobs;

-- Money of an online payment that went back at the payment provider: refunded there, or charged back by the payer's
-- bank; one row per time that more went back. The payment stays 'betaald', and the part that was no refund of a
-- credit is open again by a line of the ledger. A negative amount came back to us again: a chargeback reversed, or a
-- refund that failed.
CREATE TABLE betaling_terugboeking (
  terugboeking_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  betaling_id uuid NOT NULL,
  -- A second payment with the attempt's kenmerk, of which the money went back; null: the attempt's own payment.
  afwijking_id uuid REFERENCES betaling_afwijking,
  debiteur text NOT NULL REFERENCES relatie,
  -- The request at which its payer reads about it.
  betaalverzoek text NOT NULL REFERENCES betaalverzoek (kenmerk),
  soort text NOT NULL CHECK (soort IN ('terugbetaald', 'teruggehaald')),
  bedrag integer NOT NULL CHECK (bedrag <> 0),
  -- The parts that were a credit, to be paid back anyway, and that are open again. Staff handle the rest.
  tegoed integer NOT NULL CHECK (tegoed >= 0),
  heropend integer NOT NULL CHECK (heropend >= 0),
  -- The id under which money that came back is booked as a payment.
  geboekt_als uuid UNIQUE,
  datum date NOT NULL,
  CHECK (tegoed + heropend <= greatest(bedrag, 0)),
  CONSTRAINT betaling_terugboeking_restored_check CHECK ((bedrag < 0) = (geboekt_als IS NOT NULL)),
  FOREIGN KEY (betaling_id, debiteur) REFERENCES betaling (betaling_id, debiteur)
);
CREATE INDEX betaling_terugboeking_betaling ON betaling_terugboeking (betaling_id);
CREATE INDEX betaling_terugboeking_betaalverzoek ON betaling_terugboeking (betaalverzoek);

SELECT keep_rows('betaling_terugboeking');
SELECT shield('betaling_terugboeking');
CREATE POLICY jobs ON betaling_terugboeking TO insurer_jobs USING (true) WITH CHECK (true);
CREATE POLICY see ON betaling_terugboeking FOR SELECT TO insurer_app
  USING (debiteur = current_setting('mijn.viewer', true));
GRANT SELECT ON betaling_terugboeking TO insurer_app;
GRANT SELECT, INSERT ON betaling_terugboeking TO insurer_jobs;
