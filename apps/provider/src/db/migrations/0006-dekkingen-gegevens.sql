-- The cover rules of both brands and the own risk per year: the insurer's dated reference data
-- (domain.md). 2027 is not settled: no row, no answer.

INSERT INTO eigen_risico_bedrag (merk, jaar, verplicht, vrijwillig_mogelijk)
SELECT merk, jaar, 38500, merk = 'ZZ'
FROM unnest(ARRAY['ZZ', 'AZVZ']) merk, generate_series(2016, 2026) jaar;

INSERT INTO dekking (merk, pakket, zorgsoort, prestatie, geldig_van, leeftijd_van, leeftijd_tot,
  percentage, maximum_jaar, bijdrage_percentage, bijdrage_vast, bijdrage_maximum_jaar, eigen_risico, uitleg)
SELECT merk, rij.* FROM unnest(ARRAY['ZZ', 'AZVZ']) merk, (VALUES
  ('BASIS', 'Huisarts', 'Consult huisarts', date '2016-01-01', 0, 200, 100, null::integer, 0, 0, null::integer, false,
    'De basisverzekering vergoedt de huisarts helemaal, zonder eigen risico.'),
  ('BASIS', 'Ziekenhuis', 'Behandeling in het ziekenhuis', date '2016-01-01', 0, 200, 100, null, 0, 0, null, true,
    'De basisverzekering vergoedt zorg in het ziekenhuis helemaal. Het eigen risico geldt.'),
  ('BASIS', 'Medicijnen', 'Medicijnen op recept', date '2016-01-01', 0, 200, 100, null, 0, 1000, 25000, true,
    'De basisverzekering vergoedt medicijnen. Je betaalt een wettelijke bijdrage, en het eigen risico geldt.'),
  ('BASIS', 'Laboratorium', 'Laboratoriumonderzoek', date '2016-01-01', 0, 200, 100, null, 0, 0, null, true,
    'De basisverzekering vergoedt laboratoriumonderzoek helemaal. Het eigen risico geldt.'),
  ('BASIS', 'Psycholoog', 'Behandeling door psycholoog', date '2016-01-01', 18, 200, 100, null, 0, 0, null, true,
    'De basisverzekering vergoedt de psycholoog helemaal. Het eigen risico geldt.'),
  ('BASIS', 'Ziekenvervoer', 'Zittend ziekenvervoer', date '2016-01-01', 0, 200, 100, null, 0, 1000, 11800, true,
    'De basisverzekering vergoedt ziekenvervoer. Je betaalt een wettelijke bijdrage, en het eigen risico geldt.'),
  ('BASIS', 'Verloskundige', 'Verloskundige zorg', date '2016-01-01', 0, 200, 100, null, 0, 0, null, false,
    'De basisverzekering vergoedt verloskundige zorg helemaal, zonder eigen risico.'),
  ('BASIS', 'Hulpmiddelen', 'Hulpmiddel', date '2016-01-01', 0, 200, 100, null, 25, 0, null, true,
    'De basisverzekering vergoedt hulpmiddelen voor driekwart. De rest is een wettelijke bijdrage. Het eigen risico geldt.'),
  ('BASIS', 'Fysiotherapie', 'Zitting fysiotherapie', date '2016-01-01', 0, 18, 100, 40000, 0, 0, null, true,
    'De basisverzekering vergoedt fysiotherapie tot 18 jaar, tot € 400 per jaar.'),
  ('BASIS', 'Tandarts', 'Mondzorg', date '2016-01-01', 0, 18, 100, null, 0, 0, null, true,
    'De basisverzekering vergoedt de tandarts tot 18 jaar helemaal.'),
  ('AANVULLEND', 'Fysiotherapie', 'Zitting fysiotherapie', date '2016-01-01', 18, 200, 100, 40500, 0, 0, null, false,
    'De aanvullende verzekering vergoedt fysiotherapie tot € 405 per jaar. Geen eigen risico.'),
  ('AANVULLEND', 'Tandarts', 'Mondzorg', date '2016-01-01', 18, 200, 75, 25000, 0, 0, null, false,
    'De aanvullende verzekering vergoedt 75% van de tandarts, tot € 250 per jaar. Geen eigen risico.'),
  ('AANVULLEND', 'Bril en lenzen', 'Bril of contactlenzen', date '2016-01-01', 0, 200, 100, 10000, 0, 0, null, false,
    'De aanvullende verzekering vergoedt een bril of lenzen tot € 100 per jaar. Geen eigen risico.'),
  ('AANVULLEND', 'Alternatieve zorg', 'Consult alternatieve zorg', date '2016-01-01', 0, 200, 50, 20000, 0, 0, null, false,
    'De aanvullende verzekering vergoedt de helft van alternatieve zorg, tot € 200 per jaar. Geen eigen risico.'),
  ('AANVULLEND_PLUS', 'Fysiotherapie', 'Zitting fysiotherapie', date '2016-01-01', 18, 200, 100, 121500, 0, 0, null, false,
    'De aanvullende verzekering Plus vergoedt fysiotherapie tot € 1.215 per jaar. Geen eigen risico.'),
  ('AANVULLEND_PLUS', 'Tandarts', 'Mondzorg', date '2016-01-01', 18, 200, 80, 75000, 0, 0, null, false,
    'De aanvullende verzekering Plus vergoedt 80% van de tandarts, tot € 750 per jaar. Geen eigen risico.'),
  ('AANVULLEND_PLUS', 'Bril en lenzen', 'Bril of contactlenzen', date '2016-01-01', 0, 200, 100, 25000, 0, 0, null, false,
    'De aanvullende verzekering Plus vergoedt een bril of lenzen tot € 250 per jaar. Geen eigen risico.'),
  ('AANVULLEND_PLUS', 'Alternatieve zorg', 'Consult alternatieve zorg', date '2016-01-01', 0, 200, 75, 50000, 0, 0, null, false,
    'De aanvullende verzekering Plus vergoedt driekwart van alternatieve zorg, tot € 500 per jaar. Geen eigen risico.')
) AS rij;
