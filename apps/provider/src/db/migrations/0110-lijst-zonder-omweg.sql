-- The claim list and its count are read from the index alone, however long somebody's history is.
-- `indiener` stands in it because row-level security asks for it.

DROP INDEX declaratie_lijst;
CREATE INDEX declaratie_lijst ON declaratie (relatienummer, ingediend_op DESC, nummer DESC)
  INCLUDE (indiener) WHERE teruggetrokken_op IS NULL;
