-- Numbers of claims, invoices, payment requests and arrangements are drawn at random. They were a fixed step modulo
-- 10^8 apart, so that two own numbers told how many others came between. Numbers that were given before stay valid.

-- Numbers that were drawn, also by transactions under way, so that two never draw the same. Once a transaction has
-- ended the table of the number itself has it: this one may be lost in a crash.
CREATE UNLOGGED TABLE drawn_number (number text PRIMARY KEY);
SELECT shield('drawn_number');

-- Digits at random, at most 15 of them: 56 bits of the system's own randomness.
CREATE FUNCTION random_digits(how_many integer) RETURNS text
  LANGUAGE sql VOLATILE SET search_path = insurer, pg_temp
  RETURN lpad((('x' || encode(substr(uuid_send(gen_random_uuid()), 10, 7), 'hex'))::bit(56)::bigint
    % (10::numeric ^ how_many)::bigint)::text, how_many, '0');

-- Whether this transaction is the first to draw a number.
CREATE FUNCTION draw_first(of_number text) RETURNS boolean
  LANGUAGE plpgsql VOLATILE SET search_path = insurer, pg_temp AS $$
BEGIN
  INSERT INTO drawn_number VALUES (of_number) ON CONFLICT DO NOTHING;
  RETURN FOUND;
END $$;

CREATE OR REPLACE FUNCTION next_declaratienummer(jaar integer) RETURNS text
  LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = insurer, pg_temp AS $$
DECLARE drawn text;
BEGIN
  LOOP
    drawn := 'D' || jaar || '-' || random_digits(8);
    CONTINUE WHEN EXISTS (SELECT FROM declaratie WHERE nummer = drawn);
    IF draw_first(drawn) THEN RETURN drawn; END IF;
  END LOOP;
END $$;

CREATE OR REPLACE FUNCTION next_factuurkenmerk(jaar integer) RETURNS text
  LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = insurer, pg_temp AS $$
DECLARE drawn text;
BEGIN
  LOOP
    drawn := 'F' || jaar || '-' || random_digits(8);
    CONTINUE WHEN EXISTS (SELECT FROM factuur WHERE kenmerk = drawn);
    IF draw_first(drawn) THEN RETURN drawn; END IF;
  END LOOP;
END $$;

CREATE OR REPLACE FUNCTION next_regelingnummer(jaar integer) RETURNS text
  LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = insurer, pg_temp AS $$
DECLARE drawn text;
BEGIN
  LOOP
    drawn := 'R' || jaar || '-' || random_digits(7);
    CONTINUE WHEN EXISTS (SELECT FROM regeling WHERE regeling_id = drawn);
    IF draw_first(drawn) THEN RETURN drawn; END IF;
  END LOOP;
END $$;

CREATE OR REPLACE FUNCTION next_betalingskenmerk() RETURNS text
  LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = insurer, pg_temp AS $$
DECLARE drawn text;
BEGIN
  LOOP
    drawn := betalingskenmerk_of(random_digits(15));
    CONTINUE WHEN EXISTS (SELECT FROM betaalverzoek WHERE kenmerk = drawn);
    IF draw_first(drawn) THEN RETURN drawn; END IF;
  END LOOP;
END $$;

REVOKE ALL ON FUNCTION draw_first(text), next_declaratienummer(integer), next_factuurkenmerk(integer),
  next_regelingnummer(integer), next_betalingskenmerk() FROM PUBLIC;
GRANT EXECUTE ON FUNCTION next_declaratienummer(integer) TO insurer_app;
GRANT EXECUTE ON FUNCTION next_factuurkenmerk(integer), next_regelingnummer(integer), next_betalingskenmerk()
  TO insurer_jobs;

DROP SEQUENCE declaratie_counter, factuur_counter, betaalverzoek_counter, regeling_counter;
