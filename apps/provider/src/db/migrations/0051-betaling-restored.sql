-- Money that went back and came to us again (bedrag below zero): a bank that reverses a chargeback, or a refund that
-- failed. It is booked as a payment under an id of its own. And a second payment with the reference of an attempt is
-- followed as well, once staff booked it or decided to pay it back.
ALTER TABLE betaling_terugboeking
  -- The second payment of which it went back; null: the attempt's own.
  ADD COLUMN afwijking_id uuid REFERENCES betaling_afwijking,
  -- Under which id it is booked that it came back to us.
  ADD COLUMN geboekt_als uuid UNIQUE,
  DROP CONSTRAINT betaling_terugboeking_bedrag_check,
  DROP CONSTRAINT betaling_terugboeking_check,
  ADD CONSTRAINT betaling_terugboeking_bedrag_check CHECK (bedrag <> 0),
  ADD CONSTRAINT betaling_terugboeking_restored_check CHECK ((bedrag < 0) = (geboekt_als IS NOT NULL)),
  ADD CONSTRAINT betaling_terugboeking_check CHECK (tegoed + heropend <= greatest(bedrag, 0));

-- Messages of such money are told by the number of its terugboeking.
ALTER TABLE bericht
  DROP CONSTRAINT bericht_soort_check,
  ADD CONSTRAINT bericht_soort_check CHECK (soort IN ('declaratie', 'uitbetaling', 'tegoed', 'betaalverzoek',
    'termijn', 'reactie', 'correctie', 'eigenRisico', 'premieachterstand', 'betalingTerug', 'betalingTeruggehaald',
    'betalingHersteld', 'betalingKloptNiet'));
