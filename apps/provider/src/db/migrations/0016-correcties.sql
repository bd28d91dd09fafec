-- The daily search for corrections that are not invoiced yet.
CREATE INDEX declaratie_regel_correctie ON declaratie_regel (relatienummer) WHERE corrigeert IS NOT NULL;
