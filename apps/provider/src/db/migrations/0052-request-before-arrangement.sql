-- The payment request that asked for an invoice before it went into an arrangement: one arrangement may cover several.
-- Unknown of arrangements from before this column.
ALTER TABLE factuur ADD COLUMN uit_betaalverzoek text REFERENCES betaalverzoek;
GRANT UPDATE (uit_betaalverzoek) ON factuur TO insurer_jobs;
CREATE INDEX factuur_uit_betaalverzoek ON factuur (uit_betaalverzoek) WHERE uit_betaalverzoek IS NOT NULL;
