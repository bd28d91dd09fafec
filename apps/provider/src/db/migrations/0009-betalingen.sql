-- Payment attempts at the payment provider (decisions §7). Cents; instants are real time, for the
-- payment provider does not live in the insurer's day. An attempt is written before the provider is
-- asked, its states follow one graph (docs/states/betaling.md), and every step is a row that stays. One
-- attempt may pay several payment requests of one person: its parts say which and how much of each.

CREATE TABLE betaling (
  betaling_id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  -- The one whose reference stands on the bank statement; all of them are its parts.
  betaalverzoek text NOT NULL REFERENCES betaalverzoek (kenmerk),
  debiteur text NOT NULL REFERENCES relatie,
  -- The brand whose pages the person comes back to.
  merk text NOT NULL CHECK (merk IN ('ZZ', 'AZVZ')),
  bedrag integer NOT NULL CHECK (bedrag > 0),
  valuta text NOT NULL DEFAULT 'EUR' CHECK (valuta = 'EUR'),
  status text NOT NULL DEFAULT 'aangemaakt' CHECK (status IN
    ('aangemaakt', 'open', 'inBehandeling', 'betaald', 'mislukt', 'geannuleerd', 'verlopen')),
  -- Who brought the last change.
  bron text NOT NULL DEFAULT 'start' CHECK (bron IN
    ('start', 'webhook', 'afstemming', 'terugkeer', 'medewerker')),
  -- The payment provider's number of it, and where the person pays.
  dienst_id text UNIQUE,
  redirect text,
  verloopt_op timestamptz,
  aangemaakt_op timestamptz NOT NULL DEFAULT clock_timestamp(),
  bijgewerkt_op timestamptz NOT NULL DEFAULT clock_timestamp(),
  -- The insurer's day of that change, on which a payment is booked too.
  dag date NOT NULL DEFAULT today(),
  -- The last time somebody who waits made us look at the payment provider.
  bekeken_op timestamptz,
  -- Reconciliation: how often it has looked, and when it does again; null: no more.
  blikken integer NOT NULL DEFAULT 0,
  volgende_blik timestamptz DEFAULT clock_timestamp(),
  -- What the payment provider tells is not what we asked: a person has to look at it.
  afwijking text CHECK (afwijking IN ('bedrag', 'valuta', 'kenmerk', 'dienstId', 'onbekend')),
  -- What came in: as was asked, or what a person decided about. Of that: on the invoices, and too much.
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

-- What an attempt pays of each payment request, all or none.
CREATE TABLE betaling_deel (
  betaling_id uuid NOT NULL,
  betaalverzoek text NOT NULL REFERENCES betaalverzoek (kenmerk),
  debiteur text NOT NULL REFERENCES relatie,
  bedrag integer NOT NULL CHECK (bedrag > 0),
  -- Whether its attempt may still be paid as was asked: kept by record_betaling_step.
  under_way boolean NOT NULL DEFAULT true,
  PRIMARY KEY (betaling_id, betaalverzoek),
  FOREIGN KEY (betaling_id, debiteur) REFERENCES betaling (betaling_id, debiteur)
);
-- One under way per payment request, whatever our processes do at once.
CREATE UNIQUE INDEX betaling_under_way ON betaling_deel (betaalverzoek) WHERE under_way;
CREATE INDEX betaling_deel_betaalverzoek ON betaling_deel (betaalverzoek);

-- The parts of an attempt are written with it and add up to it.
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

CREATE TABLE betaling_stap (
  betaling_id uuid NOT NULL REFERENCES betaling,
  volgnummer integer NOT NULL,
  -- Null: the attempt was written.
  van text,
  naar text NOT NULL,
  bron text NOT NULL,
  tijdstip timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (betaling_id, volgnummer)
);

-- Money that came in and is not what was asked. It waits for a person of the insurer, who books it, has it paid
-- back, or closes it because it is seen to elsewhere; once. Of the attempt's own payment the attempt tells
-- what became of it; another payment with its reference (`dienstId`) is booked under this row's own id.
CREATE TABLE betaling_afwijking (
  afwijking_id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  betaling_id uuid NOT NULL,
  debiteur text NOT NULL REFERENCES relatie,
  soort text NOT NULL CHECK (soort IN ('bedrag', 'valuta', 'kenmerk', 'dienstId')),
  -- The payment provider's number of that payment.
  dienst_id text NOT NULL UNIQUE,
  -- Hundredths of the currency: of any that the payment provider tells of, it is kept.
  ontvangen bigint NOT NULL CHECK (ontvangen >= 0),
  valuta text NOT NULL,
  gezien_op timestamptz NOT NULL DEFAULT clock_timestamp(),
  -- 'vanzelf': it agreed after all, and was booked as any.
  besluit text CHECK (besluit IN ('geboekt', 'terugbetaald', 'elders', 'vanzelf')),
  besloten_op timestamptz,
  CHECK ((besluit IS NULL) = (besloten_op IS NULL)),
  CHECK (besluit IS NULL OR besluit NOT IN ('geboekt', 'terugbetaald') OR (valuta = 'EUR' AND ontvangen > 0)),
  FOREIGN KEY (betaling_id, debiteur) REFERENCES betaling (betaling_id, debiteur)
);
CREATE INDEX betaling_afwijking_open ON betaling_afwijking (gezien_op) WHERE besluit IS NULL;
CREATE INDEX betaling_afwijking_betaling ON betaling_afwijking (betaling_id);

-- It is decided once, and what came in does not change.
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

-- As the owner: nobody else adds a step, and no change is without one. What is over makes room.
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

CREATE TRIGGER guard_betaling BEFORE INSERT OR UPDATE ON betaling
  FOR EACH ROW EXECUTE FUNCTION guard_betaling();
CREATE TRIGGER record_betaling_step AFTER INSERT OR UPDATE ON betaling
  FOR EACH ROW EXECUTE FUNCTION record_betaling_step();
CREATE TRIGGER betaling_stays BEFORE DELETE ON betaling
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
SELECT keep_rows('betaling_stap');
CREATE TRIGGER betaling_deel_stays BEFORE DELETE ON betaling_deel
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER betaling_deel_bedrag_stays BEFORE UPDATE OF betaling_id, betaalverzoek, debiteur, bedrag
  ON betaling_deel FOR EACH ROW EXECUTE FUNCTION refuse_change();

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

SELECT shield('betaling_afwijking');
CREATE POLICY jobs ON betaling_afwijking TO insurer_jobs USING (true) WITH CHECK (true);
CREATE POLICY see ON betaling_afwijking FOR SELECT TO insurer_app
  USING (debiteur = current_setting('mijn.viewer', true));
GRANT SELECT ON betaling_afwijking TO insurer_app;
GRANT SELECT, INSERT, UPDATE (besluit, besloten_op) ON betaling_afwijking TO insurer_jobs;

SELECT shield('betaling_stap');
CREATE POLICY jobs ON betaling_stap TO insurer_jobs USING (true) WITH CHECK (true);
CREATE POLICY see ON betaling_stap FOR SELECT TO insurer_app
  USING ((SELECT true FROM betaling b WHERE b.betaling_id = betaling_stap.betaling_id));
GRANT SELECT ON betaling_stap TO insurer_app, insurer_jobs;

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
