-- A claim in the words by which it is found: lower case and without accents (the extension unaccent is not
-- everywhere). What stands in it is care; who may not see the care finds nothing by it.
ALTER TABLE declaratie ADD COLUMN zoektekst text NOT NULL GENERATED ALWAYS AS (
  regexp_replace(
    normalize(lower(zorgsoort || ' ' || omschrijving || ' ' || zorgverlener || ' ' || notanummer), NFD),
    '[\u0300-\u036F]', '', 'g')) STORED;
