-- The guards of the books look up what was written, key by key: their work goes with what a statement
-- wrote and not with how much there is.

CREATE OR REPLACE FUNCTION guard_boeking() RETURNS trigger
  LANGUAGE plpgsql SET search_path = insurer, pg_temp AS $$
BEGIN
  PERFORM f.kenmerk FROM factuur f
  WHERE f.kenmerk = ANY (ARRAY(SELECT DISTINCT n.kenmerk FROM nieuw n)) ORDER BY 1 FOR NO KEY UPDATE;
  IF EXISTS (SELECT FROM (SELECT DISTINCT n.kenmerk FROM nieuw n) k
    CROSS JOIN LATERAL (SELECT f.bedrag, f.bedrag - (SELECT sum(b.bedrag) FROM boeking b
      WHERE b.kenmerk = k.kenmerk) AS open FROM factuur f WHERE f.kenmerk = k.kenmerk) s
    WHERE s.open NOT BETWEEN least(0, s.bedrag) AND greatest(0, s.bedrag)) THEN
    RAISE EXCEPTION 'an invoice cannot be booked beyond its amount' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION guard_factuur_regels() RETURNS trigger
  LANGUAGE plpgsql SET search_path = insurer, pg_temp AS $$
BEGIN
  IF EXISTS (SELECT FROM (SELECT DISTINCT n.kenmerk FROM nieuw n) k
    CROSS JOIN LATERAL (SELECT f.bedrag, (SELECT sum(r.bedrag) FROM factuur_regel r
      WHERE r.kenmerk = k.kenmerk) AS sum FROM factuur f WHERE f.kenmerk = k.kenmerk) s
    WHERE s.sum <> s.bedrag) THEN
    RAISE EXCEPTION 'the lines of an invoice do not add up to it' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
